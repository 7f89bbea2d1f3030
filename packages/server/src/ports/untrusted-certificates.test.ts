import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { selfSigned } from '../../test/mollie-double.ts';
import { newPushKeys } from '../../test/push-service.ts';
import { openDatabase } from '../database/open.ts';
import { createMolliePayments } from './mollie-payments.ts';
import { createPushSender } from './push-sender.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Words before the handshake: mail servers and PostgreSQL agree on TLS first. */
const agreements = {
  none: null,
  smtp: (socket: Socket, upgrade: () => void) => {
    socket.write('220 mail.example\r\n');
    socket.on('data', function answer(data) {
      if (String(data).startsWith('EHLO')) socket.write('250-mail.example\r\n250 STARTTLS\r\n');
      else {
        socket.off('data', answer).write('220 go on\r\n');
        upgrade();
      }
    });
  },
  postgres: (socket: Socket, upgrade: () => void) =>
    void socket.once('data', () => {
      socket.write('S');
      upgrade();
    }),
};

/** Starts a server whose certificate nobody trusts. `read` is what clients send after the handshake. */
async function startUntrusted(agreement: keyof typeof agreements = 'none') {
  const chunks: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    const upgrade = () => {
      const secure = new TLSSocket(socket, { isServer: true, ...selfSigned });
      secure.on('error', () => {});
      secure.on('data', (data) => {
        chunks.push(data.toString());
        secure.destroy();
      });
    };
    (agreements[agreement] ?? ((_, now) => now()))(socket, upgrade);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, read: chunks };
}

const mail = { from: 'a@brand.example', to: 'b@example.com', subject: 'Hello', text: 'Hello' };

async function push(origin: string) {
  const sender = createPushSender({ keys: newPushKeys(), origins: [origin] });
  const keys = { p256dh: newPushKeys().publicKey, auth: randomBytes(16).toString('base64url') };
  const subscription = { endpoint: `${origin}/send`, keys };
  const options = { contact: 'mailto:a@brand.example', topic: 'topic', ttl: 60, urgency: 'normal' } as const;
  const outcome = await sender.send({ subscription, payload: '{}', ...options });
  throw new Error(outcome.state === 'later' ? outcome.reason : outcome.state);
}

const payments = (endpoint: string) =>
  createMolliePayments({ apiKey: 'test_0123456789', endpoint, timeout: 2000 });

const clients: [string, keyof typeof agreements, (port: number) => Promise<unknown>][] = [
  ['a mail server', 'none', (port) => createSmtpMailer(`smtps://localhost:${port}`).send(mail)],
  ['a mail server with STARTTLS', 'smtp', (port) => createSmtpMailer(`smtp://localhost:${port}`).send(mail)],
  ['a push service', 'none', (port) => push(`https://localhost:${port}`)],
  ['the payment provider', 'none', (port) => payments(`https://localhost:${port}/v2/`).read('tr_1')],
  [
    'a database',
    'postgres',
    (port) => openDatabase({ databaseUrl: `postgres://a:b@localhost:${port}/c?sslmode=verify-full` }),
  ],
];

test.each(clients)('tells nothing to %s whose certificate nobody trusts', async (_, agreement, connect) => {
  const { port, read } = await startUntrusted(agreement);
  const error = await connect(port).then(() => null, String);
  expect(error).toMatch(/self-signed certificate/);
  expect(read).toEqual([]);
});

test('trusts a database by its own certificate authority and name alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-authority-'));
  stops.push(() => rmSync(folder, { recursive: true }));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, selfSigned.cert);
  const { port, read } = await startUntrusted('postgres');
  const connect = (host: string) =>
    openDatabase({
      databaseUrl: `postgres://a:b@${host}:${port}/c?sslmode=verify-full&sslrootcert=${authority}`,
    });
  await expect(connect('127.0.0.1')).rejects.toThrow('The database at');
  expect(read).toEqual([]);
  await expect(connect('localhost')).rejects.toThrow('The database at');
  expect(read).toEqual([expect.stringContaining('user\0a\0')]);
});
