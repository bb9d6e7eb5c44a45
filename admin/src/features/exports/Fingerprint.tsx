import { useHost } from '@suite/host/HostContext';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { copyText } from '../../screen/copy-text.ts';
import { exportsStrings } from './exports-strings.ts';

/** Renders the start of a file's SHA-256 hash and a button that copies the whole hash. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  const strings = useStrings(exportsStrings);
  const host = useHost();
  const beginning = sha256.slice(0, 12);
  const handleClick = async () => {
    if (await copyText(sha256)) host.toast({ title: strings.copied, description: sha256 });
    else host.toast({ title: strings.notCopied, description: sha256, variant: 'destructive' });
  };
  return (
    <Root>
      <code title={sha256}>{beginning}</code>
      <IconButton label={strings.copy(beginning)} onClick={handleClick}>
        <Copy aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};

  code {
    overflow: hidden;
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
