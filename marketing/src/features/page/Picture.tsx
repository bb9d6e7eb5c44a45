import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className'> {
  src: string;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** Intrinsic size of the file, which reserves the picture's space while it loads. */
  width?: number;
  height?: number;
  /** Whether the picture is visible when the page opens, so that it loads at once. */
  isFirst?: boolean;
}

/** Renders a picture file, loaded lazily unless `isFirst` is set. */
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

/** Crops a file whose aspect ratio differs from `width` and `height`, instead of distorting it. */
const Image = styled.img`
  object-fit: cover;

  /* The drawings are screens of light products. */
  @media screen and (prefers-color-scheme: dark) {
    filter: brightness(0.86);
  }
`;

/** The background of a picture: the offering's tint, or the page's neutral colour. */
export const PicturePanel = styled.div<{ $offering?: OfferingId | undefined }>`
  overflow: hidden;
  border-radius: ${token('radius', 'large')};
  background: ${({ $offering }) => ($offering ? token('offeringSoft', $offering) : token('color', 'sunken'))};

  & > img {
    width: 100%;
  }
`;
