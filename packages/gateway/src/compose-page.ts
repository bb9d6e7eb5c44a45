import { escapeHtml } from '@suite/contracts/escape-html';
import { OperatorError } from '@suite/contracts/operator-error';

/**
 * Values known only at request time, inserted into each response. Everything else is composed once at
 * startup.
 */
export type RequestValue = 'public_url' | 'year';
export type Piece = string | { echo: RequestValue };

const requestValues: readonly string[] = ['public_url', 'year'] satisfies RequestValue[];
const isRequestValue = (name: string): name is RequestValue => requestValues.includes(name);

const directive = /<!--#(.*?)(?:-->|$)/gs;
const knownDirective = /^\s*(include|set|echo)((?:\s+[a-z]+="[^"]*")+)\s*$/;
const attribute = /([a-z]+)="([^"]*)"/g;
const allowedAttributes: Record<string, RegExp> = {
  include: /^virtual$/,
  set: /^var value$/,
  echo: /^var(?: default)?(?: encoding)?$/,
};
const maxDepth = 10;

interface Source {
  name: string;
  text: string;
}

function readDirective(source: Source, comment: string, body: string) {
  const [, command = '', attributeText = ''] = knownDirective.exec(body) ?? [];
  const attributes = Object.fromEntries(
    [...attributeText.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']),
  );
  const { encoding = 'none' } = attributes;
  const hasAllowed = allowedAttributes[command]?.test(Object.keys(attributes).join(' '));
  if (!comment.endsWith('-->') || !hasAllowed || encoding !== 'none') {
    throw new OperatorError(
      `${source.name}: "${comment.slice(0, 80)}" is not a directive of docs/gateway.md (include, set, echo).`,
    );
  }
  return { command, attributes };
}

/**
 * Composes a page: resolves its directives (docs/gateway.md) into text and the two request-time values.
 * `readFragment` returns the fragment of an include's address; `constants` are variables that every page may
 * echo. Throws an error that names the file for an unknown or malformed directive, an echo of an unset
 * variable, and fragments that include each other.
 */
export function composePage(
  page: Source,
  readFragment: (address: string) => Source,
  constants: Readonly<Record<string, string>> = {},
): Piece[] {
  const variables = new Map(Object.entries(constants));

  const compose = (source: Source, depth: number): Piece[] => {
    if (depth > maxDepth)
      throw new OperatorError(`${page.name}: its fragments include each other (${source.name}).`);
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of source.text.matchAll(directive)) {
      pieces.push(source.text.slice(end, match.index));
      end = match.index + match[0].length;
      const { command, attributes } = readDirective(source, match[0], match[1] ?? '');
      const { virtual = '', var: name = '', value = '', default: fallback, encoding } = attributes;
      if (command === 'include') pieces.push(...compose(readFragment(virtual), depth + 1));
      else if (command === 'set') variables.set(name, value);
      else if (isRequestValue(name)) pieces.push({ echo: name });
      else {
        const text = variables.get(name) ?? fallback;
        if (text === undefined)
          throw new OperatorError(`${source.name}: echoes "${name}", which nothing has set.`);
        pieces.push(encoding === 'none' ? text : escapeHtml(text));
      }
    }
    return [...pieces, source.text.slice(end)];
  };

  return mergeStrings(compose(page, 0));
}

/** Merges adjacent strings, so that a request joins only a few pieces. */
function mergeStrings(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}

/** Renders the document for one request. */
export const renderPage = (pieces: Piece[], values: Record<RequestValue, string>) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : escapeHtml(values[piece.echo]))).join('');
