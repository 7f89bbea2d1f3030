import { DrizzleQueryError } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cameraPhoto } from '../test/photo-files.ts';
import { codeOf, join, openTestBrowser, startTestApi } from '../test/test-api.ts';

const createError = (code: string) => Object.assign(new Error('full'), { code });

test.each([
  ['for files', createError('ENOSPC')],
  ['of the database', new DrizzleQueryError('insert', [], createError('53100'))],
])('responds with 503 while the disk %s is full, and works once there is space', async (_, error) => {
  let isFull = true;
  const files = new Map<string, Uint8Array>();
  const putFile = async (key: string, data: Uint8Array) => {
    if (isFull) throw error;
    files.set(key, data);
  };
  const api = await startTestApi({
    storage: { put: putFile, get: async (key) => files.get(key) ?? null, delete: async () => {} },
  });
  onTestFinished(() => api.stop());
  const browser = openTestBrowser(api);
  await join(browser);
  const photo = new File([new Uint8Array(await cameraPhoto())], 'photo.jpg', { type: 'image/jpeg' });
  const upload = () => {
    const body = new FormData();
    body.append('file', photo);
    return browser.send('POST', '/api/profileimage.php', { body });
  };

  const response = await upload();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await codeOf(response)).toBe('503 unavailable');
  expect(api.faults).toContainEqual(expect.stringContaining('the disk is full'));
  isFull = false;
  expect((await upload()).status).toBe(200);
});
