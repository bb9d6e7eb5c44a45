import type { FrameFacts } from './frame-facts.ts';

declare const __FRAME__: FrameFacts;

/** The facts that the shell was built with. The build replaces `__FRAME__`. */
export const frame: FrameFacts = __FRAME__;
