import { SessionGate } from '../../features/session/SessionGate.tsx';
import { useWords } from '../../language/use-words.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Panel } from './Panel.tsx';
import { panelWords } from './panel-words.ts';

/** Renders /backend, the administrator panel. */
export function PanelPage() {
  const words = useWords(panelWords);
  return (
    <Screen title={words.title}>
      <SessionGate>
        <Panel />
      </SessionGate>
    </Screen>
  );
}
