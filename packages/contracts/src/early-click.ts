/**
 * The script at the start of every document. Stores what the visitor clicked last, by mouse, touch or keyboard, for
 * `packages/host/src/early-press.ts`, whose own script arrives later. The Content-Security-Policy allows it by its hash.
 */
export const earlyClickScript = 'addEventListener("click",function(e){window.earlyClick=e.target},true)';
