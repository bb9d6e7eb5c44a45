import { Button } from '@suite/ui/Button';
import { Languages } from 'lucide-react';
import { setLanguage } from '../language/language.ts';
import { useLanguage } from '../language/use-strings.ts';

const other = { en: { code: 'ja', name: '日本語' }, ja: { code: 'en', name: 'English' } } as const;

/** Renders a button that switches to the other language; its label is the name of that language. */
export function LanguageSwitch() {
  const { code, name } = other[useLanguage()];
  return (
    <Button $variant="ghost" $size="small" lang={code} onClick={() => setLanguage(code)}>
      <Languages aria-hidden size={16} strokeWidth={1.75} />
      <span>{name}</span>
    </Button>
  );
}
