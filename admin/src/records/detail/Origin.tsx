import type { RecordDetail } from '@suite/contracts/records';
import { addedByHand, type Touch } from '@suite/contracts/submission-metadata';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { sourceNames } from '../../language/source-names.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Hint } from '../../screen/Hint.tsx';
import { type DetailStrings, detailStrings } from './detail-strings.ts';
import { labelColumns } from './label-columns.ts';
import { PanelSection } from './PanelSection.tsx';

/** Returns the non-empty details of a visit. Campaign parameters form one detail, and click ids another. */
const factsOf = (visit: Touch, strings: DetailStrings) =>
  [
    [
      strings.visit.campaign,
      [visit.utmSource, visit.utmMedium, visit.utmCampaign, visit.utmTerm, visit.utmContent],
    ],
    [strings.visit.site, [visit.referrerHost]],
    [strings.visit.page, [visit.landingPath]],
    [strings.visit.language, [visit.language]],
    [strings.visit.click, [visit.gclid, visit.fbclid, visit.msclkid]],
  ]
    .map(([title, values]) => ({ title: title as string, text: [values].flat().filter(Boolean).join(' · ') }))
    .filter(({ text }) => text !== '');

function Visit({ title, visit }: { title: string; visit: Touch }) {
  const facts = factsOf(visit, useStrings(detailStrings));
  return (
    <div>
      <h4>{title}</h4>
      <Facts>
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>
              <bdi>{fact.text}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

/** Renders the first and the last visit before a submission, if the visitor consented to storing them. */
export function Origin({ record: { firstTouch, lastTouch, source } }: { record: RecordDetail }) {
  const strings = useStrings(detailStrings);
  const byHand = useStrings(sourceNames)[addedByHand];
  return (
    <PanelSection title={strings.origin}>
      {firstTouch && <Visit title={strings.firstVisit} visit={firstTouch} />}
      {lastTouch && <Visit title={strings.lastVisit} visit={lastTouch} />}
      {!firstTouch && !lastTouch && <Hint>{source === addedByHand ? byHand : strings.noOrigin}</Hint>}
    </PanelSection>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: 2px;

  > div {
    display: grid;
    ${labelColumns}
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
