import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxPixels } from './pixels.rules.ts';

const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#123456' } });

/** A JPEG with `more` additional scans. */
const withScans = async (more: number) => {
  const scan = Buffer.from([0xff, 0xda, 0, 2]);
  const jpeg = await picture.clone().jpeg({ progressive: true }).toBuffer();
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: more }, () => scan),
    jpeg.subarray(-2),
  ]);
};

test.each([
  ['a JPEG of a phone', () => picture.clone().jpeg().toBuffer(), 60],
  ['a progressive JPEG', () => withScans(0), 40],
  ['a JPEG with a hundred scans', () => withScans(90), 4],
  ['a PNG', () => picture.clone().png().toBuffer(), 60],
  ['an interlaced PNG', () => picture.clone().png({ progressive: true }).toBuffer(), 12],
  ['a PNG of 16 bits', () => picture.clone().toColourspace('rgb16').png().toBuffer(), 12],
])('%s', async (_, make, millions) => {
  const bytes = await make();
  expect(maxPixels(await sharp(bytes).metadata(), bytes) / 1_000_000).toBe(millions);
});
