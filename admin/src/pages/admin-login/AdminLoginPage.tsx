import { sessionWords } from '../../features/session/session-words.ts';
import { useWords } from '../../language/use-words.ts';
import { Screen } from '../../screen/Screen.tsx';
import { AdminLogin } from './AdminLogin.tsx';

/** Renders /admin, the login of the panel. */
export function AdminLoginPage() {
  const words = useWords(sessionWords);
  return (
    <Screen title={words.adminLogin}>
      <AdminLogin />
    </Screen>
  );
}
