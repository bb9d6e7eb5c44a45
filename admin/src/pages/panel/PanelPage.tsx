import { useLocation } from '@suite/host/router';
import { useEffect } from 'react';
import { SessionGate } from '../../features/session/SessionGate.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Panel } from './Panel.tsx';
import { panelStrings } from './panel-strings.ts';
import { preloadView, viewNameAt } from './panel-views.ts';

/** Renders /backend, the administrator panel. */
export function PanelPage() {
  const strings = useStrings(panelStrings);
  const { search } = useLocation();
  useEffect(() => {
    // Loads while the session is checked.
    preloadView(viewNameAt(search));
  }, [search]);
  return (
    <Screen title={strings.title}>
      <SessionGate>
        <Panel />
      </SessionGate>
    </Screen>
  );
}
