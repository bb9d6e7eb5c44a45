import { Screen } from '../../screen/Screen.tsx';
import { Dashboard } from './Dashboard.tsx';

/** /dashboard: the leads, behind a login of its own (spec section 2). */
export function DashboardPage() {
  return (
    <Screen>
      <Dashboard />
    </Screen>
  );
}
