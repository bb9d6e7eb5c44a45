const en = { close: 'Close', cancel: 'Cancel' };

const ja: typeof en = { close: '閉じる', cancel: 'キャンセル' };

/** Texts of all dialogs. */
export const dialogStrings = { en, ja };
