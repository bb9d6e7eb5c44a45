import { type RefObject, useEffect, useState } from 'react';

/** Returns whether any part of an element is currently on the screen. */
export function useIsOnScreen(target: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOnScreen;
}
