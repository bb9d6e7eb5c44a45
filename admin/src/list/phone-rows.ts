import { token } from '@suite/ui/theme';
import { css } from 'styled-components';
import { hidden } from '../screen/hidden.ts';
import { raised } from '../screen/raised.ts';

/** Style of a table on a phone, where each row is a block of stacked cells. */
export const phoneRows = css`
  @media (width < 40rem) {
    display: block;

    thead,
    tbody {
      display: block;
    }

    /* Hides the head, but not a control that has the focus. */
    thead tr > :not(:focus-within) {
      ${hidden}
      left: 0;
    }

    thead th:focus-within {
      position: static;
      height: auto;
      padding: 2px ${token('space', 4)};
      border: 0;
    }

    tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) fit-content(40%);
      padding: ${token('space', 2)} ${token('space', 4)};
    }

    tbody tr:is(:hover, :focus-within) {
      background: ${raised};
    }

    tbody tr:is([aria-selected='true'], [data-open]) {
      background: ${token('color', 'sapphireSoft')};
    }

    tbody tr + tr {
      border-top: 1px solid ${token('color', 'hairline')};
    }

    &&& tbody td {
      grid-column: 2;
      height: auto;
      padding: 1px 0;
      border: 0;
      background: none;
      color: ${token('color', 'textMuted')};
      overflow-wrap: anywhere;
      white-space: normal;
    }

    &&& tbody td[data-cell='name'] {
      color: ${token('color', 'ink')};
    }

    /* Links in the lines of a row are at least 24 px high (WCAG 2.5.8). */
    &&& tbody td > a {
      display: inline-block;
      max-width: 100%;
      min-height: 24px;
      line-height: 24px;
    }

    &&& tbody td[data-cell='select'] {
      grid-area: 1 / 1 / span 2;
      align-self: start;
      padding-right: ${token('space', 3)};
    }

    &&& tbody td[data-cell='actions'] {
      grid-area: 1 / 3 / span 2;
      align-self: start;
    }

    /* A row that is loading has the height of a record, and two lines after its empty first cell. */
    tbody[aria-hidden] tr {
      align-content: space-evenly;
      height: 3.875rem;
    }

    tbody[aria-hidden] td:nth-child(n + 4) {
      display: none;
    }

    /* A record has two lines: its name, and the number to call, whose target reaches below the name, with its age. */
    tbody tr[data-record] {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      padding-block: 5px 0;
    }

    &&& tbody tr[data-record] td {
      grid-column: 2 / span 2;
    }

    &&& tbody td:has(> [data-empty]) {
      display: none;
    }

    &&& tbody tr[data-record] td[data-cell='name'] {
      position: relative;
      z-index: 1;
      grid-column: 2 / -1;
      align-self: center;
    }

    &&& tbody tr[data-record] td[data-cell='time'] {
      grid-area: 2 / 3;
      align-self: center;
      padding-left: ${token('space', 2)};
      font-size: 0.8125rem;
    }

    &&& tbody tr[data-record] td[data-cell='contact'] {
      display: flex;
      grid-area: 2 / 2;
      align-items: center;
      min-height: 2.375rem;
    }

    &&& tbody td[data-cell='contact'] > bdi {
      margin-bottom: ${token('space', 1)};
    }

    &&& tbody tr[data-record]:has(> [data-cell='contact'] > a) td:is([data-cell='contact'], [data-cell='time']),
    &&& tbody tr[data-record] td[data-cell='actions'] {
      margin-top: -9px;
    }

    &&& tbody td[data-cell='contact'] > a {
      display: inline-flex;
      min-height: ${token('size', 'target')};
    }

    &&& tbody tr[data-record] td[data-cell='select'] {
      grid-area: 1 / 1 / span 2;
      align-self: center;
    }

    &&& tbody tr[data-record] td[data-cell='actions'] {
      grid-area: 2 / 4;
      align-self: end;
      /* The dots of its button end where the tags of the name do. */
      margin-right: -12px;
      padding-left: ${token('space', 1)};
      line-height: 0;
    }

    /* Large text: the number has a line of its own, and the age is below it. */
    tbody {
      container-type: inline-size;
    }

    @container (width < 16rem) {
      &&& tbody tr[data-record] td[data-cell='contact'] {
        grid-area: 2 / 2 / auto / -1;
      }

      &&& tbody tr[data-record] td[data-cell='time'] {
        grid-area: 3 / 2;
        padding-left: 0;
      }

      &&& tbody tr[data-record] td[data-cell='actions'] {
        grid-area: 3 / 4;
      }
    }
  }
`;
