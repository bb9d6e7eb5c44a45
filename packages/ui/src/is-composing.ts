/**
 * Returns whether a key belongs to an input method, which converts typed letters to Japanese, for example. Safari ends
 * the conversion before the event of the key that confirms or cancels it, but gives it the code of the input method.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** Handles `onEscapeKeyDown` of a layer: Escape that only cancels a conversion leaves it open. */
export function stayOpenWhileComposing(event: KeyboardEvent) {
  if (isComposing(event)) event.preventDefault();
}
