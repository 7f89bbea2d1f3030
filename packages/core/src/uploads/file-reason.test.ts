import { expect, test } from 'vitest';
import { reasonByHead } from './file-reason.ts';
import { readImageSize } from './image-size.ts';
import { problemFor, problemText } from './uploads.ts';

const text = (value: string) => Uint8Array.from(value, (character) => character.charCodeAt(0));

test.each([
  ['', 'empty'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x1Cftypavif', 'avif'],
  ['GIF87a', 'gif'],
  ['II*\0', 'tiff'],
  ['BM\x36\0\0\0\0\0\0\0', 'bmp'],
  ['<svg xmlns="">', 'svg'],
  ['\u{EF}\u{BB}\u{BF}\n<?xml version="1.0"?><!-- drawn --><svg>', 'svg'],
  ['<!-- a comment -->\n<SVG>', 'svg'],
  ['hello', 'not_a_photo'],
  ['<html><svg>', 'not_a_photo'],
  ['RIFF\0\0\0\0WAVEfmt ', 'not_a_photo'],
  ['%PDF-1.7', 'not_a_photo'],
])('%j is refused as %s', (value, reason) => {
  expect(reasonByHead(text(value), 'photo')).toBe(reason);
});

/** Returns the head of a JPEG: an application segment of some bytes, then its frame. */
function jpeg(width: number, height: number, metadata = 16): Uint8Array {
  const segment = [0xff, 0xe1, metadata >> 8, metadata & 0xff, ...new Uint8Array(metadata - 2)];
  const frame = [0xff, 0xc2, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff];
  return Uint8Array.from([0xff, 0xd8, ...segment, 0xff, ...frame, ...new Uint8Array(16)]);
}

test('reads the size of a JPEG behind its metadata', () => {
  expect(readImageSize(jpeg(4032, 3024, 60_000))).toEqual({ width: 4032, height: 3024 });
  expect(readImageSize(jpeg(4032, 3024).subarray(0, 20))).toBeNull();
  expect(readImageSize(jpeg(0, 0))).toBeNull();
});

test.each([
  [200, 200, null],
  [199, 4000, 'too_small'],
  [4000, 1, 'too_small'],
])('a profile photo of %d × %d: %s', (width, height, reason) => {
  expect(reasonByHead(jpeg(width, height), 'photo')).toBe(reason);
  expect(reasonByHead(jpeg(width, height), 'message')).toBeNull();
});

test.each([
  ['empty', 'imageEmpty', ''],
  ['not_a_photo', 'imageType', ''],
  ['too_small', 'imageSmall', ''],
  ['too_many_pixels', 'imagePixels', ''],
  ['too_slow', 'imageUnreadable', ''],
  ['broken', 'imageDamaged', ''],
  ['webp', 'imageFormat', 'WebP'],
  ['svg', 'imageFormat', 'SVG'],
  ['of a newer server', 'imageUnreadable', ''],
  ['constructor', 'imageUnreadable', ''],
  [undefined, 'imageUnreadable', ''],
])('the reason %j has the text %s', (reason, key, format) => {
  expect(problemText(problemFor(reason))).toEqual({ key, format });
});
