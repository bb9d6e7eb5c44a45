import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Step = () => unknown;

const ofFile: Step[] = [];
const ofTest: Step[] = [];
let isTesting = false;

/** Runs a step after the current test, or after the tests of the file if none has started. The last step runs first. */
export function afterwards(step: Step): void {
  (isTesting ? ofTest : ofFile).push(step);
}

async function runAll(steps: Step[]) {
  for (const step of steps.splice(0).reverse()) await step();
}

// Measurements and the global setup use the support functions without jest, and clean up themselves.
if (typeof afterEach === 'function') {
  beforeEach(() => {
    isTesting = true;
  });
  afterEach(() => {
    isTesting = false;
    return runAll(ofTest);
  });
  afterAll(() => runAll(ofFile));
}

/** Creates a folder, which is deleted afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-test-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a server listen on a free port, and closes it afterwards. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterwards(() => {
    server.close();
    if (server instanceof HttpServer) server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}
