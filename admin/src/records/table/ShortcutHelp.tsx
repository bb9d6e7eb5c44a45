import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { tableStrings } from './table-strings.ts';

interface ShortcutHelpProps {
  isOpen: boolean;
  onClose(): void;
}

/** Renders the list of keyboard shortcuts. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const strings = useStrings(tableStrings);
  return (
    <PanelDialog isOpen={isOpen} onClose={onClose} title={strings.shortcuts}>
      <List>
        {strings.shortcutList.map(({ keys, meaning }) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </PanelDialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${token('space', 2)};

  > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    align-items: center;
  }
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 1.75rem;
  margin-right: ${token('space', 1)};
  padding: 1px ${token('space', 2)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: 6px;
  background: ${token('color', 'sunken')};
  color: ${token('color', 'ink')};
  font: inherit;
  font-size: 0.8125rem;
  text-align: center;
`;
