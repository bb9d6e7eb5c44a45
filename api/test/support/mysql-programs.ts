import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['mysqldump', 'mysql'];
const { PATH = '' } = process.env;

/**
 * Returns a PATH with MySQL's client programs: those of this machine, or, if missing, scripts in `folder` that run the
 * programs of the MySQL image.
 */
export function pathWithMySql(folder: string): string {
  if (programs.every((program) => !spawnSync(program, ['--version']).error)) return PATH;
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const program of programs) {
    const file = join(bin, program);
    const command = `docker run --rm -i --network host -v ${folder}:${folder}:ro -e MYSQL_PWD --entrypoint ${program} mysql:9.7 "$@"`;
    writeFileSync(file, `#!/bin/sh\nexec ${command}\n`);
    chmodSync(file, 0o755);
  }
  return `${bin}${delimiter}${PATH}`;
}
