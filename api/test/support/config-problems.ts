import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../src/server/config.ts';
import { temporaryFolder } from './afterwards.ts';

/** Returns the problems with which a configuration is refused. */
export function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

/** Writes a temporary file. Returns its path. */
export function fileWith(content: string | Buffer): string {
  const file = join(temporaryFolder(), 'setting');
  writeFileSync(file, content);
  return file;
}
