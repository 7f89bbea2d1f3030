import { serve, type ServerType } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { handOver } from '@meetcute/server/streams';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createHost } from '../app.ts';
import { createImages } from '../images.ts';
import { createProxy } from '../proxy.ts';
import { hostBuildId } from './build-id.ts';
import { clientAddress } from './client-address.ts';
import type { DemoLogin } from './demo.ts';
import type { Environment } from './environment.ts';
import { originOf } from './origin.ts';
import type { startLocalApi } from './local-api.ts';
import { withOutbox } from './outbox-page.ts';
import { createOutbox } from './outbox.ts';
import { withDemoPartner } from './partner-page.ts';
import type { Answer } from './plain-page.ts';
import { openPushKeys } from './push-keys.ts';
import { readSites, withPushKey } from './sites.ts';
import { StartError } from './StartError.ts';
import { loadTemplates } from './templates.ts';

/** A running host. */
export interface RunningHost {
  port: number;
  /** Addresses of the sites, and of the outbox in demo mode. */
  addresses: { name: string; url: string }[];
  /** Log-ins to try a demo with. */
  logins: readonly DemoLogin[];
  /** Stops accepting, finishes what is under way within 10 s, closes the database. */
  stop(): Promise<void>;
}

/** The database and its server are loaded only where they are needed: behind a proxy they would be in the way. */
const startLocal = async (...input: Parameters<typeof startLocalApi>) =>
  (await import('./local-api.ts')).startLocalApi(...input);

function portError(port: number, error: NodeJS.ErrnoException): StartError {
  const isTaken = error.code === 'EADDRINUSE';
  const problem = isTaken ? 'is in use by another program' : `can't be listened on (${error.message})`;
  return new StartError(`Port ${port} ${problem}. Name another one in PORT.`);
}

type Place = Pick<Environment, 'port' | 'address'>;

/** Throws for a port that is taken, before a folder is filled for nothing. */
function tryPort({ port, address }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error) => reject(portError(port, error)));
    trial.listen(port, address, () => trial.close(() => resolve()));
  });
}

function listen(answer: Answer, { port, address }: Place): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: async (request, { incoming, outgoing }) => {
          const response = await answer(request, incoming.socket.remoteAddress);
          return handOver(response, outgoing as ServerResponse) ? RESPONSE_ALREADY_SENT : response;
        },
        port,
        ...(address ? { hostname: address } : {}),
      },
      () => resolve(server),
    );
    server.once('error', (error) => reject(portError(port, error)));
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 10_000);
    // A connection that was busy a moment ago turns idle and would be kept open for the next request.
    const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}

/**
 * Reads sites, loads templates, opens the API and listens; `onStep` hears in a sentence what takes its time. Throws a
 * StartError that says what to do.
 */
export async function startHost(
  env: Environment,
  onStep: (sentence: string) => void = () => {},
): Promise<RunningHost> {
  const read = readSites(env.sitesDir);
  await tryPort(env);
  const pushKeys = await openPushKeys(env);
  // Another back end signs with a key of its own, which the sites' files name.
  const sites = env.apiOrigin ? read : withPushKey(read, pushKeys?.publicKey ?? null);
  const buildId = await hostBuildId(env.templatesDir, sites);
  const templates = await loadTemplates(env.templatesDir, sites, buildId);
  const outbox = createOutbox(join(env.dataDir, 'outbox'));
  if (!env.apiOrigin)
    onStep(env.isDemo ? 'Opening the database and its demo world.' : 'Opening the database.');
  const api = env.apiOrigin ? createProxy(env.apiOrigin) : await startLocal(env, sites, outbox, pushKeys);
  const onError = (message: string, error: unknown) => console.error(message, error);
  const images = createImages(join(env.dataDir, 'portraits'), api.portraits ?? new Set(), onError);
  const host = createHost({ sites, templates, api, images, buildId, onError });
  const answer: Answer = (request, remoteAddress) =>
    host(request, clientAddress(request, remoteAddress, env.trustsProxy));
  let server: ServerType;
  try {
    server = await listen(env.isDemo ? withDemoPartner(withOutbox(answer, outbox)) : answer, env);
  } catch (error) {
    await api.close();
    throw error;
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const addresses = sites.map((site) => ({ name: site.settings.name, url: originOf(site, port) }));
  if (env.isDemo) addresses.push({ name: 'Outbox', url: `http://localhost:${port}/_outbox` });
  return {
    port,
    addresses,
    logins: api.logins ?? [],
    stop: async () => {
      const closed = close(server);
      await api.close();
      await closed;
    },
  };
}
