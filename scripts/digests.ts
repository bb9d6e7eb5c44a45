import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { docker } from './docker.ts';
import { composeImages } from './images/compose-images.ts';
import { root } from './testing/run.ts';

/**
 * `npm run digests`: writes docker-compose.release.yml, which pins every image pulled from or pushed to a registry
 * by digest. To use it: docker compose -f docker-compose.yml -f docker-compose.release.yml up --build. An image
 * built only on this machine has no digest; the script lists it and keeps its tag.
 */

const file = 'docker-compose.release.yml';
const missing = new Set<string>();

function digestsOf(image: string): string[] {
  try {
    return JSON.parse(docker('image', 'inspect', '--format', '{{json .RepoDigests}}', image)) as string[];
  } catch {
    return [];
  }
}

/** Returns the image with its digest, or undefined if it has none. */
function pinned(image: string) {
  const name = image.replace(/@.*$/, '').replace(/:[^:/]+$/, '');
  const digest = digestsOf(image)
    .find((known) => known.startsWith(`${name}@`))
    ?.split('@')[1];
  return digest && `${image.replace(/@.*$/, '')}@${digest}`;
}

const lines: string[] = [];
for (const { service, image, bases } of composeImages()) {
  const own = pinned(image);
  const pairs = Object.entries(bases ?? {}).map(([name, base]) => ({ name, base, by: pinned(base) }));
  const args = pairs.flatMap(({ name, by }) => (by ? `${name}: "${by}"` : []));
  for (const { base, by } of pairs) if (!by) missing.add(base);
  if (!own && !bases) missing.add(image);
  if (own) lines.push(`  ${service}:`, `    image: "${own}"`, ...(bases ? ['    build: !reset null'] : []));
  else if (args.length > 0) lines.push(`  ${service}:`, `    build: { args: { ${args.join(', ')} } }`);
}

for (const image of missing)
  console.log(`${image} has no digest: it was not pulled, but made on this machine.`);
if (lines.length === 0) {
  console.error(
    `${file} was not written: no image here has a digest. Pull the images first, or push those built here.`,
  );
  process.exit(1);
}
writeFileSync(path.join(root, file), `# Made by npm run digests.\nservices:\n${lines.join('\n')}\n`);
console.log(
  `${file} names ${lines.filter((line) => /@sha256:/.test(line)).length} services' images by digest.`,
);
