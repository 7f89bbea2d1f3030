import type { CDPSession } from 'playwright';
import { expect, test } from 'vitest';
import { watchNetwork } from './watch-network.ts';

/** Follows requests of the given types, each with a response of 100 bytes. */
async function follow(...responses: readonly (readonly [type: string, mimeType: string])[]) {
  const listeners = new Map<string, (event: object) => void>();
  const session = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    send: () => Promise.resolve({}),
  };
  const network = await watchNetwork(session as unknown as CDPSession);
  for (const [index, [type, mimeType]] of responses.entries()) {
    const requestId = String(index);
    listeners.get('Network.requestWillBeSent')!({ requestId, type });
    listeners.get('Network.responseReceived')!({ requestId, type, response: { mimeType } });
    listeners.get('Network.loadingFinished')!({ requestId, encodedDataLength: 100 });
  }
  return { scriptBytes: network.scriptBytes(), isWaiting: network.isWaiting() };
}

test('counts scripts that run', async () => {
  expect(
    await follow(
      ['Script', 'text/javascript'],
      ['Script', ''],
      ['Image', 'image/avif'],
      ['Fetch', 'application/json'],
    ),
  ).toEqual({ scriptBytes: 200, isWaiting: false });
});

test('counts scripts that are fetched for an interaction', async () => {
  expect(
    await follow(
      ['Document', 'text/html'],
      ['Fetch', 'text/javascript'],
      ['Fetch', 'application/javascript'],
    ),
  ).toEqual({
    scriptBytes: 200,
    isWaiting: true,
  });
});
