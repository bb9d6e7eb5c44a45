import { IconButton } from '@suite/ui/IconButton';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { copyText } from '../../screen/copy-text.ts';
import { useNotices } from '../../screen/use-notices.ts';
import { detailStrings } from './detail-strings.ts';

/** Renders a button that copies a submitted value to the clipboard. */
export function CopyButton({ title, text }: { title: string; text: string }) {
  const { fail } = useNotices();
  const strings = useStrings(detailStrings);
  const { failed } = useStrings(failureStrings);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleClick = async () => {
    if (await copyText(text)) setCopied(true);
    else fail(failed);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton label={isCopied ? strings.copied(title) : strings.copy(title)} onClick={handleClick}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
