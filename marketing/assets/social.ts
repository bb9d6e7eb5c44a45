import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { type PageDescriptor, pages } from '../src/content/pages.ts';
import { catalogue } from './catalogue.ts';
import { colorsOf } from './drawing/colors.ts';
import { inset, type Pen, type Picture } from './drawing/drawing.ts';
import { facet } from './drawing/parts.ts';

const size = { width: 1200, height: 630 };

/** The drawing beside the text on social pictures of pages without an offering. */
const scenes: Record<string, string> = {
  home: 'pictures/offerings/erp.svg',
  business: 'pictures/erp/inventory.svg',
  'business-jp': 'pictures/offerings/erp.svg',
  products: 'pictures/offerings/web.svg',
  about: 'pictures/highlights/stress-free-management.svg',
  exclusive: 'pictures/case-studies/jewellery.svg',
  partner: 'pictures/highlights/business-automation.svg',
  contact: 'pictures/highlights/premium-support.svg',
  terms: 'pictures/erp/accounting.svg',
  privacy: 'pictures/highlights/effortless-it.svg',
  faq: 'pictures/highlights/premium-support.svg',
};

const hues: Record<string, OfferingId> = {
  about: 'jewellery',
  contact: 'property',
  exclusive: 'jewellery',
  faq: 'property',
  partner: 'lms',
  products: 'web',
};

const isJapanese = (text: string) => /[\u2e80-\uffef]/.test(text);
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Splits text into pieces that must stay on one line: words, in Japanese with any closing punctuation. */
function pieces(text: string): string[] {
  if (!isJapanese(text)) return text.match(/\S+\s*/g) ?? [];
  const found: string[] = [];
  for (const { segment } of words.segment(text)) {
    if (/^[、。」』）]/.test(segment) && found.length > 0) found.push(found.pop() + segment);
    else found.push(segment);
  }
  return found;
}

/** Breaks a title into lines no wider than `width`. Each sentence, or Japanese clause, starts a new line. */
function breakLines(pen: Pen, text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const clause of text.match(/[^、.]+[、.]?\s*/g) ?? []) {
    let line = '';
    for (const piece of pieces(clause)) {
      if (line !== '' && pen.width((line + piece).trimEnd(), fontSize, 700) > width) {
        lines.push(line);
        line = '';
      }
      line += piece;
    }
    lines.push(line);
  }
  return lines;
}

function fitTitle(pen: Pen, title: string) {
  const set = [68, 62, 56, 50].map((fontSize) => ({
    fontSize,
    lines: breakLines(pen, title, 500, fontSize),
  }));
  return (
    set.find(({ lines }) => lines.length <= 3) ?? { fontSize: 56, lines: breakLines(pen, title, 500, 56) }
  );
}

function socialPicture({ id, offering, picture }: PageDescriptor): Picture | undefined {
  if (!picture) return undefined;
  const scene = catalogue.get(offering ? `pictures/offerings/${offering}.svg` : (scenes[id] ?? ''));
  if (!scene) throw new Error(`Give the page ${id} a scene for its social picture`);
  return {
    ...size,
    colors: colorsOf(offering ?? hues[id] ?? 'erp'),
    draw: (pen) => {
      const { fontSize, lines } = fitTitle(pen, picture.title);
      const top = 350 - (lines.length * fontSize * 1.16) / 2;
      const sceneWidth = (size.height * scene.width) / scene.height;
      return [
        inset(pen, scene, 600, 0, sceneWidth),
        pen.rect(0, 0, 600, 630, { fill: 'sand' }),
        pen.line('M600 0V630', 'ink', 1.5, { opacity: '.08' }),
        facet(pen, 92, 84, 24, 'sapphire'),
        pen.text(site.name, 130, 94, { size: 30, weight: 700, fill: 'ink' }),
        pen.text(picture.line, 68, top - 12, { size: 25, weight: 700, fill: 'hue' }),
        ...lines.map((line, index) =>
          pen.text(line.trimEnd(), 68, top + (index + 0.95) * fontSize * 1.16, {
            size: fontSize,
            weight: 700,
            fill: 'ink',
          }),
        ),
        pen.rect(68, 556, 64, 6, { rx: 3, fill: 'vivid' }),
      ];
    },
  };
}

/** The social picture of every page that has one, by its path in the marketing workspace. */
export const socialPictures: ReadonlyMap<string, Picture> = new Map(
  pages.flatMap((page) => {
    const drawn = socialPicture(page);
    return drawn && page.picture ? [[`public${page.picture.path}`, drawn] as const] : [];
  }),
);
