import { useLocation } from '@suite/host/router';
import { useEffect } from 'react';
import { languageOf } from './navigation.ts';

/** Updates `<html lang>` on client navigation; a served document already has the right value. */
export function DocumentLanguage() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.lang = languageOf(pathname);
  }, [pathname]);
  return null;
}
