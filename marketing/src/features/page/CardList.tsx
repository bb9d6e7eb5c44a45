import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

/** Time between the starts of two entries, and duration of one, in milliseconds. */
const stagger = 200;
const duration = 400;

/**
 * Fades in the children of an element as the visitor scrolls down to them. Nothing is hidden before: a child that is on
 * the screen already, that is jumped to, or that the observer never reports stays as it is.
 */
function useReveal(parent: RefObject<Element | null>) {
  useEffect(() => {
    if (!parent.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    /** Scroll positions at which children were below the screen. */
    const seenBelow = new Map<Element, number>();
    let nextStart = 0;
    const observer = new IntersectionObserver((entries) => {
      const now = performance.now();
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) {
          seenBelow.set(target, window.scrollY);
          continue;
        }
        observer.unobserve(target);
        const isScrolledTo = window.scrollY > (seenBelow.get(target) ?? Number.POSITIVE_INFINITY);
        if (!isScrolledTo || boundingClientRect.top < window.innerHeight / 2) continue;
        const delay = Math.max(0, nextStart - now);
        nextStart = now + delay + stagger;
        target.animate([{ opacity: 0, translate: '0 16px' }, {}], {
          delay,
          duration,
          easing: 'ease-out',
          fill: 'backwards',
        });
      }
    });
    for (const child of parent.current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [parent]);
}

/** A list whose entries appear one after another as they are scrolled into sight: `<Grid as={CardList}>`. */
export function CardList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return <ul {...props} ref={list} />;
}
