/** An image type that is taken (spec: upload.accepts-png-jpeg-jpg). */
export type ImageType = 'image/png' | 'image/jpeg';

/** The types that are taken, as a file dialog wants them. */
export const IMAGE_TYPES: readonly ImageType[] = ['image/png', 'image/jpeg'];

/** How many first bytes of a file `imageTypeOf` has to see. */
export const IMAGE_HEAD = 8;

const HEADS: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The type of an image by its first bytes, whatever its name says; null for anything that is not taken. */
export const imageTypeOf = (head: Uint8Array): ImageType | null =>
  HEADS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null;
