import { useHost } from '@suite/host/HostContext';
import { useLocation, useNavigate } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { LogOut } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { useLogoutMutation } from './session-api.ts';
import { sessionStrings } from './session-strings.ts';

/**
 * Renders the button that ends the session. The page's session check then shows the login, without the query: the next
 * user does not arrive at this user's view.
 */
export function LogoutButton() {
  const strings = useStrings(sessionStrings);
  const host = useHost();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const handleClick = async () => {
    try {
      await logout().unwrap();
      navigate(pathname, { replace: true });
    } catch {
      host.toast({
        title: strings.error,
        description: strings.notEnded,
        variant: 'destructive',
      });
    }
  };
  return (
    <Button $variant="secondary" $size="small" disabled={isLoading} onClick={handleClick}>
      <LogOut aria-hidden size={16} strokeWidth={1.75} />
      <span>{strings.logout}</span>
    </Button>
  );
}
