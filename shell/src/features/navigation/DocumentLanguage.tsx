import { useLocation } from '@suite/host/router';
import { useEffect } from 'react';
import { languageOf } from './navigation.ts';

/** Updates `<html lang>` on client navigation; a served document already has the right value. */
export function DocumentLanguage() {
  const { pathname } = useLocation();
  useEffect(() => {
    const language = languageOf(pathname);
    // Setting the attribute makes the browser restyle the whole document, even if the value is the same.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [pathname]);
  return null;
}
