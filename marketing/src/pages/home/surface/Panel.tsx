import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** A named panel of the drawn screen. */
export const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space', 4)};
  min-width: 0;
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
`;

export const PanelName = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  color: ${token('color', 'ink')};
  font-weight: ${token('weight', 'semibold')};
`;
