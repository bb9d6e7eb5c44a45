/** Returns a waiting time in English: '2 minutes'. */
export function waitInEnglish(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
}

/** Returns a waiting time in Japanese: '2分'. */
export function waitInJapanese(seconds: number): string {
  if (seconds < 60) return `${seconds}秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? `${Math.ceil(minutes / 60)}時間` : `${minutes}分`;
}
