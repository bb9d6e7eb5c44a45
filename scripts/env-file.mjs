import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads `.env` for the npm commands. Docker Compose reads the same file by other rules, so a value that the two would
 * read differently is refused.
 */

/** Names of settings in .env.example, which documents them all. */
function knownNames(root) {
  const example = path.join(root, '.env.example');
  const text = existsSync(example) ? readFileSync(example, 'utf8') : '';
  return [...text.matchAll(/^#([A-Z][A-Z_]*)=/gm)].map(([, name]) => name);
}

/**
 * Reads a text in UTF-8, or in UTF-16 with a byte order mark, as Windows editors and shells write it. Throws an error whose
 * message follows the file's name.
 */
function readText(file) {
  try {
    const bytes = readFileSync(file);
    const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
    const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
    const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    if (!/[\0\r]/.test(text)) return text;
  } catch (error) {
    if (error.syscall) throw new Error(`can't be read (${error.code})`);
  }
  throw new Error('is not UTF-8 text with the line ends of Linux or Windows: save it as that');
}

/** Returns the number of single-character edits between two names. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(one[i - 1] !== other[j - 1]));
    row = next;
  }
  return row[other.length];
}

/** What other products call a setting. */
const otherNames = [
  [
    'PUBLIC_URL',
    /^(?:app|base|public|root|server|site|web)_?(?:url|host|address|domain)$|^(?:host|domain)$/i,
  ],
  ['PORT', /^(?:app|http|listen|server|site|web)_?port$/i],
  ['DATABASE_URL', /^(?:db|mysql|mariadb)_/i],
  ['MAIL_FROM', /^(?:e?mail|smtp)_?(?:from|sender)$|^from_?e?mail$/i],
  ['SMTP_URL', /^(?:smtp|e?mail|mailer)_/i],
];

/** Variables that Compose, Node and shells read. */
const foreignName =
  /^(?:compose|docker|buildkit|buildx|node|npm|lc)_|^(?:https?|all|no)_proxy$|^(?:tz|lang|path|home|editor|term)$/i;

/** Returns the setting that other products call like an unknown name, or that it resembles, or of whose name it is a part. */
function resembled(name, known) {
  const plain = (text) => text.toUpperCase().replace(/[^A-Z]/g, '');
  const most = Math.min(3, Math.floor(name.length / 4));
  const [first, ...words] = name.toUpperCase().split('_');
  const isPart = ([start, ...others]) => start === first && words.every((word) => others.includes(word));
  const longer = known.filter(
    (other) =>
      (name.length > 6 && plain(other).startsWith(plain(name))) ||
      (name.length > 3 && isPart(other.split('_'))),
  );
  return (
    otherNames.find(([, pattern]) => pattern.test(name))?.[0] ??
    known.find((other) => plain(other) === plain(name) || distance(name.toUpperCase(), other) <= most) ??
    longer.sort((one, other) => one.length - other.length)[0]
  );
}

const howToWrite = "write the value in single quotes ('…'), without a single quote in it";

/** Parses what follows `NAME=`. Returns the value, or why Node and Compose would read it differently. */
function parseValue(raw) {
  const text = raw.replace(/^[ \t]+|[ \t]+$/g, '');
  if (/^[\s\p{Cc}\p{Cf}]|[\s\p{Cc}\p{Cf}]$/u.test(text))
    return { problem: 'starts or ends with an invisible character: delete it' };
  const [, quote, quoted, rest] = /^(['"])([\s\S]*?)\1(.*)$/s.exec(text) ?? [];
  if (quoted?.endsWith('\\'))
    return { problem: 'ends with \\ in quotes: write the secret into a file (secrets/README.md)' };
  if (quote !== undefined && /^\s*(?:#.*)?$/.test(rest)) {
    const special = quote === '"' ? /[$\\`]/.exec(quoted)?.[0] : undefined;
    return special ? { problem: `contains ${special} in double quotes: ${howToWrite}` } : { value: quoted };
  }
  if (/^['"`“”‘’]/.test(text)) return { problem: `starts with a quote that does not end it: ${howToWrite}` };
  const value = text.replace(/ +#(?:\s.*)?$/, '').trimEnd();
  if (/^#\s/.test(value))
    return { problem: 'has a comment as its value: put the comment on a line of its own' };
  const special = /[#$]/.exec(value)?.[0];
  return special ? { problem: `contains ${special}: ${howToWrite}` } : { value };
}

const assignment =
  /^[^\S\n]*(?:export[^\S\n]+)?([\w.-]+)[^\S\n]*[=:]((?:[^\S\n]*(?:"[^"]*"|'[^']*'))?[^\n]*)$/gm;

/** Returns sentences on lines that are neither assignments nor comments. Compose refuses some and skips others. */
const strayLines = (text) =>
  text
    .replace(assignment, (lines) => lines.replace(/[^\n]+/g, ''))
    .split('\n')
    .flatMap((line, index) => {
      if (/^\s*(?:#|$)/.test(line)) return [];
      const remedy = /[\p{Cf}\uff01-\uff5e]/u.test(line)
        ? 'it has an invisible or full-width character, so type it again'
        : 'correct it';
      return [`Line ${index + 1} of .env is not NAME=value: ${remedy}.`];
    });

/** Returns the variables of `.env`, sentences that refuse the file, and sentences that only warn. */
export function readEnvFile(root) {
  const file = path.join(root, '.env');
  const known = knownNames(root);
  const found = { values: {}, problems: [], warnings: [] };
  const others = readdirSync(root).filter((name) =>
    /^\.?env(?:\.(?:txt|local|production|development))?$/i.test(name),
  );
  for (const other of others)
    if (other !== '.env')
      found.warnings.push(`${other} is not read: the settings are in .env, so rename it.`);
  // Unlike existsSync, it finds a link to a file that is missing.
  if (!lstatSync(file, { throwIfNoEntry: false })) return found;
  let text;
  try {
    text = readText(file);
  } catch (error) {
    return { ...found, problems: [`.env ${error.message}.`] };
  }
  for (const [, name, raw] of text.matchAll(assignment)) {
    const { value, problem } = parseValue(raw);
    if (Object.hasOwn(found.values, name) && found.values[name] !== value)
      found.warnings.push(`${name} is set more than once in .env: the last one counts. Remove the others.`);
    if (problem && (known.length === 0 || known.includes(name)))
      found.problems.push(`${name} in .env ${problem}.`);
    else found.values[name] = value ?? raw.trim();
    if (known.length === 0 || known.includes(name) || foreignName.test(name)) continue;
    const meant = resembled(name, known);
    found.warnings.push(
      `${name} in .env is no setting of the product${meant ? `: did you mean ${meant}?` : ', which ignores it.'}`,
    );
  }
  found.problems.push(...strayLines(text));
  return found;
}
