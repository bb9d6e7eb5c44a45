import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { LogOut } from 'lucide-react';
import { useWords } from '../../language/use-words.ts';
import { useLogoutMutation } from './session-api.ts';
import { sessionWords } from './session-words.ts';

/** Renders the button that ends the session; the page's session check then leads to the login. */
export function LogoutButton() {
  const words = useWords(sessionWords);
  const host = useHost();
  const [logout, { isLoading }] = useLogoutMutation();
  const handleClick = async () => {
    try {
      await logout().unwrap();
    } catch {
      host.toast({
        title: words.error,
        description: words.notEnded,
        variant: 'destructive',
      });
    }
  };
  return (
    <Button $variant="secondary" $size="small" disabled={isLoading} onClick={handleClick}>
      <LogOut aria-hidden size={16} strokeWidth={1.75} />
      {words.logout}
    </Button>
  );
}
