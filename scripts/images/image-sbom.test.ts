import { imageSbom, type Sbom, schemaProblem, withoutDevelopment } from './image-sbom.ts';

const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, type: 'library', name, version: '1.0.0' });
const names = ['@suite/api', '@suite/contracts', 'mailer', 'parser', 'mail-tester', 'unused'];
const sbom: Sbom = {
  metadata: { component: component('suite') },
  components: names.map(component),
  dependencies: [
    { ref: '@suite/api@1.0.0', dependsOn: ['@suite/contracts@1.0.0', 'mailer@1.0.0', 'mail-tester@1.0.0'] },
    { ref: '@suite/contracts@1.0.0', dependsOn: ['unused@1.0.0'] },
    { ref: 'mailer@1.0.0', dependsOn: ['parser@1.0.0'] },
    { ref: 'mail-tester@1.0.0', dependsOn: ['mailer@1.0.0'] },
  ],
};
const dependenciesOf = (name: string) =>
  ({ '@suite/api': ['@suite/contracts', 'mailer'], '@suite/contracts': [] })[name];

test("keeps a workspace's dependency that a development tool also needs", () => {
  const left = withoutDevelopment(sbom, '@suite/api', dependenciesOf).map(({ name }) => name);
  expect(left.sort()).toEqual(['@suite/api', '@suite/contracts', 'mailer', 'parser']);
});

const content = {
  system: { id: 'debian', version: '12' },
  packages: [{ name: 'libc6', version: '1:2.36-9+deb12u1', architecture: 'amd64' }],
  node: '24.21.0',
};

test("lists an image's system, runtime and packages as valid CycloneDX", async () => {
  const document = imageSbom('suite-api', '0.1.0', content, [component('mailer')]);
  expect(document.components.map(({ name }) => name)).toEqual(['debian', 'node', 'libc6', 'mailer']);
  expect(document.components[2]).toMatchObject({
    purl: 'pkg:deb/debian/libc6@1%3A2.36-9%2Bdeb12u1?arch=amd64&distro=debian-12',
  });
  expect(await schemaProblem(document)).toBeUndefined();
});

test('reports an invalid document', async () => {
  const document = { ...imageSbom('suite-api', '0.1.0', content, []), version: 'one' };
  expect(await schemaProblem(document)).toContain('version');
});
