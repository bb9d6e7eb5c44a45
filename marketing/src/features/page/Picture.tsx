import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className'> {
  src: string;
  /** Empty where the words beside the picture say the same. */
  alt: string;
  /** The file's own measures: the place is kept before the picture is there. */
  width?: number;
  height?: number;
  /** In view as the page opens. */
  isFirst?: boolean;
}

/** A picture file; it comes when it is about to be seen. */
export function Picture({ src, alt, width = 800, height = 600, isFirst = false, className }: PictureProps) {
  return (
    <Image
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{ aspectRatio: `${width} / ${height}` }}
      className={className}
    />
  );
}

/** Keeps the drawn picture's shape, whatever is dropped in its place. */
const Image = styled.img`
  object-fit: cover;
`;

/** The ground of a picture: the offering's tint, or the page's quiet one. */
export const PicturePanel = styled.div<{ $offering?: OfferingId | undefined }>`
  overflow: hidden;
  border-radius: ${token('radius', 'large')};
  background: ${({ $offering }) => ($offering ? token('offeringSoft', $offering) : token('color', 'sunken'))};

  & > img {
    width: 100%;
  }
`;
