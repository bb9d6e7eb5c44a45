import type { RecordDetail } from '@suite/contracts/records';
import type { Touch } from '@suite/contracts/submission-marks';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { RecordWords } from '../record-words.ts';
import { useRecordWords } from '../use-record-words.ts';
import { Block } from './Block.tsx';

type Words = RecordWords['detail'];

/** Returns a visit's facts with similar ones combined; omits empty ones. */
const factsOf = (touch: Touch, words: Words) =>
  [
    [
      words.touch.campaign,
      [touch.utmSource, touch.utmMedium, touch.utmCampaign, touch.utmTerm, touch.utmContent],
    ],
    [words.touch.site, [touch.referrerHost]],
    [words.touch.page, [touch.landingPath]],
    [words.touch.language, [touch.language]],
    [words.touch.click, [touch.gclid, touch.fbclid, touch.msclkid]],
  ]
    .map(([title, values]) => ({ title: title as string, text: [values].flat().filter(Boolean).join(' · ') }))
    .filter(({ text }) => text !== '');

function Visit({ title, touch }: { title: string; touch: Touch }) {
  const facts = factsOf(touch, useRecordWords().detail);
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

/** Renders the visits that led to a submission, as far as the visitor consented to storing them. */
export function Origin({ record: { firstTouch, lastTouch } }: { record: RecordDetail }) {
  const words = useRecordWords().detail;
  return (
    <Block title={words.origin}>
      {firstTouch && <Visit title={words.firstVisit} touch={firstTouch} />}
      {lastTouch && <Visit title={words.lastVisit} touch={lastTouch} />}
      {!firstTouch && !lastTouch && <Quiet>{words.noOrigin}</Quiet>}
    </Block>
  );
}

const Quiet = styled.p`
  color: ${token('color', 'textMuted')};
`;

const Facts = styled.dl`
  display: grid;
  gap: 2px;

  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
