import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout and no pointer capture, which Radix and cmdk ask for. */
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  releasePointerCapture() {},
  scrollIntoView() {},
});

/** Nor has it popovers: what stands in one is there all the time. */
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

/** Nor media queries: none matches. */
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

/** A test that expects an error takes `console.error` over with a spy of its own. */
afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
