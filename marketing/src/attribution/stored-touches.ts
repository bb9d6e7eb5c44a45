import type { SubmissionMetadata, Touch } from '@suite/contracts/submission-metadata';
import { touchesKey } from './touches-key.ts';

export type Touches = Pick<SubmissionMetadata, 'firstTouch' | 'lastTouch'>;

/** Returns the stored touches, or an empty object if nothing valid is stored. */
export function readTouches(): Touches {
  try {
    const { firstTouch, lastTouch } = JSON.parse(localStorage.getItem(touchesKey) ?? '{}') as Touches;
    return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) };
  } catch {
    return {};
  }
}

/** Stores both touches. Does nothing without storage. */
export function writeTouches(touches: Record<'firstTouch' | 'lastTouch', Touch>) {
  try {
    localStorage.setItem(touchesKey, JSON.stringify(touches));
  } catch {}
}
