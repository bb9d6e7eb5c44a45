import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

export interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  [more: string]: unknown;
}

/** The output of `npm sbom --sbom-format cyclonedx`. */
export interface Sbom {
  metadata: { component: Component; [more: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
  [more: string]: unknown;
}

/** The packages of a Linux distribution. */
export interface SystemPackages {
  system: { id: string; version: string };
  packages: { name: string; version: string; architecture: string }[];
}

/** The contents of an image besides npm packages: its system, the system's packages, and Node if present. */
export interface ImageContent extends SystemPackages {
  node?: string | undefined;
  /** Origin of the programs that were copied from another image. */
  copied?: SystemPackages | undefined;
}

const nameOf = (ref: string) => ref.slice(0, ref.lastIndexOf('@'));

/**
 * Returns a workspace's components without development packages. It follows the dependencies itself, because
 * `npm sbom --omit dev` also omits a package that is a development dependency elsewhere (nodemailer, otplib).
 */
export function withoutDevelopment(
  { components, dependencies }: Sbom,
  workspace: string,
  dependenciesOf: (workspace: string) => string[] | undefined,
): Component[] {
  const edges = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]));
  const start = components.find((component) => nameOf(component['bom-ref']) === workspace);
  if (!start) throw new Error(`npm sbom knows no workspace ${workspace}.`);
  const found = new Set<string>();
  const queue = [start['bom-ref']];
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    const wanted = dependenciesOf(nameOf(ref));
    queue.push(...(edges.get(ref) ?? []).filter((to) => wanted === undefined || wanted.includes(nameOf(to))));
  }
  return [...found].flatMap((ref) => byRef.get(ref) ?? []);
}

function systemPackages({ system, packages }: SystemPackages): Component[] {
  const type = system.id === 'debian' ? 'deb' : 'rpm';
  return packages.map(({ name, version, architecture }) => {
    const purl = `pkg:${type}/${system.id}/${name}@${encodeURIComponent(version)}?arch=${architecture}&distro=${system.id}-${system.version}`;
    return { 'bom-ref': purl, type: 'library', name, version, purl };
  });
}

/** Returns one CycloneDX 1.5 document with everything in an image. */
export function imageSbom(image: string, version: string, content: ImageContent, npm: Component[]) {
  const { system, node } = content;
  const runtime = node
    ? [{ type: 'platform', name: 'node', version: node, purl: `pkg:generic/node@${node}` }]
    : [];
  const parts = [
    { type: 'operating-system', name: system.id, version: system.version },
    ...runtime.map((part) => ({ 'bom-ref': part.purl, ...part })),
    ...systemPackages(content),
    ...(content.copied ? systemPackages(content.copied) : []),
    ...npm,
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { 'bom-ref': image, type: 'container', name: image, version },
    },
    components: parts,
  };
}

/** Returns the errors of a CycloneDX document, at most 1000 characters, or undefined if it is valid. */
export async function schemaProblem(document: unknown): Promise<string | undefined> {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
  const problem = await validator.validate(JSON.stringify(document));
  return problem === null ? undefined : JSON.stringify(problem).slice(0, 1000);
}
