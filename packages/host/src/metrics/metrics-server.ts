import { createServer } from 'node:http';
import { StartError } from '../start/StartError.ts';

/** Address of the metrics. */
export interface MetricsPlace {
  /** Port; 0 picks a free one. */
  port: number;
  /** Address to listen on. */
  address: string;
}

/** A listening server of metrics. */
export interface MetricsServer {
  /** Port that it listens on. */
  port: number;
  /** Closes it at once. */
  close(): Promise<void>;
}

/** Content type of the text format of Prometheus. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `/metrics` on a port of its own, which no visitor reaches. Rejects with a StartError that names the port. */
export async function serveMetrics(
  { port, address }: MetricsPlace,
  render: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics' || incoming.method !== 'GET') return void outgoing.writeHead(404).end();
    void render().then(
      (text) => outgoing.writeHead(200, { 'content-type': TYPE }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartError(
          `The metrics can't be served on port ${port} of ${address} (${error.message}). Name others in METRICS_PORT and METRICS_HOST.`,
        ),
      ),
    );
    server.listen(port, address, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
