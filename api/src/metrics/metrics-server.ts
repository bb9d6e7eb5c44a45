import { once } from 'node:events';
import { createServer } from 'node:http';
import { addProcessMetrics, type Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` to Prometheus on a separate port that no gateway forwards. Returns a function that stops the
 * server. `read` updates the gauges before each answer. Rejects if the port can't be opened.
 */
export async function serveMetrics(
  port: number,
  metrics: Pick<Metrics, 'registry'>,
  read: () => Promise<void>,
) {
  const { registry } = metrics;
  addProcessMetrics(metrics);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    await read();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.listen(port);
  await once(server, 'listening');
  return function stop() {
    server.close();
    server.closeAllConnections();
  };
}
