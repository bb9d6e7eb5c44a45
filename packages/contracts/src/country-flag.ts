/** A flag: of a country in two letters, or of England, Scotland or Wales with the letters of its country first. */
const flag = /[\u{1f1e6}-\u{1f1ff}]{2}|(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{2}/u;

/** Returns the code, in lower case, of the country whose flag a text contains, if any. */
export const codeOfFlag = (text: string): string | undefined =>
  flag.exec(text)?.[0].replace(/./gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return String.fromCodePoint(code - (code < 0xe0000 ? 0x1f185 : 0xe0000));
  });
