import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@suite/contracts/operator-error';
import { adminPaths, isAdminPage, sections } from '@suite/contracts/pages';
import { composePage, type Piece } from './compose-page.ts';
import { styleSources } from './style-sources.ts';

/** The `dist` folder of each front end. If `admin` is missing, its routes do not exist. */
export interface DistFolders {
  shell: string;
  marketing: string;
  admin?: string;
}

export interface Document {
  pieces: Piece[];
  contentType: string;
  /** Sources of its style elements for the Content-Security-Policy, starting with a space; may be empty. */
  styles: string;
}

export interface Site {
  /** Pages by path, such as '/' or '/business/jp'. */
  pages: ReadonlyMap<string, Document>;
  /** Returns the 404 page for a path. */
  notFoundFor(pathname: string): Document;
  /** Public files that contain directives, by path. */
  publicDocuments: ReadonlyMap<string, Document>;
}

const isSection = (name: string) => sections.some((section) => section === name);
const directivesInPublic = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
};

function readSource(folder: string, name: string) {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new OperatorError(`${file} is missing: build that front end first.`);
  return { name: file, text: readFileSync(file, 'utf8') };
}

/** Returns a function that reads the fragment at an include's address. Throws for an address not in docs/gateway.md. */
function fragmentReader({ shell, marketing, admin }: DistFolders) {
  return (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://fragments');
    const app = searchParams.get('app');
    const section = searchParams.get('section') ?? 'none';
    switch (pathname) {
      case '/fragments/document-start':
      case '/fragments/body-end':
        return readSource(shell, `${pathname}.html`);
      case '/fragments/body-start':
        return readSource(shell, `${pathname}.${isSection(section) ? section : 'none'}.html`);
      case '/fragments/entry':
        if (app === 'marketing') return readSource(marketing, `${pathname}.html`);
        if (app === 'admin')
          return admin ? readSource(admin, `${pathname}.html`) : { name: address, text: '' };
    }
    throw new OperatorError(`"${address}" is not a fragment of docs/gateway.md.`);
  };
}

/** Converts a file name to a path: `business/jp.html` to `/business/jp`, `index.html` to `/`. */
const pagePath = (file: string) => `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`;

function pagePaths(dist: string) {
  const files = readdirSync(path.join(dist, 'pages'), { recursive: true, encoding: 'utf8' });
  return new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [pagePath(file), `pages/${file}`]),
  );
}

/**
 * Composes every page of the three front ends once. Throws an error for a missing file or a directive that
 * docs/gateway.md does not define. `constants` are variables that every page may echo.
 */
export function loadSite(
  { shell, marketing, admin }: DistFolders,
  constants: Readonly<Record<string, string>>,
): Site {
  const folders = { shell, marketing, ...(admin && existsSync(admin) && { admin }) };
  const readFragment = fragmentReader(folders);
  const load = (folder: string, file: string, contentType = 'text/html; charset=utf-8'): Document => {
    const pieces = composePage(readSource(folder, file), readFragment, constants);
    return { pieces, contentType, styles: ` ${styleSources(pieces.join(''))}`.trimEnd() };
  };

  const pages = new Map<string, Document>();
  const notFoundPages = new Map<string, Document>();
  for (const [name, file] of pagePaths(marketing)) {
    const [, folder] = /^(.*)\/404$/.exec(name) ?? [];
    if (folder !== undefined) notFoundPages.set(folder, load(marketing, file));
    else if (!isAdminPage(name)) pages.set(name, load(marketing, file));
  }
  if (folders.admin) {
    for (const name of adminPaths) pages.set(name, load(folders.admin, `pages${name}.html`));
  }

  const publicDocuments = new Map<string, Document>();
  for (const [name, contentType] of Object.entries(directivesInPublic)) {
    if (existsSync(path.join(marketing, 'public', name))) {
      publicDocuments.set(`/${name}`, load(marketing, `public/${name}`, contentType));
    }
  }

  const notFound = notFoundPages.get('') ?? load(marketing, 'pages/404.html');
  const notFoundFor = (pathname: string) => {
    const [folder = ''] = /^\/[^/]+(?=\/)/.exec(pathname) ?? [];
    return notFoundPages.get(folder) ?? notFound;
  };
  return { pages, notFoundFor, publicDocuments };
}
