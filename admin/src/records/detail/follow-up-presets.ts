import { localDay, midnight } from '../date-presets.ts';

/** Days from today of each preset. */
const presets = { tomorrow: 1, inThreeDays: 3, nextWeek: 7 } as const;

export type FollowUpPreset = keyof typeof presets;
export const followUpPresets = Object.keys(presets) as FollowUpPreset[];

/** Returns the date of a preset, such as '2026-11-25', counted from today in the user's time zone. */
export const dateOfPreset = (preset: FollowUpPreset) =>
  localDay(midnight(localDay(new Date()), presets[preset]));
