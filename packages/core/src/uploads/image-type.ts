/** Accepted image type (spec: upload.accepts-png-jpeg-jpg). */
export type ImageType = 'image/png' | 'image/jpeg';

/** Accepted image types, for the `accept` attribute of a file input. */
export const IMAGE_TYPES: readonly ImageType[] = ['image/png', 'image/jpeg'];

/** Number of leading bytes that `imageTypeOf` needs. */
export const IMAGE_HEAD = 8;

const HEADS: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Detects the type of an image by its first bytes, whatever its name; null if it is not accepted. */
export const imageTypeOf = (head: Uint8Array): ImageType | null =>
  HEADS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null;
