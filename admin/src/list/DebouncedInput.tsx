import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../screen/use-media.ts';

/** Milliseconds to wait after the last key press. */
const delay = 300;

interface DebouncedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  /** Called with the typed text once typing pauses or the input loses the focus. */
  onValue(value: string): void;
}

/**
 * Renders an input that reports its value once typing pauses, or when it loses the focus, because a press elsewhere may
 * remove it. Text that an input method still converts is not reported, except on touch screens, whose keyboards convert
 * every word.
 */
export function DebouncedInput({ value, onValue, ...props }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const isTouch = useMedia('(pointer: coarse)');
  const reported = useRef(value);
  const report = () => {
    const text = typed.trim();
    if (text === reported.current) return;
    reported.current = text;
    onValue(text);
  };
  const reportLater = useEffectEvent(report);

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (isComposing && !isTouch) return;
    const timer = setTimeout(() => reportLater(), delay);
    return () => clearTimeout(timer);
  }, [typed, isComposing, isTouch]);

  return (
    <input
      {...props}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={report}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  );
}
