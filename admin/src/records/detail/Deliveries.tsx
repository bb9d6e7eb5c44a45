import type { Delivery } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { Row } from '@suite/ui/Stack';
import { channelNames } from '../../language/channel-names.ts';
import { useWords } from '../../language/use-words.ts';
import { Timestamp } from '../Timestamp.tsx';
import { useRecordWords } from '../use-record-words.ts';
import { Block } from './Block.tsx';

/** Renders the notifications sent for a record. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const words = useRecordWords().detail;
  const channels = useWords(channelNames);
  if (deliveries.length === 0) return null;
  return (
    <Block title={words.deliveries}>
      <ul>
        {deliveries.map(({ channel, sentAt, failedAt }) => (
          <li key={channel}>
            <Row $gap={2}>
              <bdi>{channels[channel] ?? channel}</bdi>
              {sentAt ? (
                <Badge $tone="success">{words.delivery.sent}</Badge>
              ) : failedAt ? (
                <Badge $tone="danger">{words.delivery.failed}</Badge>
              ) : (
                <Badge>{words.delivery.waiting}</Badge>
              )}
              {(sentAt ?? failedAt) && <Timestamp value={sentAt ?? failedAt ?? ''} />}
            </Row>
          </li>
        ))}
      </ul>
    </Block>
  );
}
