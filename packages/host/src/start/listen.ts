import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { handOver } from '@meetcute/server/streams';
import type { Server, ServerResponse } from 'node:http';
import { createServer, Server as TcpServer } from 'node:net';
import type { Environment } from './environment.ts';
import type { RequestHandler } from './plain-page.ts';
import { StartError } from './StartError.ts';

/** Time limit in ms for pending requests after a stop. */
const STOP_LIMIT = 30_000;

/** Milliseconds before idle connections close after a stop, because a request may still be on its way. */
const IDLE_GRACE = 500;

/** Interval in ms between checks for idle connections. */
const IDLE_EVERY = 100;

type Place = Pick<Environment, 'port' | 'address'>;

/** A listening server. */
export interface Listening {
  /** Port that the server listens on. */
  port: number;
  /** Stops listening. Resolves when all requests are finished, after 30 seconds at the latest. */
  stop(): Promise<void>;
}

function listenError({ port, address }: Place, error: NodeJS.ErrnoException): StartError {
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartError(`HOST is '${address}', which is not an address of this machine.`);
  const isTaken = error.code === 'EADDRINUSE';
  const problem = isTaken ? 'is in use by another program' : `can't be listened on (${error.message})`;
  return new StartError(`Port ${port} ${problem}. Name another one in PORT.`);
}

/** Checks that a port is free before the data folder is filled. Rejects with a StartError if not. */
export function tryPort({ port, address }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error) => reject(listenError({ port, address }, error)));
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

/** Starts a server for requests. Rejects with a StartError that names the port. */
export async function listen(handle: RequestHandler, { port, address }: Place): Promise<Listening> {
  const running = new Set<Promise<Response>>();
  let isStopping = false;
  const server = await new Promise<Server>((resolve, reject) => {
    const opened = serve(
      {
        fetch: async (request, env) => {
          const outgoing = env.outgoing as ServerResponse;
          const task = handle(request, env.incoming.socket.remoteAddress);
          running.add(task);
          const response = await task.finally(() => running.delete(task));
          if (isStopping) outgoing.setHeader('connection', 'close');
          return handOver(response, outgoing) ? RESPONSE_ALREADY_SENT : response;
        },
        port,
        ...(address ? { hostname: address } : {}),
      },
      () => resolve(opened as Server),
    );
    opened.once('error', (error) => reject(listenError({ port, address }, error)));
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
