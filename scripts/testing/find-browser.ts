import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

export interface Browser {
  executablePath: string;
  /** Version and origin of the browser. */
  name: string;
  env: Record<string, string>;
}

/** The headless shell comes first, because it needs a quarter less processor time than the whole browser. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Returns a program's `--version` output, or undefined if it does not run. */
function versionOf(executablePath: string, env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the paths of a program's files on the PATH. */
export const pathsOf = (program: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .filter((file) => existsSync(file));

function findOnPath(): Browser | undefined {
  for (const executablePath of systemNames.flatMap(pathsOf)) {
    const version = versionOf(executablePath);
    if (version) return { executablePath, name: `${version} (${executablePath})`, env: {} };
  }
  return undefined;
}

const packed = path.join(root, '.cache/browser');

/**
 * The package's own settings look for fonts in /tmp only, and without a font Chromium crashes on some text.
 */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${packed}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${packed}/fontconfig/cache</cachedir>
</fontconfig>
`;

function writeFontSettings() {
  const folder = path.join(packed, 'fontconfig');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'fonts.conf'), fontSettings);
  return folder;
}

/**
 * Unpacks the browser and libraries of @sparticuz/chromium into `.cache` once. Runs in a child process,
 * because the package unpacks into TMPDIR, and unpacks the libraries only if the environment looks like AWS
 * Lambda.
 */
function unpackBrowser(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(packed, { recursive: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'unpack-browser.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: packed, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    },
  );
  if (status !== 0) return undefined;
  const executablePath = stdout.trim();
  const env = {
    LD_LIBRARY_PATH: path.join(packed, 'al2023/lib'),
    FONTCONFIG_PATH: writeFontSettings(),
  };
  const version = versionOf(executablePath, env);
  return version ? { executablePath, name: `${version} (@sparticuz/chromium)`, env } : undefined;
}

/** Returns the browser of the npm package. An interrupted unpacking leaves files that would be used forever. */
function findPacked(): Browser | undefined {
  const found = unpackBrowser();
  if (found) return found;
  rmSync(packed, { recursive: true, force: true });
  return unpackBrowser();
}

/**
 * Returns the Chromium for the browser tests: the one in CHROMIUM (a path, or the name of the npm package), else one on
 * the PATH, else the one from npm, or undefined if none runs. Throws if CHROMIUM does not run.
 */
export function findBrowser(): Browser | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM === '@sparticuz/chromium') return findPacked();
  if (CHROMIUM) {
    const version = versionOf(CHROMIUM);
    if (!version) throw new Error(`CHROMIUM is set to ${CHROMIUM}, which does not run.`);
    return { executablePath: CHROMIUM, name: `${version} (CHROMIUM)`, env: {} };
  }
  return findOnPath() ?? findPacked();
}
