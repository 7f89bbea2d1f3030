import { connect } from 'node:net';

/** Response to a raw connection. */
export interface Seen {
  /** Received text. */
  text: string;
  /** Milliseconds until the connection was closed. */
  closedAfter: number;
}

/** Lines of a request with CRLF line ends. */
export const lines = (...all: string[]): string => all.map((line) => `${line}\r\n`).join('');

/** Sends parts of requests through one connection, then a text again and again, until the host closes it. */
export function sendRaw(
  port: number,
  parts: readonly string[],
  drip?: { text: string; every: number },
): Promise<Seen> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    for (const part of parts) socket.write(part);
    const timer = drip && setInterval(() => socket.write(drip.text), drip.every);
    socket.on('data', (data) => (text += String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, closedAfter: performance.now() - began });
    });
  });
}
