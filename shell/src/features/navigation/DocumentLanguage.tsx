import { useLocation } from '@suite/host/router';
import { useEffect } from 'react';
import { languageOf } from './navigation.ts';

/** Keeps `<html lang>` true on client navigation; the served document already is. */
export function DocumentLanguage() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.lang = languageOf(pathname);
  }, [pathname]);
  return null;
}
