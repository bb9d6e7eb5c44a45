import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { LogOut } from 'lucide-react';
import { useLogoutMutation } from './session-api.ts';

/** Ends the session; the page's session check then finds none. */
export function LogoutButton() {
  const host = useHost();
  const [logout, { isLoading }] = useLogoutMutation();
  const handleClick = async () => {
    try {
      await logout().unwrap();
    } catch {
      host.toast({
        title: 'Error',
        description: 'You are still signed in. Please try again.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button $variant="secondary" $size="small" disabled={isLoading} onClick={handleClick}>
      <LogOut aria-hidden size={16} strokeWidth={1.75} />
      Logout
    </Button>
  );
}
