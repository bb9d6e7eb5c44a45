/**
 * Lets Redux Toolkit give its functions a `toString` where an add-on has frozen `Function.prototype`, which makes the
 * plain assignment throw.
 * @public webpack loads it by its path
 */
export default function ownProperties(source: string): string {
  return source.replace(
    /^\s*(\w+)\.toString = (.+);$/gm,
    'Object.defineProperty($1, "toString", { value: $2, writable: true, configurable: true });',
  );
}
