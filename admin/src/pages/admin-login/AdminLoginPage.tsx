import { Screen } from '../../screen/Screen.tsx';
import { AdminLogin } from './AdminLogin.tsx';

/** /admin: the login of the panel (spec section 2). */
export function AdminLoginPage() {
  return (
    <Screen>
      <AdminLogin />
    </Screen>
  );
}
