import { Button } from '@suite/ui/Button';
import { LogOut } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { useNotices } from '../../screen/use-notices.ts';
import { useLogoutMutation } from './session-api.ts';
import { sessionStrings } from './session-strings.ts';

/** Renders the button that ends the session; the page's session check then shows the login. */
export function LogoutButton() {
  const strings = useStrings(sessionStrings);
  const { fail } = useNotices();
  const [logout, { isLoading }] = useLogoutMutation();
  const handleClick = async () => {
    try {
      await logout().unwrap();
    } catch {
      fail(strings.notEnded);
    }
  };
  return (
    <Button $variant="secondary" $size="small" disabled={isLoading} onClick={handleClick}>
      <LogOut aria-hidden size={16} strokeWidth={1.75} />
      <span>{strings.logout}</span>
    </Button>
  );
}
