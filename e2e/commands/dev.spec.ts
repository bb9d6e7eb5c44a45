import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { countLoads, expect, test } from '../support/browser-test.ts';
import { copyProject } from './copy-project.ts';
import { npmRun } from './npm-run.ts';

/** Changes files of a copy of the project while `npm run dev` runs in it. */

/** Returns the first of four free ports, which the dev servers and the API use. */
async function freePorts() {
  for (let first = 21_000; ; first += 4) {
    const servers = [0, 1, 2, 3].map((offset) => createServer().listen(first + offset));
    const isFree = await Promise.all(servers.map((server) => once(server, 'listening'))).then(
      () => true,
      () => false,
    );
    for (const server of servers) server.on('error', () => {}).close();
    if (isFree) return first;
  }
}

let folder: string;
let url: string;
let dev: ReturnType<typeof npmRun>;

test.beforeAll(async () => {
  folder = copyProject();
  const port = await freePorts();
  url = `http://localhost:${port}`;
  dev = npmRun(folder, ['dev'], { PORT: String(port) });
  const compiled = () => dev.output().match(/compiled successfully/g)?.length ?? dev.output();
  await expect.poll(compiled, { timeout: 240_000 }).toBeGreaterThanOrEqual(3);
});
test.afterAll(async () => {
  await dev.stop();
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, from: string, to: string) {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

// The dev server has a separate address, and responds with 504 while the API restarts.
test.use({ allowedErrors: [/^a request to another host: (?:http|ws):\/\/localhost:|status of 504/] });

for (const [part, address, field, file, from] of [
  ['marketing', '/contact', 'Name', 'marketing/src/content/contact.ts', 'Every message is read'],
  ['shell', '/contact', 'Name', 'shell/src/features/footer/Footer.tsx', 'All rights reserved'],
  ['admin', '/admin', 'Username', 'admin/src/features/session/session-strings.ts', 'Admin Login'],
] as const) {
  test(`a text changed in ${part} appears without a reload, and keeps what was typed`, async ({ page }) => {
    const loads = countLoads(page);
    await page.goto(url + address);
    const typed = page.getByLabel(field, { exact: true });
    await typed.fill('Nimal Perera');
    await expect(page.getByText(from).first()).toBeVisible();
    change(file, from, 'Changed while it runs');
    await expect(page.getByText('Changed while it runs').first()).toBeVisible();
    await expect(typed).toHaveValue('Nimal Perera');
    expect(loads()).toBe(1);
  });
}

test('the API restarts with a changed file, and the page shows its new response', async ({ page }) => {
  await page.goto(`${url}/admin`);
  const signIn = async () => {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
  };
  change('api/src/http/errors.ts', 'Invalid username or password', 'Changed while it runs');
  await expect(async () => {
    await signIn();
    await expect(page.getByText('Changed while it runs').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
});
