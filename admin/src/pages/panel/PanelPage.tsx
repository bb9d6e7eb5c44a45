import { Screen } from '../../screen/Screen.tsx';
import { Panel } from './Panel.tsx';

/** /backend: the administrator panel (spec section 2). */
export function PanelPage() {
  return (
    <Screen>
      <Panel />
    </Screen>
  );
}
