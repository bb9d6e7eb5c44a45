import { leadStrings } from '../../features/leads/lead-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Dashboard } from './Dashboard.tsx';

/** Renders /dashboard, the list of leads with a separate login. */
export function DashboardPage() {
  const { dashboard } = useStrings(leadStrings);
  return (
    <Screen title={dashboard.heading}>
      <Dashboard />
    </Screen>
  );
}
