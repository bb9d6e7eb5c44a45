import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without a further key (conventions.md section 1). */
const pause = 300;

interface DebouncedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  /** Told what was typed once the typing pauses. */
  onValue(value: string): void;
}

/** An input that speaks once its typing pauses. */
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
