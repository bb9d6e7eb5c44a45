import { SessionGate } from '../../features/session/SessionGate.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Panel } from './Panel.tsx';
import { panelStrings } from './panel-strings.ts';

/** Renders /backend, the administrator panel. */
export function PanelPage() {
  const strings = useStrings(panelStrings);
  return (
    <Screen title={strings.title}>
      <SessionGate>
        <Panel />
      </SessionGate>
    </Screen>
  );
}
