const en = { close: 'Close', cancel: 'Cancel', success: 'Success', error: 'Error', undo: 'Undo' };

const ja: typeof en = {
  close: '閉じる',
  cancel: 'キャンセル',
  success: '完了しました',
  error: 'エラー',
  undo: '元に戻す',
};

/** Texts of all dialogs and notices. */
export const dialogStrings = { en, ja };
