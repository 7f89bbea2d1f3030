import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImageSize } from './image-size.ts';

type Bytes = readonly number[];

const two = (value: number): Bytes => [value >> 8, value & 0xff];
const four = (value: number): Bytes => [...two(value >>> 16), ...two(value & 0xffff)];

/** Returns a segment of a JPEG: its marker, its length, which counts itself, and bytes that look like a frame. */
const segment = (marker: number, size: number): Bytes => [
  0xff,
  marker,
  ...two(size + 2),
  ...Array.from({ length: size }, (_, index) => [0xff, 0xc0, 0x00, 0x11][index % 4]!),
];

/** Returns the frame of a JPEG. */
const frame = (marker: number, width: number, height: number): Bytes => [
  0xff,
  marker,
  ...two(17),
  8,
  ...two(height),
  ...two(width),
];

const tail: Bytes = Array.from({ length: 24 }, () => 0);
const jpeg = (...parts: readonly Bytes[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), ...tail]);
const png = (width: number, height: number) =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    ...four(13),
    0x49,
    0x48,
    0x44,
    0x52,
    ...four(width),
    ...four(height),
  ]);

const side = fc.integer({ min: 1, max: 0xffff });
/** Segments before the frame, also the tables whose markers lie among those of frames. */
const leadingSegments = fc.array(
  fc.oneof(
    fc
      .tuple(fc.constantFrom(0xe0, 0xe1, 0xdb, 0xc4, 0xc8, 0xcc, 0xfe, 0xdd), fc.nat(40))
      .map(([marker, size]) => segment(marker, size)),
    fc.constantFrom(0x01, 0xd0, 0xd7, 0xd8).map((marker): Bytes => [0xff, marker]),
    fc.constant<Bytes>([0xff]),
  ),
  { maxLength: 5 },
);
const frames = fc.constantFrom(0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf);

test('reads the size of any JPEG, whatever comes before its frame', () => {
  fc.assert(
    fc.property(side, side, leadingSegments, frames, (width, height, parts, marker) => {
      expect(readImageSize(jpeg(...parts, frame(marker, width, height)))).toEqual({ width, height });
    }),
  );
});

test('reads the size of any PNG, also inside a larger buffer', () => {
  const wide = fc.integer({ min: 1, max: 0x7fff_ffff });
  fc.assert(
    fc.property(wide, wide, fc.nat(9), (width, height, offset) => {
      expect(readImageSize(png(width, height))).toEqual({ width, height });
      const buffer = Uint8Array.from([...tail.slice(0, offset), ...png(width, height)]);
      expect(readImageSize(buffer.subarray(offset))).toEqual({ width, height });
      expect(readImageSize(png(width, height).subarray(0, 23))).toBeNull();
    }),
  );
});

test.each([
  ['a PNG without width', png(0, 400)],
  ['a PNG without height', png(400, 0)],
  ['a JPEG without width', jpeg(frame(0xc0, 0, 400))],
  ['a JPEG without height', jpeg(frame(0xc2, 400, 0))],
  ['a JPEG of tables alone', jpeg(segment(0xc4, 30), segment(0xcc, 30))],
  ['a JPEG whose pixels begin without a frame', jpeg([0x00], frame(0xc0, 400, 300))],
  ['a segment that is longer than the file', jpeg([0xff, 0xe1, 0xff, 0xff])],
])('%s has no size', (_, bytes) => {
  expect(readImageSize(bytes)).toBeNull();
});

test('a frame is read only if it is there as a whole', () => {
  const bytes = jpeg(segment(0xe0, 14), frame(0xc0, 640, 480));
  const end = bytes.length - tail.length;
  expect(readImageSize(bytes.subarray(0, end))).toEqual({ width: 640, height: 480 });
  for (let cut = 1; cut <= 9; cut += 1)
    expect(readImageSize(bytes.subarray(0, end - cut)), String(cut)).toBeNull();
});

test('any bytes return without throwing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const size = readImageSize(Uint8Array.from([0xff, 0xd8, ...bytes]));
      expect(size === null || Math.min(size.width, size.height) > 0).toBe(true);
    }),
  );
});
