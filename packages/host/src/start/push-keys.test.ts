import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { createPushKeys, isPushKeyPair } from './push-key-pair.ts';
import { openPushKeys } from './push-keys.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'mc-push-'));

const open = (env: Record<string, string>) => openPushKeys(readEnvironment({ DATA_DIR: folder(), ...env }));

test('accepts a matching pair and refuses other keys', () => {
  const [keys, others] = [createPushKeys(), createPushKeys()];
  expect(isPushKeyPair(keys)).toBe(true);
  expect(isPushKeyPair({ ...keys, publicKey: others.publicKey })).toBe(false);
  for (const privateKey of ['', 'nonsense', `${keys.privateKey}AA`, Buffer.alloc(32).toString('base64url')])
    expect(isPushKeyPair({ ...keys, privateKey })).toBe(false);
});

test('creates the keys of a demo once and stores them readable for the owner only', async () => {
  const DATA_DIR = join(folder(), 'data');
  const keys = await open({ DATA_DIR });
  expect(keys && isPushKeyPair(keys)).toBe(true);
  expect(await open({ DATA_DIR })).toEqual(keys);
  expect(statSync(join(DATA_DIR, 'push-keys.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(DATA_DIR, 'push-keys.json'), 'utf8')).toContain(keys?.privateKey);
});

test('explains how to replace the damaged keys of a demo', async () => {
  const DATA_DIR = folder();
  await open({ DATA_DIR });
  writeFileSync(join(DATA_DIR, 'push-keys.json'), '{}');
  await expect(open({ DATA_DIR })).rejects.toThrow(
    /push-keys\.json contains no pair of push keys\. Delete it/,
  );
});

test('takes the keys of a real site from the environment, or none', async () => {
  const { publicKey, privateKey } = createPushKeys();
  const keyVariables = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(await open({ DEMO: '0' })).toBeNull();
  expect(await open({ DEMO: '0', ...keyVariables })).toEqual({ publicKey, privateKey });
  expect(await open({ API_ORIGIN: 'https://api.example', ...keyVariables })).toBeNull();
});

test('refuses mismatched keys without printing them', () => {
  const { publicKey, privateKey } = createPushKeys();
  const read = (VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string) => () =>
    readEnvironment({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
  for (const readKeys of [
    read(publicKey, ''),
    read('', privateKey),
    read(createPushKeys().publicKey, privateKey),
  ]) {
    expect(readKeys).toThrow(/^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys/);
    expect(readKeys).not.toThrow(new RegExp(privateKey));
  }
});

test('writes nothing into a foreign folder', async () => {
  const DATA_DIR = folder();
  writeFileSync(join(DATA_DIR, 'holiday.txt'), 'photos');
  await expect(open({ DATA_DIR })).rejects.toThrow(/was not made by Meetcute/);
  expect(readdirSync(DATA_DIR)).toEqual(['holiday.txt']);
});
