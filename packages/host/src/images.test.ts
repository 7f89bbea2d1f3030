import { portraitFilename } from '@meetcute/demo/portraits';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createImages } from './images.ts';

const known = portraitFilename({ personSeed: 'ada', index: 0, light: 'classic' });
const small = known.replace('.webp', '@320.webp');

test('a portrait of the demo world is drawn once and kept, and no other one is drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mc-images-'));
  const ask = (name: string, portraits: readonly string[]) =>
    createImages(folder, new Set(portraits)).fetch(new Request(`http://brand.test/cdn/${name}`));

  expect(await ask(known.replace('ada', 'eve'), [known])).toBeNull();
  expect(await ask(small, [])).toBeNull();
  expect(readdirSync(folder)).toEqual([]);

  expect((await ask(small, [known]))?.headers.get('content-type')).toBe('image/webp');
  expect(readdirSync(join(folder, 'demo'))).toEqual([small.replace('demo/', '')]);
  // What was drawn stays, also for a host that draws nothing.
  expect(await ask(small, [])).not.toBeNull();
});
