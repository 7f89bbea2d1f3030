import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../../../server/test/data-folder.ts';
import { readEnvironment } from '../start/environment.ts';
import { startHost } from '../start/start.ts';
import { newFolder } from '../testing/program.ts';
import { createMetrics } from './metrics.ts';
import { templatesFolder } from '../testing/templates-folder.ts';

const environment = (env: Record<string, string>) =>
  readEnvironment({
    PORT: '0',
    DEMO: '0',
    DATA_DIR: newFolder('data'),
    TEMPLATES_DIR: templatesFolder(),
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
    ...env,
  });

async function start(env: Record<string, string> = {}) {
  const { port, metricsPort, stop } = await startHost(environment(env));
  onTestFinished(stop);
  const fetchFrom = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return { fetchFrom, metricsPort, read };
}

test('a host with a database counts requests by pattern, jobs, mails and the process', async () => {
  const { fetchFrom, metricsPort, read } = await start({ DATA_DIR: await newDataFolder() });
  await fetchFrom('/members/anna-secret?token=s3cret');
  await fetchFrom('/wp-login.php');
  await fetchFrom('/api/password.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-package': 'test/1' },
    body: JSON.stringify({ email: 'nobody@example.com' }),
  });
  const text = await read();
  expect(text).toContain('http_requests_total{method="GET",route="/members/:memberId",status="200"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="other",status="200"} 1');
  expect(text).toContain('http_requests_total{method="POST",route="/api/password.php",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="other"} 1');
  expect(text).toContain('http_requests_in_flight 0');
  expect(text).toContain('meetcute_database_up 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).not.toMatch(/anna-secret|s3cret|wp-login|nobody/);

  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  expect(await (await fetchFrom('/metrics')).text()).not.toContain('http_requests_total');
}, 60_000);

test('a port in use is named with its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const METRICS_PORT = String((other.address() as AddressInfo).port);
  const startup = startHost(environment({ METRICS_PORT, API_ORIGIN: 'http://127.0.0.1:9' }));
  await expect(startup).rejects.toThrow(/METRICS_PORT/);
});

test('serves no metrics unless told to', async () => {
  const { metricsPort } = await start({ METRICS_PORT: '', API_ORIGIN: 'http://127.0.0.1:9' });
  expect(metricsPort).toBeUndefined();
});

test('shows what the host counts and what the API reports, and that a database is away', async () => {
  const metrics = createMetrics();
  metrics.onRefused();
  metrics.onStored();
  metrics.onMail('sent');
  metrics.onMail('failed');
  const end = metrics.onStream();
  metrics.onStream();
  end();
  metrics.onRequest();
  metrics.onRequest()({ method: 'BREW', route: '/', status: 405, ms: 30 });
  const stats = {
    pool: { total: 10, idle: 4, waiting: 2 },
    queue: [{ kind: 'news-mail', count: 3, dueSeconds: 90 }],
    jobFailures: new Map([['news-mail', 5]]),
  };
  await metrics.render(async () => stats);
  const text = await metrics.render(async () => stats);
  for (const line of [
    'meetcute_reads_refused_total 1',
    'meetcute_stored_pages_total 1',
    'meetcute_mails_total{outcome="sent"} 1',
    'meetcute_mails_total{outcome="failed"} 1',
    'meetcute_event_streams 1',
    'http_requests_in_flight 1',
    'http_requests_total{method="other",route="/",status="405"} 1',
    'http_request_duration_seconds_bucket{le="0.025",method="other",route="/"} 0',
    'http_request_duration_seconds_bucket{le="0.05",method="other",route="/"} 1',
    'meetcute_database_connections{state="busy"} 6',
    'meetcute_database_waiting 2',
    'meetcute_database_up 1',
    'meetcute_jobs{kind="news-mail"} 3',
    'meetcute_jobs_oldest_due_seconds{kind="news-mail"} 90',
    'meetcute_job_failures_total{kind="news-mail"} 5',
  ])
    expect(text).toContain(`\n${line}\n`);
  const away = await metrics.render(async () => ({ ...stats, queue: null }));
  expect(away).toContain('\nmeetcute_database_up 0\n');
  expect(away).not.toContain('meetcute_jobs{');
});
