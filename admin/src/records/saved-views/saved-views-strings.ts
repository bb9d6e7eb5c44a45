import { recordLimits } from '@suite/contracts/records';

const en = {
  views: 'Views',
  failed: 'Your saved views could not be loaded. Try again',
  save: 'Save this view…',
  rename: 'Rename this view…',
  delete: 'Delete this view',
  saveTitle: 'Save this view',
  saveHint:
    'Keeps the folder, search, filters and sort order of this list. Only you see it, but its link works for everyone with an account.',
  saveAction: 'Save',
  renameTitle: 'Rename this view',
  renameAction: 'Rename',
  name: 'Name',
  nameRequired: 'Please enter a name',
  nameTooLong: `The name can have at most ${recordLimits.viewName} characters`,
  nameTaken: 'You already have a view with this name for this list',
  tooMany: `You have ${recordLimits.views} saved views of this list. Delete one, then save this one.`,
  gone: 'This view has been deleted in another tab or on another device.',
  offline: 'You are offline: nothing was saved. Try again when your connection is back.',
  working: 'Saving...',
  saved: (name: string) => `View “${name}” saved`,
  renamed: (name: string) => `View renamed to “${name}”`,
  deleted: (name: string) => `View “${name}” deleted`,
};

const ja: typeof en = {
  views: 'ビュー',
  failed: '保存したビューを読み込めませんでした。再試行',
  save: 'このビューを保存…',
  rename: 'このビューの名前を変更…',
  delete: 'このビューを削除',
  saveTitle: 'ビューの保存',
  saveHint:
    'この一覧のフォルダー、検索語、絞り込み、並べ替えを保存します。保存したビューは自分だけに表示されますが、リンクはアカウントを持つ全員が開けます。',
  saveAction: '保存',
  renameTitle: 'ビューの名前の変更',
  renameAction: '変更',
  name: '名前',
  nameRequired: '名前を入力してください',
  nameTooLong: `名前は${recordLimits.viewName}文字以内で入力してください`,
  nameTaken: 'この一覧には同じ名前のビューがすでにあります',
  tooMany: `保存できるビューは1つの一覧につき${recordLimits.views}件までです。不要なビューを削除してから保存してください。`,
  gone: 'このビューは、別のタブまたは端末ですでに削除されています。',
  offline: 'オフラインのため、保存できませんでした。接続が戻ってからもう一度お試しください。',
  working: '保存しています…',
  saved: (name) => `ビュー「${name}」を保存しました`,
  renamed: (name) => `ビューの名前を「${name}」に変更しました`,
  deleted: (name) => `ビュー「${name}」を削除しました`,
};

export const savedViewsStrings = { en, ja };
