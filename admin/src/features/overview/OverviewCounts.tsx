import { forms } from '@suite/contracts/forms/forms';
import type { ListView, Overview } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { addressOfView } from '../../records/record-address.ts';
import { overviewStrings } from './overview-strings.ts';

/** The counts of each list, with the view that shows what was counted. */
const counted = {
  unread: { unread: true },
  flagged: { folder: 'flagged' },
  trash: { folder: 'trash' },
} satisfies Record<string, ListView>;

export const countNames = ['unread', 'flagged', 'trash'] as const;

/** Renders what is in each list; each number leads to the records that it counts. */
export function OverviewCounts({ overview }: { overview: Overview }) {
  const strings = useStrings(overviewStrings);
  return (
    <Grid>
      <caption>{strings.counts}</caption>
      <thead>
        <tr>
          <td />
          {countNames.map((name) => (
            <th key={name} scope="col">
              {strings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forms.map(({ key, kind }) => (
          <tr key={key}>
            <th scope="row">{strings.kinds[key]}</th>
            {countNames.map((name) => (
              <td key={name}>
                {overview[name][key] > 0 ? (
                  <Count as={Link} to={addressOfView(kind, counted[name])}>
                    {formatNumber(overview[name][key])}
                  </Count>
                ) : (
                  0
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;

  caption {
    margin-bottom: ${token('space', 1)};
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    line-height: ${token('leading', 'snug')};
    text-align: left;
  }

  th,
  td {
    padding: 0 0 0 ${token('space', 2)};
    color: ${token('color', 'textMuted')};
    font-weight: ${token('weight', 'regular')};
    text-align: right;
    white-space: nowrap;
  }

  th[scope='row'] {
    padding-left: 0;
    color: ${token('color', 'ink')};
    text-align: left;
    white-space: normal;
  }
`;

/* A target of 24 px. */
const Count = styled(TextLink)<{ to: string }>`
  display: inline-block;
  min-width: 1.5rem;
`;
