/** Sources of submissions that are no names of sites or campaigns. */
export const sourceNames: Record<'en' | 'ja', Record<string, string>> = {
  en: { direct: 'Direct', unknown: 'Unknown', other: 'Other' },
  ja: { direct: '直接アクセス', unknown: '不明', other: 'その他' },
};
