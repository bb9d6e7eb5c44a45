import { readFileSync } from 'node:fs';

type Environment = NodeJS.ProcessEnv;

/**
 * Returns the non-empty variables, with each secret read from the file that NAME_FILE names, without a trailing line
 * break. Adds a sentence to `problems` for each file that can't be used.
 */
export function withSecretFiles(
  env: Environment,
  secrets: readonly string[],
  problems: string[],
): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`Set either ${name} or ${name}_FILE, not both`);
    const value = read(`${name}_FILE`, file, problems)?.replace(/\r?\n$/, '');
    if (value) given[name] = value;
  }
  return given;
}

/** Returns the variables without DATABASE_CA_FILE if that file is empty. By default, Compose mounts an empty one. */
export function withCaFile(
  { DATABASE_CA_FILE: file, ...given }: Environment,
  problems: string[],
): Environment {
  if (file === undefined) return given;
  const text = read('DATABASE_CA_FILE', file, problems);
  if (text?.trim() === '') return given;
  if (text !== undefined && !text.includes('BEGIN CERTIFICATE'))
    problems.push(`DATABASE_CA_FILE: ${file} holds no certificate in PEM form`);
  return { ...given, DATABASE_CA_FILE: file };
}

function read(name: string, file: string, problems: string[]) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    problems.push(`${name}: ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
}
