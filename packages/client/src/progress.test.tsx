import { expect, test } from 'vitest';
import { fetchWithProgress } from './progress.ts';

const here = (path: string) => new URL(path, location.href).href;

test('returns a response like fetch: status, headers and body', async () => {
  const shares: number[] = [];
  const path = here('/no-such-path-of-this-page.json');
  const expected = await fetch(path, { method: 'GET' });
  const answer = await fetchWithProgress(path, { method: 'GET' }, (share) => shares.push(share));
  expect(answer.status).toBe(expected.status);
  expect(answer.headers.get('content-type')).toBe(expected.headers.get('content-type'));
  expect(await answer.text()).toBe(await expected.text());
});

test('reports the sent share of a body, up to 1', async () => {
  const shares: number[] = [];
  const body = new FormData();
  body.append('file', new File([new Uint8Array(256 * 1024)], 'me.png'));
  await fetchWithProgress(here('/'), { method: 'POST', body }, (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});

test('rejects with a TypeError without a response, as fetch does', async () => {
  // Nothing listens on the discard port, and browsers refuse to connect to it.
  const sending = fetchWithProgress('http://localhost:9/', { method: 'POST', body: 'x' }, () => undefined);
  await expect(sending).rejects.toBeInstanceOf(TypeError);
});

test('an abort rejects with the reason of the signal, before and during sending', async () => {
  const early = AbortSignal.abort(new Error('not wanted'));
  await expect(
    fetchWithProgress(here('/'), { method: 'POST', body: 'x', signal: early }, () => undefined),
  ).rejects.toThrow('not wanted');
  const leaving = new AbortController();
  const sending = fetchWithProgress(
    here('/'),
    { method: 'POST', body: new Blob([new Uint8Array(1024 * 1024)]), signal: leaving.signal },
    () => undefined,
  );
  leaving.abort(new Error('removed'));
  await expect(sending).rejects.toThrow('removed');
});
