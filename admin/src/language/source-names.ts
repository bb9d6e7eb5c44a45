import { addedByHand } from '@suite/contracts/submission-metadata';

/** Sources of submissions that are no names of sites or campaigns. */
export const sourceNames: Record<'en' | 'ja', Record<string, string>> = {
  en: { direct: 'Direct', unknown: 'Unknown', other: 'Other', [addedByHand]: 'By phone, added by hand' },
  ja: { direct: '直接アクセス', unknown: '不明', other: 'その他', [addedByHand]: '電話（手動で追加）' },
};
