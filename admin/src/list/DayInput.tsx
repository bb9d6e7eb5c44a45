import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { compactControl } from '../screen/compact-control.ts';
import { DebouncedInput } from './DebouncedInput.tsx';

/** A year that is being typed reads as 0002, 0020, 0202. */
const firstDay = '1000-01-01';

/** Renders an input for a day, such as '2026-11-20'; reports '' while it has none. */
export function DayInput({ onValue, ...props }: Omit<ComponentProps<typeof Day>, 'type'>) {
  return <Day {...props} type="date" onValue={(day) => (day === '' || day >= firstDay) && onValue(day)} />;
}

const Day = styled(DebouncedInput)`
  ${compactControl}
  max-width: 100%;
`;
