import { startTestApi } from './test-api.ts';

/** Reads an API's metrics. Returns the value of each series by its name in text format, `name{label="value"}`. */
export async function scrape(port: number): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Starts an API that serves metrics on a port. Returns also the function that reads them. */
export async function startWithMetrics(port: number, env: NodeJS.ProcessEnv = {}) {
  const api = await startTestApi({ METRICS_PORT: String(port), ...env });
  return { api, port, scrape: () => scrape(port) };
}
