import { Button } from '@suite/ui/Button';
import { Stack } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { copyText } from '../../screen/copy-text.ts';
import { FormActions } from '../../screen/DialogActions.tsx';
import { downloadFile } from '../../screen/download-file.ts';
import { accountStrings } from './account-strings.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone(): void;
}

/** Renders the recovery codes, which are shown only once, with buttons to copy and download them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const strings = useStrings(accountStrings);
  const { username } = useAccount();
  const [told, setTold] = useState('');
  const title = strings.codesOf(username);
  const text = `${title}\r\n\r\n${codes.join('\r\n')}\r\n`;
  const handleCopy = async () =>
    setTold((await copyText(codes.join('\n'))) ? strings.copied : strings.notCopied);
  return (
    <Stack>
      <List aria-label={strings.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Ways>
        <Button $variant="secondary" $size="small" onClick={handleCopy}>
          <Copy aria-hidden size={16} strokeWidth={1.75} />
          {strings.copy}
        </Button>
        <Button
          $variant="secondary"
          $size="small"
          onClick={() => downloadFile('recovery-codes.txt', text, 'text/plain')}
        >
          <Download aria-hidden size={16} strokeWidth={1.75} />
          {strings.download}
        </Button>
        <span role="status">{told}</span>
      </Ways>
      <FormActions>
        <Button onClick={onDone}>{strings.done}</Button>
      </FormActions>
    </Stack>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${token('space', 1)} ${token('space', 4)};
  padding: ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'ink')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  font-size: ${token('type', 'small')};
`;
