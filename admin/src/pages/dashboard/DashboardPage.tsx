import { leadWords } from '../../features/leads/lead-words.ts';
import { useWords } from '../../language/use-words.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Dashboard } from './Dashboard.tsx';

/** /dashboard: the leads, behind a login of its own (spec section 2). */
export function DashboardPage() {
  const { dashboard } = useWords(leadWords);
  return (
    <Screen title={dashboard.heading}>
      <Dashboard />
    </Screen>
  );
}
