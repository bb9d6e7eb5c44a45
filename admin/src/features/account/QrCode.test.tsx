import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { QrCode } from './QrCode.tsx';

/** Returns the pixels of the QR code's path, as a camera would see them. */
function photograph(picture: HTMLElement) {
  const [, , size = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const zoom = 4;
  const width = size * zoom;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < zoom; row += 1)
      for (let column = 0; column < zoom; column += 1) {
        const at = ((Number(y) * zoom + row) * width + Number(x) * zoom + column) * 4;
        pixels.set([0, 0, 0], at);
      }
  return { pixels, width };
}

test.each([
  ['otpauth://totp/Ceyluma:maria?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Ceyluma'],
  [`otpauth://totp/Ceyluma:${encodeURIComponent('🐘'.repeat(200))}?secret=JBSWY3DPEHPK3PXP&issuer=Ceyluma`],
])('QR code decodes to %.40s', (text) => {
  render(<QrCode text={text} label="QR code" />);
  const { pixels, width } = photograph(screen.getByRole('img', { name: 'QR code' }));
  expect(jsQr(pixels, width, width)?.data).toBe(text);
});
