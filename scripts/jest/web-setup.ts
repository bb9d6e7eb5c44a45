import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// React creates an error for each element, and yup for each problem; with jest's 100 frames that takes long.
Error.stackTraceLimit = 10;

// Generous, so that tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Inserts only rules that hide elements, because jsdom compares each element with each rule, for every name that a test
 * reads. styled-components skips a rule that is refused. All tests of a worker share jsdom's class.
 */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
const sheet: CSSStyleSheet & { insertAnyRule?: CSSStyleSheet['insertRule'] } = CSSStyleSheet.prototype;
const insertAnyRule = sheet.insertAnyRule ?? sheet.insertRule;
Object.assign(sheet, {
  insertAnyRule,
  insertRule(this: CSSStyleSheet, rule: string, index?: number) {
    if (!/(?:display|visibility):/.test(rule)) throw new Error('This rule hides nothing.');
    return insertAnyRule.call(this, rule, index);
  },
});

/** jsdom lacks layout and pointer capture, which Radix and cmdk use. */
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  releasePointerCapture() {},
  scrollIntoView() {},
});

/** jsdom lacks popovers; their content is always visible. */
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

/** jsdom lacks media queries; this stub matches none. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    unexpected.push(format(...words));
  });
});

/** A test that expects an error replaces `console.error` with its own spy. */
afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
