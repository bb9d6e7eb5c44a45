import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '@suite/contracts/decode-text';
import { visit } from 'jsonc-parser';
import { ValidationError } from 'yup';
import { companySchema } from './company-schema.ts';
import type { Site } from './site.ts';
import { telephoneUrl } from './telephone-url.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Returns the path of the company file: COMPANY_FILE, relative to the project root, or the built-in file. */
export const companyFile = ({ COMPANY_FILE }: NodeJS.ProcessEnv) =>
  path.resolve(root, COMPANY_FILE?.trim() || 'packages/site/company.json');

/** Returns the facts of a company file. Throws one Error that lists all invalid fields. */
export function parseCompany(content: unknown, file = 'company.json'): Site {
  try {
    const { chatNumber, ...company } = companySchema.validateSync(content, { abortEarly: false });
    const chat = chatNumber && {
      number: chatNumber,
      url: telephoneUrl(chatNumber).replace(/^tel:\+/, 'https://wa.me/'),
    };
    return { ...company, chat: chat || undefined };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error([`The company facts in ${file} are invalid:`, ...error.errors].join('\n- '));
  }
}

/** Returns the facts of the company file. Throws an Error that names the file if it is missing or invalid. */
export function readSite(env: NodeJS.ProcessEnv): Site {
  const file = companyFile(env);
  const relative = path.relative(root, file);
  return parseCompany(readJson(file), relative.startsWith('..') ? file : relative);
}

/** Size in bytes of the largest company file that is read. */
const mostBytes = 1_000_000;

/** Returns the text of a file. Throws an Error whose message follows the file's name. */
function readText(file: string): string {
  const found = statSync(file);
  if (!found.isFile()) throw new Error('is not a file');
  if (found.size > mostBytes) throw new Error(`is larger than ${mostBytes / 1000} kB`);
  const text = decodeText(readFileSync(file));
  if (text === undefined) throw new Error('is not encoded as UTF-8: save it as UTF-8');
  return text;
}

/** Returns a sentence for each field that is set twice in one object, and for names that no object may use. */
function problemsOfNames(text: string): string[] {
  const problems: string[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, _offset, _length, line) => {
      const names = objects.at(-1);
      if (names?.has(name)) problems.push(`line ${line + 1} sets ${name} again: keep one of them`);
      if (name in {}) problems.push(`line ${line + 1} has the unknown field ${name}: remove it`);
      names?.add(name);
    },
  });
  return problems;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `is not valid JSON, which has no comments and no comma before } or ]: ${(error as Error).message}`,
    );
  }
}

function readJson(file: string): unknown {
  try {
    const text = readText(file);
    const content = parseJson(text);
    const [problem] = problemsOfNames(text);
    if (problem) throw new Error(`cannot be used: ${problem}`);
    return content;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `The company file ${file} ${code ? `cannot be read (${code})` : message}. COMPANY_FILE sets its path.`,
    );
  }
}
