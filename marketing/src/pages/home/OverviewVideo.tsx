import { token } from '@suite/ui/theme';
import { Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import overviewPicture from '../../../pictures/overview.svg';
import { overview } from '../../content/overview.ts';
import { Picture } from '../../features/page/Picture.tsx';

/** Returns the video's URL with autoplay, because pressing the poster starts the video. */
function playing(url: string) {
  const address = new URL(url);
  address.searchParams.set('autoplay', '1');
  return address.href;
}

/** Renders the overview video behind a poster. Loads nothing from its provider until the poster is pressed. */
export function OverviewVideo({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Stage>
        <iframe
          src={playing(url)}
          title={overview.title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        />
      </Stage>
    );
  }
  return (
    <Stage>
      <Picture src={overviewPicture} alt="" width={1280} height={720} />
      <Opener type="button" onClick={() => setOpen(true)}>
        <span>
          <Play aria-hidden size={22} strokeWidth={1.75} />
          {overview.playVideo}
        </span>
      </Opener>
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'sunken')};

  img,
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
`;

const Opener = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 0;
  border-radius: inherit;
  background: color-mix(in oklch, ${token('color', 'scrim')} 35%, transparent);
  cursor: pointer;

  &:focus-visible {
    outline-offset: -6px;
  }

  span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space', 2)};
    min-height: 3.5rem;
    padding: 0 ${token('space', 5)};
    border-radius: ${token('radius', 'round')};
    background: ${token('color', 'sapphire')};
    color: ${token('color', 'onAction')};
    font-weight: ${token('weight', 'semibold')};
  }
`;
