/** What the promise gives if it does so within that many milliseconds, else undefined; it is never left unhandled. */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
