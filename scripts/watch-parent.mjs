/** Milliseconds between two checks. */
const pause = 500;

/**
 * Calls `onEnd` once npm, which started this script, has ended: a killed npm passes on nothing. Does nothing for a script
 * that was started without npm, as by `nohup node … &`.
 */
export function watchParent(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === before) return;
    clearInterval(timer);
    onEnd();
  }, pause);
}
