import { leadWords } from '../../features/leads/lead-words.ts';
import { useWords } from '../../language/use-words.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Dashboard } from './Dashboard.tsx';

/** Renders /dashboard, the list of leads with a separate login. */
export function DashboardPage() {
  const { dashboard } = useWords(leadWords);
  return (
    <Screen title={dashboard.heading}>
      <Dashboard />
    </Screen>
  );
}
