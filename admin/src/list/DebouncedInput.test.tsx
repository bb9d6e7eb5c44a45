import { act, fireEvent, render, screen } from '@testing-library/react';
import { DebouncedInput } from './DebouncedInput.tsx';

test('text is reported only after an input method has converted it', () => {
  jest.useFakeTimers();
  const onValue = jest.fn();
  render(<DebouncedInput aria-label="Search" value="" onValue={onValue} />);
  const input = screen.getByLabelText('Search');
  const type = (value: string) => {
    fireEvent.change(input, { target: { value } });
    act(() => jest.runAllTimers());
  };
  fireEvent.compositionStart(input);
  type('ㅎ');
  type('한');
  expect(onValue).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  act(() => jest.runAllTimers());
  expect(onValue.mock.calls).toEqual([['한']]);
  jest.useRealTimers();
});
