import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { handOver } from '@meetcute/server/streams';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer, Server as TcpServer } from 'node:net';
import { hasOneHost } from '../edge/raw-headers.ts';
import { BACKLOG, CONNECTION_LIMITS } from '../edge/limits.ts';
import { closeUnlessRead } from '../edge/unread-body.ts';
import { bareHeaders } from '../pages/security.ts';
import type { Reply } from '../pages/stored-page.ts';
import { headOf, type RequestHead } from '../request-head.ts';
import type { Environment } from './environment.ts';
import type { RequestHandler } from './plain-page.ts';
import { StartError } from './StartError.ts';

/** Time limit in ms for pending requests after a stop. */
const STOP_LIMIT = 30_000;

/** Milliseconds before idle connections close after a stop, because a request may still be on its way. */
const IDLE_GRACE = 500;

/** Interval in ms between checks for idle connections. */
const IDLE_EVERY = 100;

/** Server of a development tool, such as Vite, which handles requests before the host. */
export interface FrontServer {
  /** Server to listen with; the tool has its own upgrades of connections. */
  server: Server;
  /** Handles a request of the tool, and calls `next` for any other one. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
}

/**
 * Place to listen on, and the variables that name it, for errors. Default: PORT and HOST, with a server of its own, which
 * no tool precedes.
 */
type Place = Pick<Environment, 'port' | 'address'> & {
  variables?: { port: string; address: string };
  front?: FrontServer | undefined;
};

const OWN = { port: 'PORT', address: 'HOST' };

/** A listening server. */
export interface Listening {
  /** Port that the server listens on. */
  port: number;
  /** Stops listening. Resolves when all requests are finished, after 30 seconds at the latest. */
  stop(): Promise<void>;
}

function listenError({ port, address, variables = OWN }: Place, error: NodeJS.ErrnoException): StartError {
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartError(`${variables.address} is '${address}', which is not an address of this machine.`);
  const isTaken = error.code === 'EADDRINUSE';
  const problem = isTaken ? 'is in use by another program' : `can't be listened on (${error.message})`;
  // Both commands that listen on it have the flag.
  const place =
    variables === OWN ? `in PORT, or with --port ${port < 65_535 ? port + 1 : 3000}` : `in ${variables.port}`;
  return new StartError(`Port ${port} ${problem}. Name another one ${place}.`);
}

/** Checks that a port is free before the data folder is filled. Rejects with a StartError if not. */
export function tryPort({ port, address, ...names }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error) => reject(listenError({ port, address, ...names }, error)));
    trial.listen(port, address, () => trial.close(() => resolve()));
  });
}

/** Closes a server after the last response, and with it connections that clients keep open. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), STOP_LIMIT);
    let idle: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY);
    }, IDLE_GRACE);
    // Node's own `close` would cut idle connections at once.
    TcpServer.prototype.close.call(server, () => {
      [force, grace].forEach(clearTimeout);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Refuses a request for its head, without a body. */
const refuse = (outgoing: ServerResponse, status: 400 | 405): void =>
  void outgoing.writeHead(status, { ...bareHeaders, connection: 'close' }).end();

/** Returns the reply to a request that its head is enough for; null for any other request. */
export type ReadyReply = (head: RequestHead, remoteAddress: string | undefined) => Reply | null;

/**
 * Starts a server for requests. Replies of `ready` are sent without reading a body or creating a `Request`. `onStream` is
 * called for each event stream, and what it returns at its end. Rejects with a StartError that
 * names the port.
 */
export async function listen(
  handle: RequestHandler,
  { port, address, front, ...names }: Place,
  ready: ReadyReply = () => null,
  onStream: () => () => void = () => () => {},
): Promise<Listening> {
  const running = new Set<Promise<Response>>();
  let isStopping = false;
  const respond = getRequestListener(
    async (request, env) => {
      const outgoing = env.outgoing as ServerResponse;
      const task = handle(request, env.incoming.socket.remoteAddress);
      running.add(task);
      const response = await task.finally(() => running.delete(task));
      if (isStopping) outgoing.setHeader('connection', 'close');
      if (!handOver(response, outgoing)) return response;
      if (!outgoing.destroyed) outgoing.once('close', onStream());
      return RESPONSE_ALREADY_SENT;
    },
    address ? { hostname: address } : {},
  );
  const handleRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    closeUnlessRead(incoming, outgoing);
    if (!hasOneHost(incoming)) return refuse(outgoing, 400);
    // A trace would repeat the cookies of a request to whoever asked for it.
    if (incoming.method === 'TRACE') return refuse(outgoing, 405);
    const reply = isStopping ? null : ready(headOf(incoming), incoming.socket.remoteAddress);
    if (reply) outgoing.writeHead(reply.status, reply.headers).end(reply.body);
    else void respond(incoming, outgoing);
  };
  const server = front?.server ?? createHttpServer(CONNECTION_LIMITS);
  server.on('request', (incoming, outgoing) => {
    if (front) front.handle(incoming, outgoing, () => handleRequest(incoming, outgoing));
    else handleRequest(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError({ port, address, ...names }, error)));
    server.listen({ port, host: address, backlog: BACKLOG }, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    stop: async () => {
      isStopping = true;
      // One limit for both waits: open connections, then the work itself.
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(limit.resolve, STOP_LIMIT);
      await close(server);
      // A client that disconnects does not cancel the work that it requested.
      await Promise.race([Promise.allSettled(running), limit.promise]);
      clearTimeout(timer);
    },
  };
}
