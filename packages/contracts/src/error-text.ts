/** Limits for the error reports of one page load: number of errors, and length of a message and a stack. */
export const mostErrors = 5;
export const longestMessage = 200;
export const longestStack = 1000;

const quoted = /"[^"]*"?|“[^”]*”?|`[^`]*`?/g;
const web = /\b[a-z][a-z\d+.-]*:\/\/\S+/gi;
const mailAddress = /[^\s@<>()]+@[^\s@<>()]+/g;

/**
 * Replaces possible personal data in a script's error text: URLs, e-mail addresses, numbers, and text in double
 * quotes or backticks, because parsers quote their input.
 */
export const withoutPersonalData = (text: string): string =>
  text.replace(quoted, '"…"').replace(web, '<url>').replace(mailAddress, '<email>').replace(/\d+/g, '#');

const ownFile = /\/assets\/(?<file>[\w-]+\/[\w.-]+\.js):(?<position>\d+:\d+)/;

/** Returns at most ten stack lines that name our files, such as `marketing/page-home.1a2b3c.js:1:234`. */
export const ownStack = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const { file, position } = ownFile.exec(line)?.groups ?? {};
      return file && position ? [`${file}:${position}`] : [];
    })
    .slice(0, 10)
    .join('\n')
    .slice(0, longestStack);
