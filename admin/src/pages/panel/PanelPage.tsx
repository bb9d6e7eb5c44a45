import { SessionGate } from '../../features/session/SessionGate.tsx';
import { Screen } from '../../screen/Screen.tsx';
import { Panel } from './Panel.tsx';

/** /backend: the administrator panel (spec section 2). */
export function PanelPage() {
  return (
    <Screen>
      <SessionGate>
        <Panel />
      </SessionGate>
    </Screen>
  );
}
