import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['mysqldump', 'mysql'];
const { PATH = '' } = process.env;

/** A PATH on which MySQL's client programs are: this machine's, or else, made in this folder, those of the image. */
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
