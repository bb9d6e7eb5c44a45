import { type ComponentProps, useRef } from 'react';
import { useReveal } from './use-reveal.ts';

/** A list whose entries appear one after another as they are scrolled into sight: `<Grid as={CardList}>`. */
export function CardList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return <ul {...props} ref={list} />;
}
