import { useWords } from '../language/use-words.ts';
import { englishRecordWords } from './record-words.en.ts';
import { japaneseRecordWords } from './record-words.ja.ts';
import type { RecordWords } from './record-words.ts';

const words = { en: englishRecordWords, ja: japaneseRecordWords };

export const useRecordWords = (): RecordWords => useWords(words);
