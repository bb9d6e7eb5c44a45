import { spawnSync } from 'node:child_process';

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });

const isInstalled = promtool('--version').status === 0;
const withPromtool = isInstalled ? test : test.skip;

withPromtool.each([
  ['the Prometheus configuration is valid', ['check', 'config', 'prometheus.yml']],
  ['the alert rules are valid', ['check', 'rules', 'alerts.yml']],
  ['alerts fire exactly when they should', ['test', 'rules', 'alerts.test.yml']],
])('%s', (_title, args) => {
  const { status, stdout, stderr } = promtool(...args);
  expect(`${stdout}${stderr}`).not.toContain('FAILED');
  expect(status).toBe(0);
});
