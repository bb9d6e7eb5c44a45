import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dashboard } from './dashboard.ts';

const written = JSON.parse(readFileSync(path.join(import.meta.dirname, 'grafana/dashboard.json'), 'utf8'));

test("Grafana's dashboard.json matches the code; npm run dashboard updates it", () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(dashboard())));
});

test('every panel queries the provisioned data source', () => {
  const provisioned = readFileSync(path.join(import.meta.dirname, 'grafana/datasource.yml'), 'utf8');
  const [, uid] = /uid: (\w+)/.exec(provisioned) ?? [];
  const panels = written.panels.filter(({ type }: { type: string }) => type !== 'row');
  expect(panels.length).toBeGreaterThan(20);
  for (const { datasource, targets } of panels) {
    expect(datasource.uid).toBe(uid);
    expect(targets.length).toBeGreaterThan(0);
  }
});
