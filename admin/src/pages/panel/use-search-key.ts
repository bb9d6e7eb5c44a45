import { useNavigate } from '@suite/host/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isShortcut } from '../../records/table/use-list-shortcuts.ts';
import { addressOf } from './panel-views.ts';

/** Opens the search of the lists on the key `/` in another view of the panel; in the lists, they do it themselves. */
export function useSearchKey(isInLists: boolean) {
  const navigate = useNavigate();
  const isWanted = useRef(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInLists || event.key !== '/' || !isShortcut(event)) return;
    event.preventDefault();
    isWanted.current = true;
    navigate(addressOf('submissions'));
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  useEffect(() => {
    if (isInLists && isWanted.current) document.querySelector<HTMLElement>('input[type="search"]')?.focus();
    isWanted.current = false;
  }, [isInLists]);
}
