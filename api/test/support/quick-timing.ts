import type { Timing } from '../../src/server/timing.ts';

/** Short pauses and limits in milliseconds, for APIs under test. */
export const quickTiming: Partial<Timing> = {
  relayPause: 20,
  feedPause: 50,
  sharePause: 20,
  idleLimit: 100,
};
