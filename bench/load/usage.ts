import { readFileSync } from 'node:fs';

/** Reads a file of /proc; Linux only. */
const read = (file: string) => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

const childrenOf = (pid: number) =>
  read(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Returns a process and its descendants. */
const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

function cpuOfProcess(pid: number) {
  const fields = read(`${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** Returns a process's memory in MiB; pages that several processes share are divided among them. */
const memoryOfProcess = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

const sumOver = (pids: readonly number[], figureOf: (pid: number) => number) =>
  pids.flatMap(treeOf).reduce((sum, pid) => sum + figureOf(pid), 0);

/** Returns the processor time that processes and their descendants have used, in milliseconds. */
export const cpuOf = (pids: readonly number[]) => sumOver(pids, cpuOfProcess);

/** Returns the memory of processes and their descendants in MiB. */
export const memoryOf = (pids: readonly number[]) => sumOver(pids, memoryOfProcess);

/** Samples the memory of processes until the work is done. Returns the peak in MiB, and the result of the work. */
export async function withPeakMemory<Result>(pids: readonly number[], work: () => Promise<Result>) {
  let peak = memoryOf(pids);
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pids));
  }, 50);
  const result = await work().finally(() => clearInterval(sampling));
  return { peak, result };
}
