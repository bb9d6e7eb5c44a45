import path from 'node:path';
import { site } from '@suite/site/site';
import { type Font, openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { catalogue } from '../catalogue.ts';
import { type ColorName, colorsOf } from '../drawing/colors.ts';
import { toSvg } from '../drawing/drawing.ts';
import { rasterize } from '../raster/rasterize.ts';
import type { Block, PrintDocument } from './document.ts';

/** A4 page and margins, in points. */
const sheet = { width: 595.28, height: 841.89, left: 56, top: 88, inner: 483.28 };

const colors = colorsOf('erp');
const fontFiles = { en: 'plus-jakarta-sans', ja: 'noto-sans-jp' };

interface TextOptions {
  size: number;
  bold?: boolean;
  color?: ColorName;
  width?: number;
  x?: number;
  align?: 'left' | 'right' | 'center';
}

/** Lays out one document. Tracks the position of the next line and uses the line spacing of the language. */
class Press {
  readonly pdf: PDFKit.PDFDocument;
  readonly #leading: number;
  readonly #fonts: Record<string, Font> = {};
  y: number = sheet.top;

  constructor(document: PrintDocument) {
    const { lang, title, subject, author, date } = document;
    this.#leading = lang === 'ja' ? 0.3 : 0.36;
    this.pdf = new PDFDocument({
      size: [sheet.width, sheet.height],
      margins: { top: 0, left: 0, right: 0, bottom: 24 },
      autoFirstPage: false,
      lang,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      // A fixed date, so that unchanged text produces an identical file.
      info: { Title: title, Subject: subject, Author: author, CreationDate: new Date(`${date}T00:00:00Z`) },
    });
    for (const [name, weight] of [
      ['medium', 500],
      ['bold', 700],
    ] as const) {
      const file = path.join(import.meta.dirname, `../fonts/${fontFiles[lang]}-${weight}.woff`);
      this.pdf.registerFont(name, file);
      this.#fonts[name] = openSync(file) as Font;
    }
  }

  #style({ size, bold = false, width = sheet.inner, align = 'left' }: TextOptions) {
    this.pdf.font(bold ? 'bold' : 'medium').fontSize(size);
    return { width, align, lineGap: size * (size > 17 ? this.#leading * 0.35 : this.#leading) };
  }

  heightOf(words: string, options: TextOptions): number {
    return this.pdf.heightOfString(words, this.#style(options));
  }

  /** Draws text at the current position and moves the position below it. */
  text(words: string, options: TextOptions) {
    const font = this.#fonts[options.bold ? 'bold' : 'medium'];
    for (const character of words.replaceAll('\n', '')) {
      if (!font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        throw new Error(`The font lacks "${character}" of "${words}": see subset-japanese.ts`);
    }
    const style = this.#style(options);
    this.pdf.fillColor(colors[options.color ?? 'text']).text(words, options.x ?? sheet.left, this.y, style);
    this.y = this.pdf.y;
  }

  picture(file: string, x: number, y: number, width: number, pixels: number) {
    const drawn = catalogue.get(file);
    if (!drawn) throw new Error(`There is no picture ${file} for the document`);
    const height = (width * drawn.height) / drawn.width;
    this.pdf.save().roundedRect(x, y, width, height, 8).clip();
    this.pdf.image(rasterize(toSvg(drawn), pixels), x, y, { width });
    this.pdf.restore();
    return height;
  }

  /** Draws the company's logo, centred at x, y. */
  mark(x: number, y: number, r: number) {
    const corners = (radius: number) =>
      Array.from({ length: 6 }, (_, index): [number, number] => {
        const angle = ((index * 60 - 90) * Math.PI) / 180;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      });
    this.pdf.polygon(...corners(r)).fill(colors.sapphire);
    this.pdf.polygon(...corners(r * 0.5)).fill(colors.surface);
  }

  line(y: number) {
    this.pdf
      .moveTo(sheet.left, y)
      .lineTo(sheet.left + sheet.inner, y)
      .lineWidth(0.7)
      .stroke(colors.line);
  }
}

type BlockSetter<Kind extends Block['kind']> = (press: Press, block: Extract<Block, { kind: Kind }>) => void;

const setters: { [Kind in Block['kind']]: BlockSetter<Kind> } = {
  heading(press, { title, lead }) {
    if (press.y > sheet.top) press.y += 18;
    press.text(title, { size: 24, bold: true, color: 'ink' });
    if (lead) {
      press.y += 2;
      press.text(lead, { size: 12.5, color: 'muted', width: 420 });
    }
    press.y += 14;
  },
  paragraph(press, { text }) {
    press.text(text, { size: 11.5 });
    press.y += 9;
  },
  statistics(press, { items }) {
    const width = sheet.inner / items.length;
    const top = press.y + 12;
    press.pdf.roundedRect(sheet.left, press.y, sheet.inner, 90, 10).fill(colors.soft);
    items.forEach(({ figure, label }, index) => {
      const x = sheet.left + width * index + 16;
      press.y = top;
      press.text(figure, { size: 26, bold: true, color: 'sapphire', x, width: width - 20 });
      press.text(label, { size: 10, color: 'text', x, width: width - 20 });
    });
    press.y = top + 90;
  },
  statement(press, { title, text, lead }) {
    const x = sheet.left + 24;
    const width = sheet.inner - 48;
    const statement = { size: 18, bold: true, color: 'surface', x, width } as const;
    const height = 82 + press.heightOf(text, statement);
    press.y += 10;
    const top = press.y;
    press.pdf.roundedRect(sheet.left, top, sheet.inner, height, 10).fill(colors.night);
    press.y = top + 18;
    press.text(title, { size: 11, bold: true, color: 'bright', x });
    press.text(text, statement);
    press.y += 3;
    press.text(lead, { size: 11, color: 'mid', x, width });
    press.y = top + height + 16;
  },
  points(press, { columns, items }) {
    const gap = 28;
    const width = (sheet.inner - gap * (columns - 1)) / columns;
    for (let first = 0; first < items.length; first += columns) {
      const top = press.y;
      press.line(top);
      const ends = items.slice(first, first + columns).map(({ title, description }, index) => {
        const x = sheet.left + index * (width + gap);
        press.y = top + 14;
        press.text(title, { size: 14, bold: true, color: 'ink', x, width });
        press.y += 3;
        press.text(description, { size: 11, x, width });
        return press.y;
      });
      press.y = Math.max(...ends) + 14;
    }
  },
  steps(press, { items }) {
    const x = sheet.left + 52;
    items.forEach(({ title, description }, index) => {
      const top = press.y;
      press.pdf.circle(sheet.left + 17, top + 17, 17).fill(colors.sapphire);
      press.y = top + 9;
      press.text(String(index + 1), {
        size: 13,
        bold: true,
        color: 'surface',
        x: sheet.left,
        width: 34,
        align: 'center',
      });
      press.y = top + 4;
      press.text(title, { size: 14, bold: true, color: 'ink', x, width: sheet.inner - 52 });
      press.y += 3;
      press.text(description, { size: 11, x, width: sheet.inner - 52 });
      const bottom = press.y + 10;
      if (index < items.length - 1) {
        press.pdf
          .moveTo(sheet.left + 17, top + 40)
          .lineTo(sheet.left + 17, bottom)
          .lineWidth(1.5)
          .stroke(colors.mid);
      }
      press.y = bottom + 6;
    });
  },
  offering(press, { picture, title, description, list }) {
    const top = press.y;
    const width = 232;
    const height = press.picture(picture, sheet.left, top, width, 640);
    const x = sheet.left + width + 24;
    press.y = top + 20;
    press.text(title, { size: 16, bold: true, color: 'ink', x, width: sheet.inner - width - 24 });
    press.y += 4;
    press.text(description, { size: 11, x, width: sheet.inner - width - 24 });
    if (list) {
      press.y += 5;
      press.text(list, { size: 9.5, color: 'muted', x, width: sheet.inner - width - 24 });
    }
    press.y = Math.max(press.y, top + height) + 26;
  },
  contact(press, { items }) {
    setters.points(press, {
      kind: 'points',
      columns: items.length,
      items: items.map(({ title, lines }) => ({ title, description: lines.join('\n') })),
    });
  },
};

const setBlock = <Kind extends Block['kind']>(press: Press, block: Extract<Block, { kind: Kind }>) =>
  (setters[block.kind as Kind] as BlockSetter<Kind>)(press, block);

function setCover(press: Press, { cover }: PrintDocument) {
  press.pdf.addPage();
  press.pdf.rect(0, 0, sheet.width, sheet.height).fill(colors.night);
  const drawn = catalogue.get(cover.picture);
  if (!drawn) throw new Error(`There is no picture ${cover.picture} for the cover`);
  const height = 400;
  press.pdf.image(rasterize(toSvg(drawn), 1100), -60, sheet.height - height, { height });
  press.mark(sheet.left + 14, 78, 14);
  press.y = 67;
  press.text(site.name, { size: 17, bold: true, color: 'surface', x: sheet.left + 40 });
  press.y = 150;
  press.text(cover.eyebrow, { size: 13, bold: true, color: 'bright' });
  press.y += 6;
  press.text(cover.title, { size: 32, bold: true, color: 'surface', width: 440 });
  press.y += 10;
  press.text(cover.lead, { size: 12, color: 'mid', width: 420 });
}

function setPage(press: Press, document: PrintDocument, blocks: Block[], number: number) {
  press.pdf.addPage();
  press.mark(sheet.left + 8, 48, 8);
  press.y = 42;
  press.text(site.name, { size: 10, bold: true, color: 'ink', x: sheet.left + 24 });
  press.y = sheet.height - 48;
  press.text(`${document.cover.eyebrow}  ${number}`, { size: 8.5, color: 'muted', align: 'right' });
  press.y = sheet.top;
  for (const block of blocks) setBlock(press, block);
}

/** Renders a document as a PDF. Throws if a page overflows or a font lacks a character. */
export function print(document: PrintDocument): Promise<Buffer> {
  const press = new Press(document);
  let added = 0;
  press.pdf.on('pageAdded', () => {
    added += 1;
  });
  const chunks: Buffer[] = [];
  press.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => press.pdf.on('end', () => resolve(Buffer.concat(chunks))));
  setCover(press, document);
  for (const [index, blocks] of document.pages.entries()) setPage(press, document, blocks, index + 2);
  if (added !== document.pages.length + 1)
    throw new Error(`A page of ${document.file} holds more than fits on it`);
  press.pdf.end();
  return done;
}
