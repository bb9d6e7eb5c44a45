import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../Heading.tsx';
import { Stack } from '../Stack.tsx';
import { token } from '../theme.ts';

/** A titled section of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Heading $size="title">{title}</Heading>
      <Stack $gap={5}>{children}</Stack>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 5)};
  padding-block: ${token('space', 7)};
  border-top: 1px solid ${token('color', 'hairline')};
`;
