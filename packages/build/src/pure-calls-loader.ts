/** Matches a static property set after its class. Such an assignment keeps an unused class in the bundle. */
const contextType = /^(\w+)\.contextType = (\w+);$/gm;

/** Moves `contextType` properties into their class definitions. */
const moveContextTypes = (source: string) =>
  [...source.matchAll(contextType)].reduce(
    (text, [statement, name, context]) =>
      text
        .replace(statement, '')
        .replace(new RegExp(`^var ${name} = class .*\\{$`, 'm'), `$& static contextType = ${context};`),
    source,
  );

/**
 * Marks react-router's module-level calls as free of side effects, so that webpack drops the unused ones.
 * Without this loader, the first load is 7.3 KB larger (brotli), and `e2e/pages/weight.spec.ts` fails.
 * @public webpack loads it by its path
 */
export default function markPureCalls(source: string): string {
  return moveContextTypes(source)
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
}
