import { createHash } from 'node:crypto';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { catalogue } from './catalogue.ts';
import { companyProfile } from './documents/company-profile.ts';
import type { PrintDocument } from './documents/document.ts';
import { japanServices } from './documents/japan-services.ts';
import { print } from './documents/print.ts';
import { flatten, type Picture, toSvg } from './drawing/drawing.ts';
import { marks } from './pictures/marks.ts';
import { iconFile } from './raster/icon-file.ts';
import { rasterize } from './raster/rasterize.ts';
import { socialPictures } from './social.ts';

/** A generated file that is committed: its source content, and the function that draws it. */
interface DrawnFile {
  /** Path in the marketing workspace. */
  file: string;
  /** The source content as text. Its hash shows whether the committed file is up to date. */
  content: string;
  draw(): Promise<Buffer> | Buffer;
}

const svgFile = ([file, picture]: readonly [string, Picture]): DrawnFile => {
  const content = toSvg(picture);
  return { file, content, draw: () => Buffer.from(content) };
};

const socialFile = ([file, picture]: readonly [string, Picture]): DrawnFile => {
  const content = toSvg(picture);
  return { file, content, draw: () => rasterize(content, picture.width) };
};

const appIcon = (file: string, size: number): DrawnFile => {
  const content = toSvg(marks.appIcon);
  return { file, content, draw: () => rasterize(content, size) };
};

const favicon = (): DrawnFile => {
  const content = toSvg(marks.mark);
  const png = () => new Resvg(flatten(content), { fitTo: { mode: 'width', value: 32 } }).render().asPng();
  return { file: 'public/favicon.ico', content, draw: () => iconFile(png(), 32) };
};

const pictureFiles = ({ cover, pages }: PrintDocument) => [
  cover.picture,
  ...pages.flat().flatMap((block) => (block.kind === 'offering' ? [block.picture] : [])),
];

const documentFile = (document: PrintDocument): DrawnFile => {
  const drawings = pictureFiles(document).map((file) => {
    const picture = catalogue.get(file);
    return picture ? toSvg(picture) : file;
  });
  return { file: document.file, content: JSON.stringify([document, drawings]), draw: () => print(document) };
};

/** Every file that `npm run assets` draws. */
export const drawnFiles: DrawnFile[] = [
  ...[...catalogue].map(svgFile),
  ...[...socialPictures].map(socialFile),
  favicon(),
  appIcon('public/apple-touch-icon.png', 180),
  appIcon('public/icon-192.png', 192),
  appIcon('public/icon-512.png', 512),
  documentFile(companyProfile),
  documentFile(japanServices),
];

export const workspace = path.join(import.meta.dirname, '..');

/** Hashes recorded for each drawn file, so that a test can detect changed content or files. */
export interface DrawnRecord {
  /** Hash of the content the file was drawn from. */
  content: string;
  /** Hash of the file itself. */
  bytes: string;
}

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
