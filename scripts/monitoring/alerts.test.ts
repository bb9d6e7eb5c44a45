import { spawnSync } from 'node:child_process';

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });

const isInstalled = promtool('--version').status === 0;
const withPromtool = isInstalled ? test : test.skip;

withPromtool.each([
  ['the configuration of Prometheus is one', ['check', 'config', 'prometheus.yml']],
  ['the alert rules are rules', ['check', 'rules', 'alerts.yml']],
  ['alerts are raised when they should be, and only then', ['test', 'rules', 'alerts.test.yml']],
])('%s', (_title, args) => {
  const { status, stdout, stderr } = promtool(...args);
  expect(`${stdout}${stderr}`).not.toContain('FAILED');
  expect(status).toBe(0);
});
