import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { createPushSender } from '../src/ports/push-sender.ts';

const CURVE = 'prime256v1';

/** Creates a key pair as browsers and servers use it. */
function createPair() {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** Returns a pair of keys that signs pushes. */
export function newPushKeys() {
  const pair = createPair();
  // A private key may start with zeros, which the curve omits: one of 256 would be refused.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** A subscribed browser. Only it can decrypt the pushes sent to it. */
interface TestDevice {
  /** The subscription as the browser sends it to the site, serialised. */
  subscription: string;
  /** Received pushes, oldest first. */
  received: { payload: Record<string, unknown>; headers: IncomingHttpHeaders }[];
  /** The next responses of its push service. Default: 201. */
  nextResponses: { status: number; headers?: Record<string, string> }[];
}

/** Starts a push service on this machine, with a sender that may use it. */
export async function openPushService() {
  const devices = new Map<string, TestDevice & { pair: ECDH; secret: Buffer }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = devices.get(request.url ?? '');
    const { status, headers } = device?.nextResponses.shift() ?? { status: device ? 201 : 404 };
    if (device && status === 201) {
      const body = Buffer.concat(chunks);
      const decryptOptions = { version: 'aes128gcm', privateKey: device.pair, authSecret: device.secret };
      const payload = JSON.parse(ece.decrypt(body, decryptOptions).toString()) as Record<string, unknown>;
      device.received.push({ payload, headers: request.headers });
    }
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = newPushKeys();
  return {
    origin,
    publicKey: keys.publicKey,
    sender: createPushSender({ keys, origins: [origin] }),
    subscribe(): TestDevice {
      const [pair, secret] = [createPair(), randomBytes(16)];
      const path = `/send/${devices.size + 1}`;
      const p256dh = pair.getPublicKey('base64url');
      const subscription = JSON.stringify({
        endpoint: origin + path,
        keys: { p256dh, auth: secret.toString('base64url') },
      });
      const device = { subscription, received: [], nextResponses: [], pair, secret };
      devices.set(path, device);
      return device;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the claims of a VAPID header; null when its signature does not match the key. */
export function readVapid(authorization: string, publicKey: string): Record<string, unknown> | null {
  const [, head, body, signature] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(authorization) ?? [];
  if (!head || !body || !signature || !authorization.endsWith(`k=${publicKey}`)) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signedBytes = Buffer.from(`${head}.${body}`);
  const isRight = verify(
    'sha256',
    signedBytes,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>) : null;
}
