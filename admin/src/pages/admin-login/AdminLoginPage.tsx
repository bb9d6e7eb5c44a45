import { sessionStrings } from '../../features/session/session-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Screen } from '../../screen/Screen.tsx';
import { AdminLogin } from './AdminLogin.tsx';

/** Renders /admin, the login of the panel. */
export function AdminLoginPage() {
  const strings = useStrings(sessionStrings);
  return (
    <Screen title={strings.adminLogin}>
      <AdminLogin />
    </Screen>
  );
}
