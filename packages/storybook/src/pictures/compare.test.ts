import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare.ts';

/** Returns a PNG of one colour, with some pixels of other colours. */
async function picture(width: number, height: number, pixels: readonly (readonly number[])[] = []) {
  const data = Buffer.alloc(width * height * 3, 255);
  for (const [x = 0, y = 0, ...colour] of pixels) data.set(colour, (y * width + x) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('finds no difference in equal pictures, whatever their compression', async () => {
  const plain = await picture(20, 10, [[3, 3, 0, 0, 0]]);
  const uncompressedPicture = await sharp(plain).png({ compressionLevel: 0 }).toBuffer();
  expect(uncompressedPicture.equals(plain)).toBe(false);
  expect(await comparePictures(plain, plain)).toEqual({ pixels: 0, picture: null });
  expect(await comparePictures(plain, uncompressedPicture)).toEqual({ pixels: 0, picture: null });
});

test.each([
  ['one far pixel', [[19, 9, 0, 0, 0]], 1],
  ['the smallest step of a channel', [[0, 0, 254, 255, 255]], 1],
  [
    'an edge that looks smoothed',
    [
      [4, 4, 200, 200, 200],
      [5, 4, 90, 90, 90],
    ],
    2,
  ],
] as const)('counts %s', async (_, pixels, count) => {
  const { pixels: pixelCount, picture: differencePicture } = await comparePictures(
    await picture(20, 10),
    await picture(20, 10, pixels),
  );
  expect(pixelCount).toBe(count);
  expect(await sharp(differencePicture!).metadata()).toMatchObject({ width: 20, height: 10, format: 'png' });
});

test.each([
  [20, 14, 80],
  [26, 10, 60],
  [10, 5, 150],
])('counts what only the larger picture has, for %i by %i', async (width, height, count) => {
  const { pixels, picture: differencePicture } = await comparePictures(
    await picture(20, 10),
    await picture(width, height),
  );
  expect(pixels).toBe(count);
  const size = { width: Math.max(20, width), height: Math.max(10, height) };
  expect(await sharp(differencePicture!).metadata()).toMatchObject(size);
});
