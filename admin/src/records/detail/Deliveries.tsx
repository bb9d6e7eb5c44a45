import type { Delivery } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { Row } from '@suite/ui/Stack';
import { channelNames } from '../../language/channel-names.ts';
import { useStrings } from '../../language/use-strings.ts';
import { RecentTime } from '../ReceivedTime.tsx';
import { detailStrings } from './detail-strings.ts';
import { PanelSection } from './PanelSection.tsx';

/** Renders the notifications sent for a record. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const strings = useStrings(detailStrings);
  const channels = useStrings(channelNames);
  if (deliveries.length === 0) return null;
  return (
    <PanelSection title={strings.deliveries}>
      <ul>
        {deliveries.map(({ channel, sentAt, failedAt }) => (
          <li key={channel}>
            <Row $gap={2}>
              <bdi>{strings.delivery.channel(channels[channel] ?? channel)}</bdi>
              {sentAt ? (
                <Badge $tone="success">{strings.delivery.sent}</Badge>
              ) : failedAt ? (
                <Badge $tone="danger">{strings.delivery.failed}</Badge>
              ) : (
                <Badge>{strings.delivery.waiting}</Badge>
              )}
              {(sentAt ?? failedAt) && <RecentTime value={sentAt ?? failedAt ?? ''} />}
            </Row>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
