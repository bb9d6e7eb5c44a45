import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callIn, type DrivenBrowser, resultOf, windowSize } from './driven-browser.ts';

type Answers = Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;

/** Starts Firefox with an empty profile and returns the address at which it can be driven. */
async function startProcess(executablePath: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = spawn(executablePath, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const killChild = () => child.kill();
  process.on('exit', killChild);
  const stop = async () => {
    process.off('exit', killChild);
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const [found] = /ws:\S+(?=\s)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`Firefox did not start:\n${output}`)));
  });
  return { address, stop };
}

/** Opens a connection of WebDriver BiDi. Returns the function that sends a command, and collects errors of the page. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const answers: Answers = new Map();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(data);
    if (type === 'success') answers.get(id)?.resolve(result);
    if (type === 'error') answers.get(id)?.reject(new Error(`${error}: ${message}`));
    if (method === 'log.entryAdded' && params.level === 'error') errors.push(params.text);
  });
  let last = 0;
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own result
  const send = (method: string, params: object = {}): Promise<any> =>
    new Promise((resolve, reject) => {
      last += 1;
      answers.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, errors };
}

/** Starts Firefox, which is driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<DrivenBrowser> {
  const { address, stop } = await startProcess(executablePath);
  const { send, errors } = await connect(address);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree');
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: windowSize });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (fn, ...args) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: callIn(fn, args),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return resultOf(result.value);
    },
    perform: (source) => send('input.performActions', { context, actions: [source] }),
    errors: () => errors,
    screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await send('browser.close');
      await stop();
    },
  };
}
