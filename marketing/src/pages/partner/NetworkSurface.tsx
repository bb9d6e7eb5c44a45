import { type OfferingId, offeringIds } from '@suite/contracts/offerings';
import { OfferingIcon } from '@suite/ui/OfferingIcon';
import { token } from '@suite/ui/theme';
import { Handshake, Hotel, School, Store } from 'lucide-react';
import styled from 'styled-components';
import { partner } from '../../content/partner.ts';

const customerIcons = [Hotel, Store, School];

/** Relative position of an offering, from 0 at the top to 1 at the bottom. */
const share = (index: number) => index / (offeringIds.length - 1);
const sourceY = (index: number) => 44 + share(index) * 350;
const customerY = (index: number) => 100 + index * 119;
const middle = 219;
/** Vertical positions where the lines enter and leave the partner's box. */
const entryY = (index: number) => middle + (share(index) - 0.5) * 90;
const exitY = (index: number) => middle + (index - 1) * 30;

/** Renders the partner network: the offerings, the partner, and the partner's customers. */
export function NetworkSurface() {
  const { label, offerings, you, yourRole, customers } = partner.network;
  return (
    <Drawing viewBox="0 0 560 438" role="img" aria-label={label}>
      {offeringIds.map((id, index) => (
        <Line
          key={id}
          $offering={id}
          d={`M148 ${sourceY(index)}C190 ${sourceY(index)} 178 ${entryY(index)} 220 ${entryY(index)}`}
        />
      ))}
      {customers.map((customer, index) => (
        <Line
          key={customer}
          d={`M368 ${exitY(index)}C410 ${exitY(index)} 412 ${customerY(index)} 454 ${customerY(index)}`}
        />
      ))}
      {offeringIds.map((id, index) => (
        <Source key={id} $offering={id}>
          <rect x="2" y={sourceY(index) - 28} width="146" height="56" rx="14" />
          <OfferingIcon id={id} x={14} y={sourceY(index) - 13} size={26} />
          <text x="50" y={sourceY(index) + 6}>
            {offerings[id]}
          </text>
        </Source>
      ))}
      <Partner>
        <rect x="220" y={middle - 74} width="148" height="148" rx="20" />
        <Handshake x={276} y={middle - 60} width={36} height={36} strokeWidth={1.75} />
        <text x="294" y={middle + 12}>
          {you}
        </text>
        {yourRole.map((line, index) => (
          <text key={line} x="294" y={middle + 36 + index * 22}>
            {line}
          </text>
        ))}
      </Partner>
      {customers.map((customer, index) => {
        const Icon = customerIcons[index] ?? Store;
        return (
          <Customer key={customer}>
            <rect x="454" y={customerY(index) - 36} width="104" height="72" rx="16" />
            <Icon x={494} y={customerY(index) - 26} width={24} height={24} strokeWidth={1.75} />
            <text x="506" y={customerY(index) + 22}>
              {customer}
            </text>
          </Customer>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 35rem;
  height: auto;
  margin-inline: auto;
  font-size: 18px;
  font-weight: 600;
  text-anchor: middle;
`;

const Line = styled.path<{ $offering?: OfferingId }>`
  fill: none;
  stroke: ${({ $offering }) => ($offering ? token('offering', $offering) : token('color', 'sapphire'))};
  stroke-width: 2;
  stroke-dasharray: 4 8;
  stroke-linecap: round;
  opacity: 0.7;
`;

const Source = styled.g<{ $offering: OfferingId }>`
  color: ${({ $offering }) => token('offering', $offering)};

  > rect {
    fill: ${({ $offering }) => token('offeringSoft', $offering)};
  }

  text {
    fill: currentColor;
    text-anchor: start;
  }
`;

const Partner = styled.g`
  color: ${token('color', 'onAction')};

  > rect {
    fill: ${token('color', 'sapphire')};
    filter: drop-shadow(0 16px 28px oklch(0.48 0.19 263 / 0.28));
  }

  text {
    fill: currentColor;
    font-weight: 500;
  }

  text:first-of-type {
    font-size: 20px;
    font-weight: 700;
  }
`;

const Customer = styled.g`
  color: ${token('color', 'ink')};

  > rect {
    fill: ${token('color', 'surface')};
    stroke: ${token('color', 'hairline')};
  }

  text {
    fill: currentColor;
  }
`;
