import { sendJson } from '../../test/support/raw-request.ts';
import { logOf, runServer, terminate, urlOf } from '../../test/support/run-node.ts';
import { password, startTestApi } from '../../test/support/test-api.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { readConfig } from '../server/config.ts';
import { weakSettingLine } from './weak-settings.ts';

/** Starts the API as its container does and calls `use` with its address. Returns the logged warnings about settings. */
async function warningsWith(env: NodeJS.ProcessEnv, use = async (_url: string) => {}) {
  const run = runServer(await createTestDatabase(), { NODE_ENV: 'production', ...env });
  await use(await urlOf(run));
  await terminate(run);
  const entries = logOf(run).filter(({ setting }) => setting);
  return entries.map(({ level, setting, msg }) => [level, setting, msg]);
}

/** Sends a request as a browser that has opened the site at `host`. */
async function ask(
  url: string,
  host: string,
  path: string,
  { body, cookie }: { body?: object; cookie?: string },
) {
  const { headers, text } = await sendJson(
    url,
    path,
    { Host: host, ...(cookie && { Cookie: cookie }) },
    body,
  );
  const cookies = headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ');
  return { body: JSON.parse(text), cookie: cookies };
}

const credentials = { username: 'admin', password };

/** Returns the log entries of a site with these settings, which is started as in its container. */
const linesOf = (env: NodeJS.ProcessEnv) =>
  readConfig({ NODE_ENV: 'production', ...env }).weakSettings.map(weakSettingLine);

const weak = { ADMIN_PASSWORD: 'admin', CAPTCHA_WORK: '1' };
const weakLines = [
  ['CAPTCHA_WORK', expect.stringMatching(/^CAPTCHA_WORK must be at least 1000 .* Change it/)],
  ['ADMIN_PASSWORD', expect.stringMatching(/^ADMIN_PASSWORD is too weak .* at least 15 characters/)],
];

test.each<[what: string, env: NodeJS.ProcessEnv, lines: unknown[][]]>([
  ['default settings', {}, []],
  ['strong settings', { PUBLIC_URL: 'http://localhost:8080', ADMIN_PASSWORD: password }, []],
  ['weak settings on this machine', { PUBLIC_URL: 'http://localhost:8080', ...weak }, weakLines],
  [
    'a public address without https',
    { PUBLIC_URL: 'http://www.example.com' },
    [['PUBLIC_URL', expect.stringMatching(/^PUBLIC_URL is not https.*cookie.*set up TLS/)]],
  ],
])('%s: one warning per weak setting', (_what, env, lines) => {
  expect(linesOf(env)).toEqual(lines.map(([setting, line]) => [{ setting }, line]));
});

test('startup logs one warning per weak setting', async () => {
  expect(await warningsWith(weak)).toEqual(weakLines.map((line) => ['warn', ...line]));
});

test('signing in from another machine without https is logged once', async () => {
  const signIn = async (url: string, host: string) =>
    expect((await ask(url, host, '/api/login', { body: credentials })).cookie).toBeDefined();
  const local = ['localhost:8080', '127.0.0.1:8080', '[::1]:8080'];
  const signInFrom = (hosts: string[]) => async (url: string) => {
    for (const host of hosts) await signIn(url, host);
  };
  const env = { ADMIN_PASSWORD: password };
  expect(await warningsWith(env, signInFrom(local))).toEqual([]);
  const remote = '192.168.1.20:8080';
  expect(await warningsWith(env, signInFrom([remote, remote]))).toEqual([
    ['warn', 'PUBLIC_URL', expect.any(String)],
  ]);
});

describe('the session check', () => {
  async function weakSettingsOf(env: NodeJS.ProcessEnv, host: string, role = 'administrator') {
    const api = await startTestApi(env);
    await api.db('administrators').update({ role });
    const { cookie = '' } = await ask(api.url, host, '/api/login', { body: credentials });
    return (await ask(api.url, host, '/api/auth-check', { cookie })).body.weakSettings;
  }

  test('lists weak settings for administrators', async () => {
    expect(await weakSettingsOf({ CAPTCHA_WORK: '1' }, 'localhost')).toEqual(['CAPTCHA_WORK']);
    expect(await weakSettingsOf({ CAPTCHA_WORK: '1' }, '192.168.1.20')).toEqual([
      'CAPTCHA_WORK',
      'PUBLIC_URL',
    ]);
  });

  test('lists nothing for viewers or without weak settings', async () => {
    expect(await weakSettingsOf({ CAPTCHA_WORK: '1' }, 'localhost', 'viewer')).toBeUndefined();
    expect(await weakSettingsOf({ CAPTCHA_WORK: '1000' }, 'localhost')).toBeUndefined();
  });
});
