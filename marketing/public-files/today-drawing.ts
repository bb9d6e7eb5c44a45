import { toHex } from '@suite/ui/oklch';
import { light } from '@suite/ui/palette';
import { day } from '../src/pages/home/surface/day.ts';

type DrawText = (text: string, y: number, size: number, fill: string, x: number) => string;

const tile = { width: 236, height: 128 };

/**
 * Returns the picture of the home page's hero as SVG elements for the right half of a social picture: the tiles and the
 * order of the day, cut off by the edge.
 */
export function todayDrawing(drawText: DrawText): string {
  const { color, offering, offeringSoft } = light;
  const [ink, muted] = [toHex(color.ink), toHex(color.textMuted)];
  const tiles = day.tiles.map(({ id, label, value, note }, index) => {
    const x = 684 + (index % 2) * (tile.width + 16);
    const y = 168 + Math.floor(index / 2) * (tile.height + 16);
    return [
      `<rect x="${x}" y="${y}" width="${tile.width}" height="${tile.height}" rx="14" fill="${toHex(offeringSoft[id])}"/>`,
      drawText(label, y + 36, 18, toHex(offering[id]), x + 20),
      drawText(value, y + 76, 32, ink, x + 20),
      drawText(note, y + 106, 16, muted, x + 20),
    ].join('');
  });
  const steps = day.order.steps.slice(0, 2).map(({ title, detail, time }, index) => {
    const y = 524 + index * 62;
    return [
      `<circle cx="708" cy="${y - 4}" r="8" fill="${toHex(color.sapphire)}"/>`,
      drawText(title, y, 20, ink, 734),
      drawText(detail, y + 26, 16, muted, 734),
      drawText(time, y, 18, muted, 1098),
    ].join('');
  });
  return [
    `<rect x="600" width="600" height="630" fill="${toHex(color.lagoonSoft)}"/>`,
    `<rect x="656" y="80" width="620" height="640" rx="20" fill="${toHex(color.surface)}" stroke="${toHex(color.hairline)}"/>`,
    drawText('Today', 138, 32, ink, 684),
    drawText('09:41', 136, 20, muted, 1098),
    ...tiles,
    `<rect x="684" y="456" width="540" height="240" rx="14" fill="none" stroke="${toHex(color.hairline)}"/>`,
    drawText(day.order.title, 492, 18, muted, 704),
    ...steps,
  ].join('');
}
