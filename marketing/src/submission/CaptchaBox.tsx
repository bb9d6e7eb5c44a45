import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** The frame of every captcha, in the form's style. */
export const CaptchaBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 4)};
  min-height: 3.5rem;
  padding: ${token('space', 2)} ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
`;

/** The captcha's progress or error. */
export const CaptchaState = styled.span<{ $isProblem: boolean }>`
  color: ${({ $isProblem }) => token('color', $isProblem ? 'dangerText' : 'textMuted')};
  font-size: ${token('type', 'small')};
`;
