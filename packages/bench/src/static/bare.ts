// A server in its own process that sends the same response to every request. Its parent sends the response.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareResponse } from './start-bare.ts';

process.once('message', ({ headers, body }: BareResponse) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
