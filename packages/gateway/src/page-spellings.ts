import { type MarketingPath, marketingPaths } from '@suite/contracts/pages';

/**
 * Signs that texts put behind an address, a no-break space among them, and what a tool has appended with an encoded or a wrong
 * question mark.
 */
const behind = String.raw`([ .,;:!)\]}>*\x22\x27\x60]|’|”|»|…|。|、|，|）|」|${'\u00a0'})*([?&][^\n]*)?$(?!\n)`;

/**
 * Returns the expression of the spellings with which people and programs ask for a page: its path in other letters
 * (`/Contact`), as a file (`/contact.html`, `/contact/index.html`), or with what stood behind the address in a text
 * (`/contact).`). JavaScript and nginx read it alike, without regard to case. It also matches the page's own path.
 */
const spellingsOf = (page: MarketingPath) =>
  `${page}${page === '/' ? '' : String.raw`(/index)?(\.html?)?/*`}${behind}`;

const spellings = marketingPaths.map((page) => ({ page, pattern: new RegExp(`^${spellingsOf(page)}`, 'i') }));

/** Returns the page that a path spells in another way; undefined for a page's own path and any other. */
export const misspelledPage = (pathname: string) =>
  spellings.find(({ page, pattern }) => page !== pathname && pattern.test(pathname))?.page;

/**
 * Returns nginx's map from method and path to the page that the path spells in another way. It begins with the pages
 * themselves, as an expression, because nginx compares texts without regard to case.
 */
export const spellingMap = () =>
  [
    'map "$request_method:$uri" $spelled_page {',
    `    "~:(${marketingPaths.join('|')})$" "";`,
    ...marketingPaths.map((page) => `    "~*^(GET|HEAD):${spellingsOf(page)}" ${page};`),
    '    default "";',
    '}',
    '',
  ].join('\n');
