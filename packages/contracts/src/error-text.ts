/** A page load never reports more errors than this, each at most so long. */
export const mostErrors = 5;
export const longestMessage = 200;
export const longestStack = 1000;

const quoted = /"[^"]*"?|“[^”]*”?|`[^`]*`?/g;
const web = /\b[a-z][a-z\d+.-]*:\/\/\S+/gi;
const mailAddress = /[^\s@<>()]+@[^\s@<>()]+/g;

/**
 * A text of a script without what a person may have typed: addresses, numbers, and whatever stands in double quotes, as
 * parsers repeat their input so.
 */
export const withoutPersonalData = (text: string): string =>
  text.replace(quoted, '"…"').replace(web, '<url>').replace(mailAddress, '<email>').replace(/\d+/g, '#');

const ownFile = /\/assets\/(?<file>[\w-]+\/[\w.-]+\.js):(?<place>\d+:\d+)/;

/** The lines of a stack that name a file of ours, as `marketing/page-home.1a2b3c.js:1:234`; at most ten. */
export const ownStack = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const { file, place } = ownFile.exec(line)?.groups ?? {};
      return file && place ? [`${file}:${place}`] : [];
    })
    .slice(0, 10)
    .join('\n')
    .slice(0, longestStack);
