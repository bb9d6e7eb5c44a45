import { readFileSync, statSync } from 'node:fs';
import { decodeText } from '@suite/contracts/decode-text';

type Environment = NodeJS.ProcessEnv;

/**
 * Returns the text of a secret file without byte order mark and final line breaks, '' if nothing in it is visible. Throws an
 * error with a sentence.
 */
export function readSecretFile(file: string): string {
  // A device such as /dev/random never ends.
  if (statSync(file).isCharacterDevice()) throw new Error('is not a file');
  const text = decodeText(readFileSync(file));
  if (text === undefined) throw new Error('is not UTF-8 text: save it as UTF-8');
  return cleaned(text, true);
}

/**
 * Removes what editors and shells leave around a value: a byte order mark, line ends, spaces and invisible characters. A
 * password may start or end with spaces, but does not consist of them.
 */
function cleaned(value: string, isPassword: boolean) {
  const text = value.replace(
    /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu,
    '',
  );
  return isPassword && text !== '' ? value.replace(/^\uFEFF/, '').replace(/[\r\n]+$/, '') : text;
}

/**
 * Returns the non-empty variables without line ends, with each secret read from the file that NAME_FILE names. Adds a
 * sentence to `problems` for each file that can't be used, and for each of the `names` whose value is in quotes.
 */
export function withSecretFiles(
  env: Environment,
  { names, secrets }: { names: readonly string[]; secrets: readonly string[] },
  problems: string[],
): Environment {
  const given: Environment = {};
  const isPassword = (name: string) => secrets.includes(name) && !name.endsWith('_URL');
  for (const [name, value = ''] of Object.entries(env)) {
    const text = cleaned(value, isPassword(name));
    if (text !== '') given[name] = text;
    if (secrets.includes(name)) checkNoName(name, text, problems);
    if (names.includes(name)) checkNoQuotes(name, text, problems);
  }
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`Set either ${name} or ${name}_FILE, not both`);
    const value = cleaned(read(`${name}_FILE`, file, problems) ?? '', isPassword(name));
    checkNoName(name, value, problems);
    if (!isPassword(name)) checkNoQuotes(name, value, problems);
    if (value !== '') given[name] = value;
  }
  return given;
}

/** Adds a problem if a secret starts with its name, as a line of `.env`, of a shell script or of YAML does. */
function checkNoName(name: string, value: string, problems: string[]) {
  const before = new RegExp(`^(?:export\\s+)?${name}(?:=|:(?=\\s))`, 'i').exec(value)?.[0];
  if (before) problems.push(`${name} must be the value only, without ${before} before it`);
}

function checkNoQuotes(name: string, value: string, problems: string[]) {
  if (/^(["'])[\s\S]*\1$/.test(value) && value.length > 1)
    problems.push(`${name} has quotes around its value, which are part of it here: remove them`);
}

/** Returns the variables without DATABASE_CA_FILE if that file is empty. By default, Compose mounts an empty one. */
export function withCaFile(
  { DATABASE_CA_FILE: file, ...given }: Environment,
  problems: string[],
): Environment {
  if (file === undefined) return given;
  // The text around certificates may be in any encoding.
  const text = read('DATABASE_CA_FILE', file, problems, (name) => readFileSync(name, 'latin1'));
  if (text?.trim() === '') return given;
  if (text !== undefined && !text.includes('BEGIN CERTIFICATE'))
    problems.push(`DATABASE_CA_FILE: ${file} holds no certificate in PEM form`);
  return { ...given, DATABASE_CA_FILE: file };
}

function read(name: string, file: string, problems: string[], readFile = readSecretFile) {
  try {
    return readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    problems.push(`${name}: ${file} ${code ? `can't be read (${code})` : message}`);
    return undefined;
  }
}
