import { useHost } from '@suite/host/HostContext';
import { IconButton } from '@suite/ui/IconButton';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { copyText } from '../../screen/copy-text.ts';
import { recordStrings } from '../record-strings.ts';
import { detailStrings } from './detail-strings.ts';

/** Renders a button that copies a submitted value to the clipboard. */
export function CopyButton({ title, text }: { title: string; text: string }) {
  const host = useHost();
  const strings = useStrings(detailStrings);
  const failures = useStrings(failureStrings);
  const { error } = useStrings(recordStrings);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleClick = async () => {
    if (await copyText(text)) setCopied(true);
    else host.toast({ title: error, description: failures.failed, variant: 'destructive' });
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton label={isCopied ? strings.copied(title) : strings.copy(title)} onClick={handleClick}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
