import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HandledRequest } from '../log/with-request-log.ts';
import type { ApiStats } from '../api.ts';

/** Methods with a label of their own; clients may send any other. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Seconds that a request may take, as limits of the histogram's buckets. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what the host does, and writes it in the text format of Prometheus. */
export interface Metrics {
  /** A request has arrived; the returned function is called when its response begins. */
  onRequest(): (handled: HandledRequest) => void;
  /** A busy host has refused a request. */
  onRefused(): void;
  /** A page in memory was sent. */
  onStored(): void;
  /** An event stream was opened; the returned function is called when it ends. */
  onStream(): () => void;
  /** A mail was sent, or was not accepted. */
  onMail(outcome: 'sent' | 'failed'): void;
  /** Returns all values. `readStats` returns those of an API in this process. */
  render(readStats: (() => Promise<ApiStats>) | undefined): Promise<string>;
}

/** Creates the metrics of a host and of its process. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = counter('http_requests_total', 'Requests that were responded to.', [
    'method',
    'route',
    'status',
  ]);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response began.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = gauge('http_requests_in_flight', 'Requests whose response has not begun.');
  const refusals = counter(
    'meetcute_reads_refused_total',
    'Requests that a busy host refused: reads first, then messages and likes.',
  );
  const storedPageCounter = counter(
    'meetcute_stored_pages_total',
    'Pages sent from memory, in no other metric of requests.',
  );
  const streams = gauge('meetcute_event_streams', 'Open event streams.');
  const mails = counter('meetcute_mails_total', 'Mails by outcome.', ['outcome']);
  const connections = gauge('meetcute_database_connections', 'Connections to PostgreSQL by state.', [
    'state',
  ]);
  const waiting = gauge('meetcute_database_waiting', 'Work that waits for a connection to PostgreSQL.');
  const isUp = gauge('meetcute_database_up', 'Whether the database responds.');
  const jobs = gauge('meetcute_jobs', 'Jobs in the queue of all hosts, by kind.', ['kind']);
  const oldest = gauge('meetcute_jobs_oldest_due_seconds', 'Time for which the oldest job has been due.', [
    'kind',
  ]);
  const failures = counter('meetcute_job_failures_total', 'Failed attempts of jobs on this host.', ['kind']);

  // An integer, because a page from memory takes less time than a counter.
  let storedPages = 0;

  const show = ({ pool, queue, jobFailures }: ApiStats) => {
    if (pool) {
      connections.set({ state: 'idle' }, pool.idle);
      connections.set({ state: 'busy' }, pool.total - pool.idle);
      waiting.set(pool.waiting);
    }
    jobs.reset();
    oldest.reset();
    isUp.set(queue ? 1 : 0);
    for (const { kind, count, dueSeconds } of queue ?? []) {
      jobs.set({ kind }, count);
      oldest.set({ kind }, dueSeconds);
    }
    failures.reset();
    for (const [kind, count] of jobFailures) failures.inc({ kind }, count);
  };

  return {
    onRequest: () => {
      inFlight.inc();
      return ({ method: sentMethod, route, status, ms }) => {
        inFlight.dec();
        const method = METHODS.has(sentMethod) ? sentMethod : 'other';
        requests.inc({ method, route, status });
        duration.observe({ method, route }, ms / 1000);
      };
    },
    onRefused: () => refusals.inc(),
    onStored: () => void (storedPages += 1),
    onStream: () => {
      streams.inc();
      return () => streams.dec();
    },
    onMail: (outcome) => mails.inc({ outcome }),
    render: async (readStats) => {
      const stats = await readStats?.();
      if (stats) show(stats);
      storedPageCounter.reset();
      storedPageCounter.inc(storedPages);
      return registry.metrics();
    },
  };
}
