import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (label: string) => screen.getByLabelText(label);

/** Enters a text at once, which takes a tenth of the time of single keys. */
export async function enter(label: string, text: string) {
  act(() => field(label).focus());
  await userEvent.paste(text);
}
