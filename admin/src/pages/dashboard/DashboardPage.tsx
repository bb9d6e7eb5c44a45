import { dashboardStrings } from '../../features/leads/dashboard-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Dashboard } from './Dashboard.tsx';

/** Renders /dashboard, the list of leads with a separate login. */
export function DashboardPage() {
  const { heading } = useStrings(dashboardStrings);
  return (
    <Screen title={heading}>
      <Dashboard />
    </Screen>
  );
}
