import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { isApiFailure } from '@suite/web-api';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useSendTestMailMutation } from './administrators-api.ts';
import { administratorsStrings } from './administrators-strings.ts';

/** Renders the version of the product, and a button that sends a test mail to the operator. */
export function InstallationBar() {
  const strings = useStrings(administratorsStrings);
  const { release } = useAccount();
  const host = useHost();
  const [send, { isLoading }] = useSendTestMailMutation();
  const handleClick = async () => {
    try {
      const { to } = await send().unwrap();
      host.toast({ title: strings.testMail, description: strings.testMailSent(to) });
    } catch (error) {
      const isWithoutServer = isApiFailure(error) && error.body?.code === 'no_mail_server';
      const reason = (isApiFailure(error) && error.body?.message) || strings.testMailFailed;
      host.toast({
        title: strings.testMail,
        description: isWithoutServer ? strings.noMailServer : reason,
        variant: 'destructive',
      });
    }
  };
  return (
    <Bar>
      {release && <span>{strings.version(release)}</span>}
      <Button $variant="secondary" $size="small" disabled={isLoading} onClick={handleClick}>
        {strings.sendTestMail}
      </Button>
    </Bar>
  );
}

const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 3)} ${token('space', 5)};
  margin-top: ${token('space', 5)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;
