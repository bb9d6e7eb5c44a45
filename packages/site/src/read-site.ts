import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ValidationError } from 'yup';
import { companySchema } from './company-schema.ts';
import type { Site } from './site.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Returns the path of the company file: COMPANY_FILE, relative to the project root, or the built-in file. */
export const companyFile = ({ COMPANY_FILE }: NodeJS.ProcessEnv) =>
  path.resolve(root, COMPANY_FILE || 'packages/site/company.json');

/** Returns the facts of a company file. Throws one Error that lists all invalid fields. */
export function parseCompany(content: unknown, file = 'company.json'): Site {
  try {
    const { chatNumber, ...company } = companySchema.validateSync(content, { abortEarly: false });
    const chat = chatNumber && { number: chatNumber, url: `https://wa.me/${chatNumber.replace(/\D/g, '')}` };
    return { ...company, chat: chat || undefined };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error([`The company facts in ${file} are invalid:`, ...error.errors].join('\n- '));
  }
}

/** Returns the facts of the company file. Throws an Error that names the file if it is missing or invalid. */
export function readSite(env: NodeJS.ProcessEnv): Site {
  const file = companyFile(env);
  return parseCompany(readJson(file), path.relative(root, file));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problem = code ? `cannot be read (${code})` : `is not valid JSON: ${message}`;
    throw new Error(`The company file ${file} ${problem}. COMPANY_FILE sets its path.`);
  }
}
