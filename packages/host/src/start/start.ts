import { normalizeHost } from '@meetcute/core';
import { describeError } from '@meetcute/server/describe-error';
import { join } from 'node:path';
import { createHost } from '../app.ts';
import { requireOwnHost } from '../desk/desk-place.ts';
import { openDesk, type OpenedDesk } from '../desk/open-desk.ts';
import { createImages } from '../images.ts';
import { watchLateness } from '../lateness.ts';
import { createLoadLimits, type LoadLimit } from '../load-limit.ts';
import { createLog, type HostLog } from '../log/log.ts';
import { withRequestLog } from '../log/with-request-log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from '../metrics/metrics-server.ts';
import { createProxy } from '../proxy.ts';
import { createBusyReplies } from '../pages/busy-page.ts';
import type { RequestHead } from '../request-head.ts';
import { clientAddress } from './client-address.ts';
import { connectionWarnings } from './connection-warnings.ts';
import type { DemoLogin } from './demo.ts';
import type { Environment } from './environment.ts';
import { type FrontServer, listen, type Listening, tryPort } from './listen.ts';
import { originOf } from './origin.ts';
import { checkAtStart } from '../check/site-problems.ts';
import { openCountries } from './countries.ts';
import type { startLocalApi } from './local-api.ts';
import { withOutbox } from './outbox-page.ts';
import { createMailOutbox } from './outbox.ts';
import { withDemoPartner } from './partner-page.ts';
import type { RequestHandler } from './plain-page.ts';
import { withPaymentPage } from './test-checkout-page.ts';
import { createProxyWarning } from './proxy-warning.ts';
import { createReadyReply } from './ready-reply.ts';
import { openPushKeys } from './push-keys.ts';
import { describeProblem } from './site-file/site-problem.ts';
import { inspectSites, sitesOf, withPushKey, type HostSite } from './sites.ts';
import { type HostTemplate, loadTemplates, withMailLooks } from './templates.ts';
import { sharedPhotosNote } from './shared-photos.ts';
import { stopInTime, stopTwice } from './stop-in-time.ts';

/** Milliseconds by which the event loop may be late. */
const LATE = 200;

/** A running host. */
export interface RunningHost {
  /** Port that the host listens on. */
  port: number;
  /** Port of the metrics; undefined without them. */
  metricsPort: number | undefined;
  /** Addresses of the sites, of the staff desk, and of the outbox in demo mode. */
  addresses: { name: string; url: string }[];
  /** Log-ins for trying the demo. */
  logins: readonly DemoLogin[];
  /**
   * Stops being ready and waits as long as the environment says, then stops listening, ends event streams, finishes
   * pending requests within 30 s, and closes the database. Resolves 35 s after the wait at the latest. A second call ends
   * the wait.
   */
  stop(): Promise<void>;
}

/** Loads the database and server on demand, because a proxy needs neither. */
const startLocal = async (...input: Parameters<typeof startLocalApi>) =>
  (await import('./local-api.ts')).startLocalApi(...input);

/** Options of a start. */
export interface StartOptions {
  /** Gets a sentence for each slow step, and for what depends on the environment. Default: none. */
  onStep?: (sentence: string) => void;
  /** Log of the host. Default: the one of the environment. */
  log?: HostLog;
  /** Sites to serve. Default: those of the environment's folder. */
  sites?: readonly HostSite[];
  /** Templates by the id of the site that they serve. Default: the builds. */
  templates?: ReadonlyMap<string, HostTemplate>;
  /** Server of a development tool, which handles requests before the host. Default: none. */
  front?: FrontServer;
}

/**
 * Reads sites, loads templates, opens the API and listens. Throws a StartError that explains to the operator how to fix
 * the problem.
 */
export async function startHost(
  env: Environment,
  {
    onStep = () => {},
    log = createLog(env.log),
    sites: chosenSites,
    templates: chosenTemplates,
    front,
  }: StartOptions = {},
): Promise<RunningHost> {
  const files = chosenSites ? null : inspectSites(env.sitesDir);
  const initialSites = chosenSites ?? sitesOf(files ?? []);
  if (env.desk) requireOwnHost(env.desk, initialSites);
  await tryPort(env);
  const pushKeys = await openPushKeys(env);
  // Another back end signs with its own key, which the site files name.
  const sites = env.apiOrigin ? initialSites : withPushKey(initialSites, pushKeys?.publicKey ?? null);
  for (const warning of connectionWarnings(env, process.env)) log.warn(warning);
  const warnings = files ? await checkAtStart(files, env) : [];
  for (const warning of warnings) log.warn(describeProblem(warning));
  const templates = chosenTemplates ?? (await loadTemplates(env.templatesDir, sites));
  if (env.hasTestCheckout && !env.isDemo)
    log.warn('TEST_CHECKOUT is on. Everybody can order without paying.');
  const metrics = env.metrics ? createMetrics() : null;
  const note = sharedPhotosNote(env);
  if (note !== null) onStep(note);
  const outbox = createMailOutbox(join(env.dataDir, 'outbox'));
  if (!env.apiOrigin)
    onStep(env.isDemo ? 'Opening the database and its demo world.' : 'Opening the database.');
  const onError = (message: string, error: unknown) => log.error(message, { error: describeError(error) });
  const api = env.apiOrigin
    ? createProxy(env.apiOrigin, { onError })
    : await startLocal(env, await withMailLooks(sites, templates), outbox, pushKeys, log, metrics?.onMail);
  const images = createImages(join(env.dataDir, 'portraits'), api.hasPortrait ?? (() => false), onError);
  const countryOf = await openCountries(env, (sentence) => log.warn(sentence));
  const limits = createLoadLimits(Boolean(env.apiOrigin));
  const countRefusals = (limit: LoadLimit): Pick<LoadLimit, 'run'> => ({
    run: (work, refuse) =>
      limit.run(work, () => {
        metrics?.onRefused();
        return refuse();
      }),
  });
  let isStopping = false;
  const host = createHost({
    sites,
    templates,
    api,
    images,
    onError,
    countryOf,
    loadLimits: { read: countRefusals(limits.read), retried: countRefusals(limits.retried) },
    isStopping: () => isStopping,
  });
  const checkProxy = createProxyWarning((sentence) => log.warn(sentence));
  const addressOf = (head: RequestHead, remoteAddress: string | undefined) => {
    if (!env.trustsProxy) checkProxy(head);
    return clientAddress(head, remoteAddress, env.trustsProxy);
  };
  const handle: RequestHandler = (request, remoteAddress) => host(request, addressOf(request, remoteAddress));
  const ready = createReadyReply({
    host,
    busy: await createBusyReplies(),
    load: { limits, lateness: watchLateness(LATE) },
    log,
    metrics,
    addressOf,
  });
  const siteIds = new Map(sites.flatMap(({ id, hosts }) => hosts.map((name) => [name, id] as const)));
  let server: Listening;
  let desk: OpenedDesk | undefined;
  let metricsServer: MetricsServer | undefined;
  try {
    const site = withPaymentPage(handle, api.paymentPage);
    const all = env.isDemo ? withDemoPartner(withOutbox(site, outbox)) : site;
    const logOptions = {
      log,
      onError,
      requests: env.log.requests,
      trustsProxy: env.trustsProxy,
      ...(metrics ? { onRequest: metrics.onRequest } : {}),
    };
    const loggedHandler = withRequestLog(all, {
      ...logOptions,
      siteOf: (hostname) => siteIds.get(normalizeHost(hostname) ?? ''),
    });
    if (metrics && env.metrics)
      metricsServer = await serveMetrics(env.metrics, () => metrics.render(api.readStats));
    desk = await openDesk(env.desk, api, {
      addressOf,
      onError,
      withLog: (inner) => withRequestLog(inner, { ...logOptions, siteOf: () => undefined }),
    });
    server = await listen(loggedHandler, { ...env, front }, ready, metrics?.onStream);
  } catch (error) {
    await desk?.stop();
    await metricsServer?.close();
    await api.close();
    throw error;
  }
  const { port } = server;
  const addresses = sites.map((site) => ({ name: site.settings.name, url: originOf(site, port) }));
  if (desk) addresses.push({ name: 'Staff desk', url: desk.url });
  if (env.isDemo) addresses.push({ name: 'Outbox', url: `http://localhost:${port}/_outbox` });
  const stopAll = async (drainPause: Promise<void>) => {
    isStopping = true;
    await drainPause;
    api.stop();
    await stopInTime(
      [
        { name: 'pending requests', run: () => server.stop() },
        { name: 'pending requests of the desk', run: async () => desk?.stop() },
        { name: 'background work and the database', run: () => api.close() },
        { name: 'the metrics', run: async () => metricsServer?.close() },
      ],
      (name) => log.error(`The stop took too long. Abandoned: ${name}.`),
    );
  };
  return {
    port,
    metricsPort: metricsServer?.port,
    addresses,
    logins: api.logins ?? [],
    stop: stopTwice(env.drainSeconds, stopAll),
  };
}
