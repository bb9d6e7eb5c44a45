import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/testing/free-port.ts';
import { callIn, type DrivenBrowser, resultOf, windowSize } from './driven-browser.ts';

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Starts a screen in memory, because WebKitGTK has no headless mode. */
async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function startDriver(executablePath: string, display: string) {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LC_ALL: 'en_US.UTF-8' };
  const driver = spawn(executablePath, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    await delay(50);
  }
  return { driver, url };
}

/** Sends a command of WebDriver and returns its value. Throws the error that the driver returns. */
async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

// A day in milliseconds, because only the test has a limit of time.
const timeouts = { script: 86_400_000, pageLoad: 86_400_000 };

/** Starts the MiniBrowser of WebKitGTK, which is driven over WebDriver. It does not report errors of scripts. */
export async function startWebKit(executablePath: string): Promise<DrivenBrowser> {
  const { screen, display } = await startScreen();
  const { driver, url } = await startDriver(executablePath, display);
  const killAll = () => [driver, screen].map((child) => child.kill());
  process.on('exit', killAll);
  const { sessionId } = await send('POST', `${url}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', timeouts } },
  });
  const session = `${url}/session/${sessionId}`;
  const post = (command: string, body: object) => send('POST', `${session}/${command}`, body);
  await post('window/rect', { x: 0, y: 0, ...windowSize });
  return {
    open: (address) => post('url', { url: address }),
    run: async (fn, ...args) => {
      const script = `${callIn(fn, args)}.then(arguments[0], (error) => arguments[0]({ error: String(error) }))`;
      const result = await post('execute/async', { script, args: [] });
      if (result?.error) throw new Error(result.error);
      return resultOf(result);
    },
    perform: (source) => post('actions', { actions: [source] }),
    errors: () => [],
    screenshot: () => send('GET', `${session}/screenshot`),
    close: async () => {
      await send('DELETE', session).finally(async () => {
        await stop(driver);
        await stop(screen);
        process.off('exit', killAll);
      });
    },
  };
}
