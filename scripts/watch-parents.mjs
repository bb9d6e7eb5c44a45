import { readFileSync } from 'node:fs';

/** Milliseconds between two checks. */
const pause = 500;

/** Returns name and parent of a process, or undefined if it has ended or the system has no /proc. */
function readProcess(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent };
  } catch {
    return undefined;
  }
}

/** npm starts scripts in a shell, which stays between npm and the script unless it replaces itself. */
const isShell = (name = '') => /^(?:sh|dash|bash|ash|zsh|busybox)$/.test(name);

/** Returns the processes whose end ends this one: the parent and, above a shell, npm. */
function parents() {
  const parent = readProcess(process.ppid);
  return `${process.ppid} ${isShell(parent?.name) ? parent?.parent : ''}`;
}

/**
 * Calls `onEnd` once npm, which started this script, has ended: npm passes signals on to its shell only, and a killed
 * npm passes on nothing. Does nothing for a script that was started without npm, as by `nohup node … &`.
 */
export function watchParents(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    onEnd();
  }, pause);
}
