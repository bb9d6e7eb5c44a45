import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

/** Writes the figures of a bench's last run to bench/results. */
export function writeResults(name: string, figures: object) {
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model.trim(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const file = path.join(import.meta.dirname, `../results/${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
}

/** Prints whether each aim is met. Sets the exit code to 1 if one is missed. */
export function check(aims: readonly [isMet: boolean, aim: string][]) {
  for (const [isMet, aim] of aims) {
    console.log(`${isMet ? 'met' : 'MISSED'}: ${aim}`);
    if (!isMet) process.exitCode = 1;
  }
}
