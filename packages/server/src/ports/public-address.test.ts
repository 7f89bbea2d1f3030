import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic } from './public-address.ts';
import { createPushSender } from './push-sender.ts';

test.each([
  ['8.8.8.8', 4, true],
  ['142.250.180.10', 4, true],
  ['100.63.255.255', 4, true],
  ['0.0.0.0', 4, false],
  ['10.1.2.3', 4, false],
  ['100.64.0.1', 4, false],
  ['127.0.0.1', 4, false],
  ['127.255.255.254', 4, false],
  ['169.254.169.254', 4, false],
  ['172.31.0.1', 4, false],
  ['192.168.1.1', 4, false],
  ['198.19.0.1', 4, false],
  ['224.0.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['2a00:1450:4001:80b::200a', 6, true],
  ['::1', 6, false],
  ['::', 6, false],
  ['::ffff:127.0.0.1', 6, false],
  ['::ffff:8.8.8.8', 6, false],
  ['64:ff9b::7f00:1', 6, false],
  ['64:ff9b:1::a00:1', 6, false],
  ['fc00::1', 6, false],
  ['fd12:3456::1', 6, false],
  ['fe80::1', 6, false],
  ['ff02::1', 6, false],
  ['2001::1', 6, false],
  ['2001:db8::1', 6, false],
  ['2002:7f00:1::', 6, false],
  ['nonsense', 0, false],
])('classifies %s (IPv%s) as public: %s', (address, family, isPublic) => {
  expect(isPublicAddress({ address, family })).toBe(isPublic);
});

test.each([{}, { all: true }] as const)(
  'refuses a name that resolves to this machine (%j)',
  async (options) => {
    const error = await new Promise<Error | null>((resolve) => lookUpPublic('localhost', options, resolve));
    expect(error?.message).toBe('localhost resolves to an address that is not public.');
  },
);

test('does not connect to a push service whose name resolves to this machine', async () => {
  const keys = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  };
  const sender = createPushSender({ keys, services: ['localhost'] });
  const subscription = {
    endpoint: 'https://localhost/send/1',
    keys: { p256dh: keys.publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  };
  const push = { subscription, payload: '{}', contact: 'mailto:a@example.com', topic: 't', ttl: 1 };
  expect(await sender.send({ ...push, urgency: 'normal' })).toEqual({
    state: 'later',
    seconds: null,
    reason: 'localhost resolves to an address that is not public.',
  });
  const elsewhere = { ...subscription, endpoint: 'https://127.0.0.1/send/1' };
  expect(await sender.send({ ...push, subscription: elsewhere, urgency: 'normal' })).toEqual({
    state: 'gone',
  });
});
