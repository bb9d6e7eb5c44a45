import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds to wait after the last key press. */
const delay = 300;

interface DebouncedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  /** Called with the typed text once typing pauses. */
  onValue(value: string): void;
}

/** Renders an input that reports its value once typing pauses. */
export function DebouncedInput({ value, onValue, ...props }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const report = useEffectEvent((text: string) => {
    reported.current = text;
    onValue(text);
  });

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === reported.current) return;
    const timer = setTimeout(() => report(text), delay);
    return () => clearTimeout(timer);
  }, [typed]);

  return <input {...props} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}
