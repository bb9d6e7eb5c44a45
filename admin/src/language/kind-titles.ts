import { type ByKind, byKind, forms } from '@suite/contracts/forms/forms';
import type { Language } from './language.ts';

/** Returns a label in sentence case: 'Mobile number'. */
export const inSentenceCase = (label: string) => label.charAt(0) + label.slice(1).toLowerCase();

/** Names of the kinds of records, for texts that mention several kinds. */
export const kindTitles: Record<Language, ByKind<string>> = {
  en: byKind(({ texts }) => inSentenceCase(texts.en.title)),
  ja: byKind(({ texts }) => texts.ja.title),
};

/** Keys of the kinds of records in the order of the panel's tabs. */
export const kindOrder = forms.map(({ key }) => key);
