import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without a further key press. */
const pause = 300;

interface DebouncedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  /** Called with the typed text once typing pauses. */
  onValue(value: string): void;
}

/** Renders an input that reports its value once typing pauses. */
export function DebouncedInput({ value, onValue, ...props }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent((text: string) => {
    told.current = text;
    onValue(text);
  });

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === told.current) return;
    const timer = setTimeout(() => tell(text), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return <input {...props} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}
