import { useHost } from '@suite/host/HostContext';
import { IconButton } from '@suite/ui/IconButton';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRecordWords } from '../use-record-words.ts';

/** Renders a button that copies a submitted value to the clipboard. */
export function CopyButton({ title, text }: { title: string; text: string }) {
  const host = useHost();
  const words = useRecordWords();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      host.toast({ title: words.error, description: words.acts.failed, variant: 'destructive' });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton
      label={isCopied ? words.detail.copied(title) : words.detail.copy(title)}
      onClick={handleClick}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
