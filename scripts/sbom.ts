import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { docker } from './docker.ts';
import { composeImages } from './images/compose-images.ts';
import {
  type ImageContent,
  imageSbom,
  type Sbom,
  type SystemPackages,
  schemaProblem,
  withoutDevelopment,
} from './images/image-sbom.ts';
import { root } from './testing/run.ts';
import { findWorkspaces } from './workspaces.ts';

/**
 * `npm run sbom`: lists the npm and system packages of each image built here in sbom/<service>.cdx.json.
 * Build the images first: docker compose build.
 */

const folder = path.join(root, 'sbom');
const workspaces = findWorkspaces(root);

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const manifestIn = (directory: string) =>
  JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;

function dependenciesOf(name: string) {
  const directory = workspaces.get(name);
  return directory === undefined ? undefined : Object.keys(manifestIn(directory).dependencies ?? {});
}

/** The workspace whose npm packages a service's image contains. */
const workspaceOf: Record<string, string> = {
  shell: '@suite/shell',
  marketing: '@suite/marketing',
  admin: '@suite/admin',
  api: '@suite/api',
  backup: '@suite/api',
};

/**
 * Returns the npm packages of a service. A front end's bundle contains code without package folders, so this
 * lists all packages of its build.
 */
function npmPackages(service: string) {
  const workspace = workspaceOf[service];
  if (workspace === undefined) return [];
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--workspace', workspace];
  const output = execFileSync('npm', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return withoutDevelopment(JSON.parse(output) as Sbom, workspace, dependenciesOf);
}

const systemQuery = [
  '. /etc/os-release && echo "$ID $VERSION_ID" &&',
  '{ node --version 2> /dev/null || echo none; } &&',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are dpkg's own
  "{ dpkg-query --show --showformat '${Package} ${Version} ${Architecture}\\n' 2> /dev/null ||",
  // MySQL's image is based on Oracle Linux, which has rpm.
  "rpm --query --all --queryformat '%{NAME} %{VERSION}-%{RELEASE} %{ARCH}\\n'; }",
].join(' ');

/** Shell command that lists the packages of programs copied by scripts/backup/copy-mysql-tools.sh. */
const copiedTools = 'cat /opt/mysql-tools/packages 2> /dev/null || true';

const askImage = (image: string, question: string) =>
  docker('run', '--rm', '--network', 'none', '--entrypoint', 'sh', image, '-c', question).split('\n');

function packagesOf(system: string, lines: readonly string[]): SystemPackages {
  const [id = '', version = ''] = system.split(' ');
  const packages = lines.map((line) => {
    const [name = '', version = '', architecture = ''] = line.split(' ');
    return { name, version, architecture };
  });
  return { system: { id, version }, packages };
}

function contentOf(image: string): ImageContent {
  const [system = '', node = '', ...packages] = askImage(image, systemQuery);
  const [toolsSystem = '', ...tools] = askImage(image, copiedTools);
  return {
    ...packagesOf(system, packages),
    node: /^v(.+)/.exec(node)?.[1],
    ...(toolsSystem && { copied: packagesOf(toolsSystem, tools) }),
  };
}

const images = composeImages();
const built = images.filter(
  ({ recipe }, index) => recipe && index === images.findIndex((other) => other.recipe === recipe),
);
mkdirSync(folder, { recursive: true });
const { version } = manifestIn(root);
let isComplete = true;

for (const { service, image } of built) {
  try {
    const document = imageSbom(image, version, contentOf(image), npmPackages(service));
    const problem = await schemaProblem(document);
    if (problem) throw new Error(`not valid CycloneDX 1.5: ${problem}`);
    writeFileSync(path.join(folder, `${service}.cdx.json`), `${JSON.stringify(document, null, 2)}\n`);
    console.log(`sbom/${service}.cdx.json: ${document.components.length} components`);
  } catch (error) {
    isComplete = false;
    console.error(`${service}: ${(error as Error).message.split('\n').slice(0, 2).join(' ')}`);
  }
}
const others = new Set(images.flatMap(({ bases, image }) => (bases ? [] : image)));
if (others.size > 0) console.log(`Made by others, who say what is in them: ${[...others].join(', ')}`);
if (!isComplete) {
  console.error('Build the images first: docker compose build');
  process.exit(1);
}
