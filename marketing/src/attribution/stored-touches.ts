import type { SubmissionMarks, Touch } from '@suite/contracts/submission-marks';
import { touchesKey } from './touches-key.ts';

export type Touches = Pick<SubmissionMarks, 'firstTouch' | 'lastTouch'>;

/** What is kept of where the visitor came from; nothing where there is nothing to read. */
export function readTouches(): Touches {
  try {
    const { firstTouch, lastTouch } = JSON.parse(localStorage.getItem(touchesKey) ?? '{}') as Touches;
    return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) };
  } catch {
    return {};
  }
}

/** Keeps both; without storage nothing is remembered. */
export function writeTouches(touches: Record<'firstTouch' | 'lastTouch', Touch>) {
  try {
    localStorage.setItem(touchesKey, JSON.stringify(touches));
  } catch {}
}
