import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const AT_ONCE = 8;
const NOTHING: Buffer = Buffer.alloc(0);

/** A response as it arrives, with its head in one string. */
export interface RawResponse {
  /** Status line and headers, without the empty line. */
  head: string;
  /** Body as sent. */
  body: Buffer;
}

/** Returns the first complete response in the bytes, and undefined while it is incomplete. */
function parse(bytes: Buffer): RawResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`The response has no content length:\n${head}`);
  const body = bytes.subarray(end + 4, end + 4 + Number(length));
  return body.length === Number(length) ? { head, body } : undefined;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

/** Sends a request on a connection of its own and resolves with the response. */
export async function readOnce(port: number, request: string): Promise<RawResponse> {
  const socket = await open(port);
  let bytes = NOTHING;
  socket.write(request);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk as Buffer]);
    const response = parse(bytes);
    if (response) return response;
  }
  throw new Error(`The connection ended within the response:\n${bytes.toString('latin1', 0, 300)}`);
}

/**
 * Repeats a request on one connection until `end`. Resolves with the number of responses. Bytes of the usual `size` are
 * not parsed. A page that the host draws anew in between may be shorter or longer.
 */
function repeat(socket: Socket, request: string, size: number, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let bytes = NOTHING;
    const send = () => {
      bytes = NOTHING;
      socket.write(request);
    };
    const finish = () => {
      socket.removeAllListeners();
      socket.destroy();
      resolve(count);
    };
    socket.on('data', (chunk: Buffer) => {
      bytes = bytes === NOTHING ? chunk : Buffer.concat([bytes, chunk]);
      if (!bytes.toString('latin1', 0, 12).startsWith('HTTP/1.1 200'))
        reject(new Error(`An unexpected response:\n${bytes.toString('latin1', 0, 300)}`));
      if (bytes.length !== size && !parse(bytes)) return;
      count += 1;
      if (performance.now() < end) send();
      else finish();
    });
    socket.on('error', reject).on('close', () => reject(new Error('The server closed the connection.')));
    send();
  });
}

/**
 * Returns the responses per second to a request on eight connections. Mostly counts bytes, so that the sender costs less
 * than any server.
 */
export async function rateOf(port: number, request: string, seconds: number): Promise<number> {
  const { head, body } = await readOnce(port, request);
  const size = head.length + 4 + body.length;
  const sockets = await Promise.all(Array.from({ length: AT_ONCE }, () => open(port)));
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(sockets.map((socket) => repeat(socket, request, size, end)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - start);
}
