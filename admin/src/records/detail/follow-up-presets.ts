/** Days from today of each preset. */
const presets = { tomorrow: 1, inThreeDays: 3, nextWeek: 7 } as const;

export type FollowUpPreset = keyof typeof presets;
export const followUpPresets = Object.keys(presets) as FollowUpPreset[];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the date of a preset, such as '2026-11-25', counted from today in the user's time zone. */
export function dateOfPreset(preset: FollowUpPreset, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + presets[preset]);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
