/** Actions of the mouse or the keyboard, which both protocols of WebDriver write in the same way. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: (
    | { type: 'pointerMove'; x: number; y: number }
    | { type: string; button: 0 }
    | { type: string; value: string }
  )[];
}

/** A browser that Playwright can't drive: what Firefox and WebKit have in common. */
export interface DrivenBrowser {
  /** Loads an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It uses nothing from outside; its arguments and its result are JSON. */
  run<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  perform(source: InputSource): Promise<void>;
  /** Returns the errors of scripts and the violations of the policy, if the protocol reports them. */
  errors(): string[];
  /** Returns a picture of what is visible as PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** The size of the window in CSS pixels: a small laptop. */
export const windowSize = { width: 1280, height: 900 };

/** Returns the source of an expression that calls a function with arguments and resolves with the JSON of its result. */
export const callIn = (fn: (...args: never[]) => unknown, args: unknown[]) =>
  `Promise.resolve((${fn})(...${JSON.stringify(args)})).then((result) => JSON.stringify(result))`;

export const resultOf = (json: string | null | undefined) => (json ? JSON.parse(json) : undefined);
