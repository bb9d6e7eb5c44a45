import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { encode } from 'uqr';

/** Renders the QR code locally, so the secret never leaves the browser. Always dark on light, which cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </Picture>
  );
}

const Picture = styled.svg`
  width: min(100%, 13rem);
  margin-inline: auto;
  border-radius: ${token('radius', 'small')};
`;
