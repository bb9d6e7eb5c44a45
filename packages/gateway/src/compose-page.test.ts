import { OperatorError } from '@suite/contracts/operator-error';
import fc from 'fast-check';
import '../../../scripts/testing/generated-cases.ts';
import { escapeHtml } from '@suite/contracts/escape-html';
import { composePage, renderPage } from './compose-page.ts';

const values = { public_url: 'https://www.example.com', year: '2026' };

/** Composes a page from fragments keyed by address. */
const compose = (text: string, fragments: Record<string, string> = {}) =>
  renderPage(
    composePage({ name: 'pages/index.html', text }, (address) => ({
      name: address,
      text: fragments[address] ?? '',
    })),
    values,
  );

test('resolves nested includes', () => {
  const fragments = { '/a': '[<!--# include virtual="/b?x=y" -->]', '/b?x=y': 'inner' };
  expect(compose('before <!--# include virtual="/a" --> after', fragments)).toBe('before [inner] after');
});

test('passes a variable set in the page to fragments included after it', () => {
  const fragments = { '/start': '<html lang="<!--# echo var="lang" default="en" -->">' };
  expect(compose('<!--# set var="lang" value="ja" --><!--# include virtual="/start" -->', fragments)).toBe(
    '<html lang="ja">',
  );
  expect(compose('<!--# include virtual="/start" -->', fragments)).toBe('<html lang="en">');
});

test('fills in the public address and the year for each request', () => {
  const pieces = composePage(
    { name: 'page', text: '<!--# echo var="public_url" -->/x <!--# echo var="year" -->' },
    () => ({ name: '', text: '' }),
  );
  expect(renderPage(pieces, values)).toBe('https://www.example.com/x 2026');
  expect(renderPage(pieces, { public_url: 'http://localhost:8080', year: '2027' })).toBe(
    'http://localhost:8080/x 2027',
  );
});

test('entity-encodes echoed values', () => {
  expect(compose(`<!--# set var="lang" value="<b>&'" --><!--# echo var="lang" -->`)).toBe("&lt;b&gt;&amp;'");
});

test('prints a value that a page has set without encoding if asked to, and nothing if it is not set', () => {
  const echo = '<!--# echo var="hint" default="" encoding="none" -->';
  expect(compose(`<!--# set var="hint" value="<link href=/a>" -->${echo}`)).toBe('<link href=/a>');
  expect(compose(`[${echo}]`)).toBe('[]');
});

test('keeps ordinary comments', () => {
  expect(compose('<!-- a --><!--[if IE]><![endif]-->')).toBe('<!-- a --><!--[if IE]><![endif]-->');
});

test.each([
  ['another directive', '<!--# exec cmd="ls" -->'],
  ['include of a file', '<!--# include file="/etc/passwd" -->'],
  ['an extra attribute', '<!--# include virtual="/a" wait="yes" -->'],
  ['a missing attribute', '<!--# set var="lang" -->'],
  ['no attribute', '<!--# echo -->'],
  ['an unclosed directive', 'text <!--# include virtual="/a"'],
  ['another encoding', '<!--# echo var="lang" default="" encoding="url" -->'],
  ['a single quote', "<!--# echo var='lang' -->"],
])('rejects %s and names the file', (_case, text) => {
  expect(() => compose(text)).toThrow(/^pages\/index\.html: ".*" is not a directive of docs\/gateway\.md/s);
});

test('rejects an echo of an unset variable', () => {
  expect(() => compose('<!--# echo var="title" -->')).toThrow(
    'pages/index.html: echoes "title", which nothing has set.',
  );
});

test('rejects fragments that include each other', () => {
  const fragments = { '/a': '<!--# include virtual="/b" -->', '/b': '<!--# include virtual="/a" -->' };
  expect(() => compose('<!--# include virtual="/a" -->', fragments)).toThrow('include each other');
});

/** A part of a generated page. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'set'; name: string; value: string }
  | { kind: 'echo'; name: string; fallback: string }
  | { kind: 'value'; name: keyof typeof values }
  | { kind: 'include'; parts: Part[] };

const name = fc.constantFrom('lang', 'section', 'title');
const value = fc.string({ unit: 'binary' }).filter((text) => !/["\n]|-->/.test(text));
const { parts } = fc.letrec<{ parts: Part[]; part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.record({
      kind: fc.constant('text' as const),
      text: fc.oneof(
        fc.string({ unit: 'binary' }).map((text) => text.replaceAll('<!--#', '')),
        fc.constantFrom('<!-- comment -->', '-->', '<', '<!-', '$&', '{{x}}', '&amp;'),
      ),
    }),
    fc.record({ kind: fc.constant('set' as const), name, value }),
    fc.record({ kind: fc.constant('echo' as const), name, fallback: value }),
    fc.record({ kind: fc.constant('value' as const), name: fc.constantFrom('public_url', 'year') }),
    fc.record({ kind: fc.constant('include' as const), parts: tie('parts') }),
  ),
  parts: fc.array(tie('part'), { maxLength: 6 }),
}));

/** Writes parts as a page; adds the text of each included fragment to `fragments`. */
const written = (page: readonly Part[], fragments: Record<string, string>): string =>
  page
    .map((part) => {
      if (part.kind === 'text') return `${part.text} `;
      if (part.kind === 'set') return `<!--# set var="${part.name}" value="${part.value}" -->`;
      if (part.kind === 'echo') return `<!--# echo var="${part.name}" default="${part.fallback}" -->`;
      if (part.kind === 'value') return `<!--# echo var="${part.name}" -->`;
      const text = written(part.parts, fragments);
      const address = `/fragments/${Object.keys(fragments).length}`;
      fragments[address] = text;
      return `<!--# include virtual="${address}" -->`;
    })
    .join('');

/** Returns what the document must be; `variables` are those that are set so far. */
const expected = (
  page: readonly Part[],
  requestValues: typeof values,
  variables = new Map<string, string>(),
): string =>
  page
    .map((part) => {
      if (part.kind === 'text') return `${part.text} `;
      if (part.kind === 'set') variables.set(part.name, part.value);
      if (part.kind === 'echo') return escapeHtml(variables.get(part.name) ?? part.fallback);
      if (part.kind === 'value') return escapeHtml(requestValues[part.name]);
      return part.kind === 'include' ? expected(part.parts, requestValues, variables) : '';
    })
    .join('');

test('composes any page of includes, variables and request values', () => {
  fc.assert(
    fc.property(parts, fc.record({ public_url: fc.string(), year: fc.string() }), (page, requestValues) => {
      const fragments: Record<string, string> = {};
      const text = written(page, fragments);
      const pieces = composePage({ name: 'page', text }, (address) => ({
        name: address,
        text: fragments[address] ?? '',
      }));
      expect(renderPage(pieces, requestValues)).toBe(expected(page, requestValues));
    }),
    { numRuns: 300 },
  );
});

const fragment = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<!--#',
        ' include',
        ' virtual="/a"',
        ' virtual="/missing"',
        ' echo',
        ' set',
        ' -->',
        '-->',
      ),
      fc.constantFrom(' var="lang"', ' var="year"', ' value="x"', ' default="y"', '"', '<!-- ', '\n'),
    ),
    { maxLength: 12 },
  )
  .map((tokens) => tokens.join(''));

test('refuses any other text, or leaves no directive in the document', () => {
  fc.assert(
    fc.property(fragment, fragment, (text, included) => {
      const readFragment = (address: string) => {
        if (address !== '/a') throw new OperatorError(`${address} is missing`);
        return { name: address, text: included };
      };
      try {
        const document = renderPage(composePage({ name: 'page', text }, readFragment), values);
        expect(document).not.toContain('<!--#');
        if (!text.includes('<!--#')) expect(document).toBe(text);
      } catch (error) {
        expect(error).toBeInstanceOf(OperatorError);
      }
    }),
    { numRuns: 300 },
  );
});
