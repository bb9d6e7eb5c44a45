/** Returns a number as people in Japan write it: '090-1234-5678' for '+81 90 1234 5678'. */
const asInJapan = (number: string) =>
  number.startsWith('+81 ') ? number.replace('+81 ', '0').replaceAll(' ', '-') : number;

const en = {
  example: (number: string) => `For example ${number}`,
  didYouMean: (domain: string) => `Did you mean …@${domain}?`,
};

const ja: typeof en = {
  example: (number) => `例：${asInJapan(number)}`,
  didYouMean: (domain) => `「…@${domain}」ではありませんか？`,
};

/** Texts below the fields of a form. */
export const fieldStrings = { en, ja };
