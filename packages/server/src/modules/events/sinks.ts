import type { ServerResponse } from 'node:http';

/** Where the lines of a stream go. */
export interface Sink {
  /** Sends a text; false where so much waits for a slow reader that the stream had better end. */
  send(text: string): boolean;
  /** Says that the stream is still there; false as `send`. */
  beat(): boolean;
  end(): void;
}

/** A reader that is behind by so many bytes is let go; it comes back with its cursor. */
const BEHIND_MAX = 1_000_000;

/** What says that a stream is still there, also as a chunk of HTTP/1.1, made once for all. */
const BEAT = ': here\n\n';
const BEAT_CHUNK = Buffer.from(`${BEAT.length.toString(16)}\r\n${BEAT}\r\n`);

/** What a stream is: it begins with a sink, and answers how to stop it. */
export type Begin = (sink: Sink) => () => void;

const begins = new WeakMap<Response, Begin>();

/**
 * An answer that begins when its body is first read. Whoever has Node's own response at hand gives it to `handOver`
 * instead: that costs half of the memory of a stream that is read through the body.
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
    // Counted in bytes, and nothing is read ahead: it would begin before anybody listens.
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  );
  const response = new Response(body, { headers });
  begins.set(response, begin);
  return response;
}

/** Sends a stream straight into Node's own response; answers false for an answer that is none, and leaves it alone. */
export function handOver(response: Response, outgoing: ServerResponse): boolean {
  const begin = begins.get(response);
  if (!begin) return false;
  // Who left while it was looked up who asks is not heard to leave once more.
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
    // Past the response, which would put each chunk together anew: what was sent before is in the socket's line already.
    socket.write(BEAT_CHUNK);
    return socket.writableLength < BEHIND_MAX;
  };
  const stop = begin({ send, beat, end: () => outgoing.end() });
  outgoing.once('close', stop);
  return true;
}
