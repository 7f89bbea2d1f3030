import { join } from 'node:path';
import { createHost } from '../app.ts';
import { createImages } from '../images.ts';
import { createLoadLimit, LOCAL_LIMITS, PROXY_LIMITS } from '../load-limit.ts';
import { createProxy } from '../proxy.ts';
import type { RequestHead } from '../request-head.ts';
import { advertiserWarning } from './advertisers.ts';
import { hostBuildId } from './build-id.ts';
import { clientAddress } from './client-address.ts';
import type { DemoLogin } from './demo.ts';
import type { Environment } from './environment.ts';
import { listen, type Listening, type StoredReply, tryPort } from './listen.ts';
import { originOf } from './origin.ts';
import { companyDataWarning } from '../check/warning.ts';
import { openCountries } from './countries.ts';
import type { startLocalApi } from './local-api.ts';
import { withOutbox } from './outbox-page.ts';
import { createMailOutbox } from './outbox.ts';
import { withDemoPartner } from './partner-page.ts';
import type { RequestHandler } from './plain-page.ts';
import { withPaymentPage } from './payment-page.ts';
import { createProxyWarning } from './proxy-warning.ts';
import { openPushKeys } from './push-keys.ts';
import { readSites, withPushKey } from './sites.ts';
import { stopInTime } from './stop-in-time.ts';
import { loadTemplates } from './templates.ts';
import { photoHostWarning } from './photo-host-warning.ts';
import { salesWarning } from './sales-warning.ts';

/** A running host. */
export interface RunningHost {
  /** Port that the host listens on. */
  port: number;
  /** Addresses of the sites, and of the outbox in demo mode. */
  addresses: { name: string; url: string }[];
  /** Log-ins for trying the demo. */
  logins: readonly DemoLogin[];
  /**
   * Stops listening, ends event streams, finishes pending requests within 30 s, then closes the database.
   * Resolves after 35 s at the latest.
   */
  stop(): Promise<void>;
}

/** Loads the database and server on demand, because a proxy needs neither. */
const startLocal = async (...input: Parameters<typeof startLocalApi>) =>
  (await import('./local-api.ts')).startLocalApi(...input);

/**
 * Reads sites, loads templates, opens the API and listens. `onStep` gets a sentence for each slow step.
 * Throws a StartError that explains to the operator how to fix the problem.
 */
export async function startHost(
  env: Environment,
  onStep: (sentence: string) => void = () => {},
): Promise<RunningHost> {
  const read = readSites(env.sitesDir);
  await tryPort(env);
  const pushKeys = await openPushKeys(env);
  // Another back end signs with its own key, which the site files name.
  const sites = env.apiOrigin ? read : withPushKey(read, pushKeys?.publicKey ?? null);
  for (const { settings, shop, hosts } of sites) {
    const warnings = [
      await companyDataWarning(settings),
      advertiserWarning(settings),
      salesWarning(settings, shop),
      photoHostWarning({ settings, hosts }),
    ];
    for (const warning of warnings) if (warning !== null) console.warn(`Warning: ${warning}`);
  }
  const buildId = await hostBuildId(env.templatesDir, sites);
  const templates = await loadTemplates(env.templatesDir, sites, buildId);
  if (env.hasTestCheckout && !env.isDemo)
    console.warn('Warning: TEST_CHECKOUT is on. Everybody can order without paying.');
  const outbox = createMailOutbox(join(env.dataDir, 'outbox'));
  if (!env.apiOrigin)
    onStep(env.isDemo ? 'Opening the database and its demo world.' : 'Opening the database.');
  const api = env.apiOrigin ? createProxy(env.apiOrigin) : await startLocal(env, sites, outbox, pushKeys);
  const onError = (message: string, error: unknown) => console.error(message, error);
  const images = createImages(join(env.dataDir, 'portraits'), api.portraits ?? new Set(), onError);
  const countryOf = await openCountries(env, (sentence) => console.warn(`Warning: ${sentence}`));
  const loadLimit = createLoadLimit(env.apiOrigin ? PROXY_LIMITS : LOCAL_LIMITS);
  const host = createHost({ sites, templates, api, images, buildId, onError, countryOf, loadLimit });
  const checkProxy = createProxyWarning((sentence) => console.warn(`Warning: ${sentence}`));
  const addressOf = (head: RequestHead, remoteAddress: string | undefined) => {
    if (!env.trustsProxy) checkProxy(head);
    return clientAddress(head, remoteAddress, env.trustsProxy);
  };
  const handle: RequestHandler = (request, remoteAddress) => host(request, addressOf(request, remoteAddress));
  const stored: StoredReply = (head, remoteAddress) => host.stored(head, addressOf(head, remoteAddress));
  let server: Listening;
  try {
    const site = withPaymentPage(handle, api.paymentPage);
    server = await listen(env.isDemo ? withDemoPartner(withOutbox(site, outbox)) : site, env, stored);
  } catch (error) {
    await api.close();
    throw error;
  }
  const { port } = server;
  const addresses = sites.map((site) => ({ name: site.settings.name, url: originOf(site, port) }));
  if (env.isDemo) addresses.push({ name: 'Outbox', url: `http://localhost:${port}/_outbox` });
  return {
    port,
    addresses,
    logins: api.logins ?? [],
    stop: async () => {
      api.stop();
      await stopInTime(
        [
          { name: 'pending requests', run: () => server.stop() },
          { name: 'background work and the database', run: () => api.close() },
        ],
        (name) => console.error(`The stop took too long. Abandoned: ${name}.`),
      );
    },
  };
}
