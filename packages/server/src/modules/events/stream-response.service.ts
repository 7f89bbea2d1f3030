import type { ServerResponse } from 'node:http';

/** Destination of the lines of a stream. */
export interface Sink {
  /** Sends a text. Returns false when the reader is so far behind that the stream should end. */
  send(text: string): boolean;
  /** Sends a heartbeat. Returns false as `send` does. */
  beat(): boolean;
  /** Ends the stream. */
  end(): void;
}

/** Bytes that a reader may be behind before its stream ends. It reconnects with its cursor. */
const BEHIND_MAX = 1_000_000;

/** The heartbeat, also as a chunk of HTTP/1.1, created once for all streams. */
const BEAT = ': here\n\n';
const BEAT_CHUNK = Buffer.from(`${BEAT.length.toString(16)}\r\n${BEAT}\r\n`);

/** A stream: starts with a sink and returns a function that stops it. */
export type Begin = (sink: Sink) => () => void;

const begins = new WeakMap<Response, Begin>();

/**
 * Creates a response whose stream starts when its body is first read. With Node's own response, use
 * `handOver` instead: it needs half the memory of a stream that is read through the body.
 */
export function streamResponse(begin: Begin, headers: Record<string, string>): Response {
  const encoder = new TextEncoder();
  let stop: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const send = (text: string) => {
          controller.enqueue(encoder.encode(text));
          return (controller.desiredSize ?? 0) > -BEHIND_MAX;
        };
        stop ??= begin({ send, beat: () => send(BEAT), end: () => controller.close() });
      },
      cancel: () => stop?.(),
    },
    // Counted in bytes. Nothing is read ahead, which would start the stream before the client reads.
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  );
  const response = new Response(body, { headers });
  begins.set(response, begin);
  return response;
}

/**
 * Sends a stream directly to Node's own response. Returns false, without any effect, for a response that is
 * not a stream.
 */
export function handOver(response: Response, outgoing: ServerResponse): boolean {
  const begin = begins.get(response);
  if (!begin) return false;
  // A client that disconnected during authentication emits no further close event.
  if (outgoing.destroyed) return true;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.flushHeaders();
  const send = (text: string) => {
    outgoing.write(text);
    return outgoing.writableLength < BEHIND_MAX;
  };
  const beat = () => {
    const { socket } = outgoing;
    if (!socket || !outgoing.chunkedEncoding) return send(BEAT);
    // Bypasses the response, which would format each chunk again. Earlier data is already in the socket's
    // queue.
    socket.write(BEAT_CHUNK);
    return socket.writableLength < BEHIND_MAX;
  };
  const stop = begin({ send, beat, end: () => outgoing.end() });
  outgoing.once('close', stop);
  return true;
}
