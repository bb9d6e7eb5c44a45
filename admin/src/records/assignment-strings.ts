const en = {
  title: 'Next step',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  assignToMe: 'Assign to me',
  followUp: 'Follow up on',
  presets: { tomorrow: 'Tomorrow', inThreeDays: 'In 3 days', nextWeek: 'Next week' },
  removeDate: 'Remove date',
};

const ja: typeof en = {
  title: '次の対応',
  assignee: '担当者',
  nobody: '未割り当て',
  assignToMe: '自分が担当する',
  followUp: '対応予定日',
  presets: { tomorrow: '明日', inThreeDays: '3日後', nextWeek: '1週間後' },
  removeDate: '予定日を削除',
};

export const assignmentStrings = { en, ja };
