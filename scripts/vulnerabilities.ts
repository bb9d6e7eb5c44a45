import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './testing/run.ts';
import { type Advisory, affects, fixedVersions, type Package } from './vulnerabilities/advisory.ts';
import { readAdvisories } from './vulnerabilities/read-advisories.ts';

/**
 * `npm run vulnerabilities -- FILE`: lists the known vulnerabilities of the packages in package-lock.json, without a
 * network. FILE is OSV's npm database (docs/operations.md). Exits with 1 if there are any, with 2 if the file can't be
 * used.
 */

interface LockedPackage {
  version?: string;
  dev?: boolean;
  link?: boolean;
}

interface Installed extends Package {
  /** Whether only development needs it. */
  dev: boolean;
}

const folder = 'node_modules/';

/** Returns the packages of the lock file by name; one name can have several versions. */
function lockedPackages(): Map<string, Installed[]> {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = new Map<string, Installed[]>();
  for (const [at, { version, link, dev = false }] of Object.entries<LockedPackage>(lock.packages)) {
    if (!at.includes(folder) || link || !version) continue;
    const name = at.slice(at.lastIndexOf(folder) + folder.length);
    packages.set(name, [...(packages.get(name) ?? []), { name, version, dev }]);
  }
  return packages;
}

function describe(advisory: Advisory, found: Installed): string {
  const fixed = fixedVersions(advisory, found);
  return [
    `${found.name} ${found.version}${found.dev ? ' (development only)' : ''}`,
    [advisory.id, ...(advisory.aliases ?? [])].join(', '),
    advisory.summary ?? '',
    fixed.length > 0 ? `fixed in ${fixed.join(', ')}` : 'no fixed version',
  ].join('\n    ');
}

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run vulnerabilities -- FILE, where FILE is npm/all.zip of osv.dev');
  process.exit(2);
}

const packages = lockedPackages();
const findings = new Set<string>();
let advisories = 0;
try {
  await readAdvisories(file, (advisory) => {
    advisories += 1;
    const names = new Set(advisory.affected?.map(({ package: about }) => about?.name ?? ''));
    for (const name of names)
      for (const found of packages.get(name) ?? [])
        if (affects(advisory, found)) findings.add(describe(advisory, found));
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}

for (const finding of findings) console.log(`${finding}\n`);
console.log(`${packages.size} packages, ${advisories} advisories, ${findings.size} vulnerabilities`);
process.exitCode = findings.size > 0 ? 1 : 0;
