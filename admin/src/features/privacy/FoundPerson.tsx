import type { PersonAnswer, PersonKey } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { Download, Eraser } from 'lucide-react';
import styled from 'styled-components';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { DangerButton } from '../../screen/DangerButton.tsx';
import { downloadFile } from '../../screen/download-file.ts';
import { personKeyText } from './person-key.ts';
import { privacyStrings } from './privacy-strings.ts';
import { StoredFields } from './StoredFields.tsx';

interface FoundPersonProps {
  person: PersonKey;
  found: PersonAnswer;
  onErase(): void;
}

/** Renders everything stored about one person, grouped by kind, with buttons to download and erase it. */
export function FoundPerson({ person, found, onErase }: FoundPersonProps) {
  const strings = useStrings(privacyStrings);
  const name = personKeyText(person);
  const count = kindOrder.reduce((sum, kind) => sum + found[kind].length, 0);
  const handleDownload = () => {
    const at = new Date().toISOString();
    downloadFile(
      `person-${at.slice(0, 10)}.json`,
      JSON.stringify({ at, person, ...found }, null, 2),
      'application/json',
    );
  };
  return (
    <Result aria-label={strings.found.title(name)}>
      <Bar>
        <p role="status">
          {count === 0 ? (
            strings.found.none(name)
          ) : (
            <>
              <b>{strings.found.title(name)}</b> <Badge>{strings.found.count(count)}</Badge>
            </>
          )}
        </p>
        <Row $gap={2}>
          {count > 0 && (
            <Button $variant="secondary" $size="small" onClick={handleDownload}>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              {strings.found.download}
            </Button>
          )}
          <DangerButton onClick={onErase}>
            <Eraser aria-hidden size={16} strokeWidth={1.75} />
            {strings.found.erase}
          </DangerButton>
        </Row>
      </Bar>
      {kindOrder
        .filter((kind) => found[kind].length > 0)
        .map((kind) => (
          <section key={kind} aria-label={strings.kinds[kind]}>
            <h4>
              {strings.kinds[kind]} <Badge>{found[kind].length}</Badge>
            </h4>
            {found[kind].map((record) => (
              <RecordDisclosure key={record.id} open>
                <summary>
                  <bdi>{record.name || strings.found.untitled}</bdi>
                  <RecentTime value={record.createdAt} />
                  {record.folder !== 'inbox' && <Badge>{strings.values.folder?.[record.folder]}</Badge>}
                </summary>
                <StoredFields of={record} />
              </RecordDisclosure>
            ))}
          </section>
        ))}
    </Result>
  );
}

const Result = styled.section`
  display: grid;
  gap: ${token('space', 4)};
  padding-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'hairline')};

  h4 {
    margin-bottom: ${token('space', 2)};
    font-size: 0.9375rem;
    font-weight: ${token('weight', 'semibold')};
    letter-spacing: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};

  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    color: ${token('color', 'ink')};
  }
`;

const RecordDisclosure = styled.details`
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};

  & + & {
    margin-top: ${token('space', 2)};
  }

  summary {
    padding: ${token('space', 1)};
    font-size: ${token('type', 'small')};
    cursor: pointer;
  }

  summary > * {
    margin-right: ${token('space', 3)};
    overflow-wrap: anywhere;
  }

  summary bdi {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  > dl {
    padding: ${token('space', 2)} ${token('space', 1)};
  }
`;
