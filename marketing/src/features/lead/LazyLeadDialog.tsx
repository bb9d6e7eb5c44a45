import { useHost } from '@suite/host/HostContext';
import { useEffect, useState } from 'react';
import { loadPart } from '../../submission/load-part.ts';
import { WithoutScript } from '../../submission/WithoutScript.tsx';
import type { LeadDialog } from './LeadDialog.tsx';

interface LazyLeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  language?: 'en' | 'ja';
}

const loadDialog = () =>
  import(/* webpackChunkName: "lead-dialog" */ './LeadDialog.tsx').then((module) => module.LeadDialog);

/** Texts shown when the dialog can't be loaded. They load with the page; the other texts load with the dialog. */
const notLoadedStrings = {
  en: {
    title: 'Error',
    description: 'The form could not be loaded. Please check your connection and try again.',
  },
  ja: {
    title: 'フォームを読み込めませんでした',
    description: '通信環境をご確認のうえ、もう一度お試しください。',
  },
};

/**
 * Renders the lead dialog. Its code loads when it first opens, so the served page never contains it. If it can't be
 * loaded, says so for a moment, by code that may be missing as well, and in the page.
 */
export function LazyLeadDialog({ isOpen, onOpenChange, language = 'en' }: LazyLeadDialogProps) {
  const host = useHost();
  const [Dialog, setDialog] = useState<typeof LeadDialog>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadPart('lead-dialog', loadDialog).then(
      (loaded) => setDialog(() => loaded),
      () => {
        onOpenChange(false);
        setFailed(true);
        host.toast({ ...notLoadedStrings[language], variant: 'destructive' });
      },
    );
  }, [isOpen]);

  if (Dialog) return <Dialog isOpen={isOpen} onOpenChange={onOpenChange} language={language} />;
  return (
    hasFailed && <WithoutScript text={notLoadedStrings[language].description} language={language} hasFailed />
  );
}
