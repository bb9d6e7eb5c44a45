import { appendFileSync } from 'node:fs';

/** The outcome of one test file, as one line of the report. */
export interface FileResult {
  name: string;
  hasFailed: boolean;
  tests: { fullName: string; status: string; failureMessages: string[] }[];
}

/** The properties of jest's own result that we read. */
interface JestFileResult {
  testFilePath: string;
  testResults: FileResult['tests'];
  /** The error of a file that did not load. */
  testExecError?: unknown;
  numFailingTests: number;
}

/**
 * A jest reporter that appends the outcome of each test file to the file TEST_REPORT. Jest's `--json` report can't
 * replace it: jest writes none at all when one test fails with an error that refers to itself, such as a spawn error.
 */
export default class JestReport {
  onTestResult(_test: unknown, file: JestFileResult) {
    const result: FileResult = {
      name: file.testFilePath,
      hasFailed: file.testExecError !== undefined || file.numFailingTests > 0,
      tests: file.testResults.map(({ fullName, status, failureMessages }) => ({
        fullName,
        status,
        failureMessages,
      })),
    };
    appendFileSync(process.env.TEST_REPORT ?? '', `${JSON.stringify(result)}\n`);
  }
}
