import { portraitFilename } from '@meetcute/demo/portraits';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createImages } from './images.ts';

const portraitFile = portraitFilename({ personSeed: 'ada', index: 0, light: 'classic' });
const small = portraitFile.replace('.webp', '@320.webp');

/** Creates a host's images in a new folder; `request` returns the type and cache rule of an image, or null. */
function open(folder = mkdtempSync(join(tmpdir(), 'mc-images-'))) {
  const faults: string[] = [];
  const hostOf = (portraits: readonly string[]) =>
    createImages(
      folder,
      (filename) => portraits.includes(filename),
      (message) => faults.push(message),
    );
  const request = async (name: string, images = hostOf([portraitFile])) => {
    const response = await images.fetch(new Request(`http://brand.test/cdn/${name}`));
    const headerOf = (header: string) => response?.headers.get(header) ?? '';
    return response && `${headerOf('content-type')} ${headerOf('cache-control').split(',')[0]}`;
  };
  return { folder, faults, hostOf, request };
}

test('serves the drawing of a portrait at once, and an image after it was rendered', async () => {
  const { folder, faults, hostOf, request } = open();
  const images = hostOf([portraitFile]);
  expect(await request(small, images)).toBe('image/svg+xml; charset=utf-8 no-cache');
  await expect.poll(() => request(small, images), { timeout: 60_000 }).toBe('image/webp public');
  expect(readdirSync(join(folder, 'demo'))).toEqual([small.replace('demo/', '')]);
  // Rendered portraits are served even by a host that renders nothing.
  expect(await request(small, hostOf([]))).toBe('image/webp public');
  expect(faults).toEqual([]);
});

test('serves a page of new portraits without waiting for rendering', async () => {
  const { folder, hostOf, request } = open();
  const names = Array.from({ length: 9 }, (_, index) =>
    portraitFilename({ personSeed: 'eve', index, light: 'classic' }),
  );
  const files = names.map((name) => name.replace('.webp', '@320.webp'));
  const images = hostOf(names);
  const responses = await Promise.all(files.map((file) => request(file, images)));
  expect(responses).toEqual(files.map(() => 'image/svg+xml; charset=utf-8 no-cache'));
  await expect.poll(() => existsSync(join(folder, files[1]!)), { timeout: 60_000 }).toBe(true);
});

test('draws only the portraits of the demo world', async () => {
  const { folder, hostOf, request } = open();
  expect(await request(portraitFile.replace('ada', 'eve'))).toBeNull();
  expect(await request(portraitFile.replace('.webp', '@321.webp'))).toBeNull();
  expect(await request(small, hostOf([]))).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('keeps serving the drawing and reports the error when images cannot be stored', async () => {
  const { folder, faults, request } = open();
  writeFileSync(join(folder, 'demo'), 'no folder');
  expect(await request(small)).toBe('image/svg+xml; charset=utf-8 no-cache');
  await expect
    .poll(() => faults, { timeout: 60_000 })
    .toEqual([`The portrait ${small} could not be rendered.`]);
  expect(await request(small)).toBe('image/svg+xml; charset=utf-8 no-cache');
});
