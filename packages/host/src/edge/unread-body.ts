import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { valuesOf } from './raw-headers.ts';

/** Milliseconds in which a client can receive the response to a body that was not read to its end. */
const LINGER_MS = 5000;

/** Whether a request has a body, according to its headers. */
export const hasBody = (incoming: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  valuesOf(incoming, 'transfer-encoding').length > 0 ||
  valuesOf(incoming, 'content-length').some((length) => Number(length) > 0);

/**
 * Replaces the end of a connection. Closing it while data arrives would reset it, and the client would lose the
 * response. So the host first sends that this is the end, and for a moment ignores what still arrives.
 */
function lingerOnEnd(socket: Socket, incoming: IncomingMessage): void {
  socket.destroySoon = () => {
    incoming.removeAllListeners('data').resume();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}

/**
 * Makes the response close the connection if the body of its request has not arrived to its end by then. The next
 * request of the client would otherwise follow the rest of a body that nobody reads.
 */
export function closeUnlessRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!hasBody(incoming)) return;
  const writeHead = outgoing.writeHead.bind(outgoing) as (...input: unknown[]) => ServerResponse;
  outgoing.writeHead = (...input: unknown[]) => {
    if (!incoming.complete) {
      outgoing.shouldKeepAlive = false;
      lingerOnEnd(incoming.socket, incoming);
    }
    return writeHead(...input);
  };
}
