const en = {
  title: 'Since my last visit',
  hint: 'What came in and what waits for you. A visit ends after 30 minutes without activity.',
  since: 'Changes since',
  loading: 'Loading what has changed...',
  more: 'Only the first 20 are shown.',
  assignedTo: 'Assigned to:',
  failedBy: (channel: string) => `${channel}, failed`,
  deletedRecord: 'Deleted submission',
  sections: {
    received: { title: 'New', none: 'Nothing new' },
    assigned: { title: 'Assigned to me', none: 'Nothing was assigned to you' },
    overdue: { title: 'Overdue', none: 'Nothing is overdue' },
    failed: { title: 'Undelivered notifications', none: 'All notifications were delivered' },
  },
};

const ja: typeof en = {
  title: '前回のアクセス以降',
  hint: '新しく届いたものと、対応が必要なものを表示します。30分間操作がないと、アクセスの終了とみなします。',
  since: '次の時刻以降の変更：',
  loading: '変更内容を読み込んでいます…',
  more: '最初の20件のみ表示しています。',
  assignedTo: '担当者：',
  failedBy: (channel) => `${channel}（送信失敗）`,
  deletedRecord: '削除された受信内容',
  sections: {
    received: { title: '新着', none: '新着はありません' },
    assigned: { title: '自分に割り当てられたもの', none: '新たな割り当てはありません' },
    overdue: { title: '期限超過', none: '期限を過ぎたものはありません' },
    failed: { title: '未送信の通知', none: '通知はすべて送信されました' },
  },
};

export const lastVisitStrings = { en, ja };
