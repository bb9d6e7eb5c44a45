import { type RecordFolder, recordFolders } from '@suite/contracts/records';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../record-strings.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface FolderChoiceProps {
  folder: RecordFolder;
  onChoose(folder: RecordFolder): void;
}

/** Renders the choice of the folder to show: inbox, flagged or trash. */
export function FolderChoice({ folder, onChoose }: FolderChoiceProps) {
  const { folder: label } = useStrings(toolbarStrings);
  const { folders } = useStrings(recordStrings);
  return (
    <Group role="group" aria-label={label}>
      {recordFolders.map((choice) => (
        <Choice key={choice} type="button" aria-pressed={choice === folder} onClick={() => onChoose(choice)}>
          {folders[choice]}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  padding: 2px;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sunken')};
`;

const Choice = styled.button`
  min-height: 1.875rem;
  padding: 0 ${token('space', 3)};

  @media (width < 40rem) {
    padding-inline: ${token('space', 2)};
  }

  border: 0;
  border-radius: 10px;
  background: none;
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'semibold')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${token('color', 'ink')};
  }

  &[aria-pressed='true'] {
    background: ${token('color', 'surface')};
    box-shadow: ${token('shadow', 'raised')};
    color: ${token('color', 'ink')};
  }

  ${media.touch} {
    min-height: 2.5rem;
  }
`;
