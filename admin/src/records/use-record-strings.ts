import { useStrings } from '../language/use-strings.ts';
import { englishRecordStrings } from './record-strings.en.ts';
import { japaneseRecordStrings } from './record-strings.ja.ts';
import type { RecordStrings } from './record-strings.ts';

const strings = { en: englishRecordStrings, ja: japaneseRecordStrings };

export const useRecordStrings = (): RecordStrings => useStrings(strings);
