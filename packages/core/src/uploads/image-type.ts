/** Accepted image type (spec: upload.accepts-png-jpeg-jpg). */
export type ImageType = 'image/png' | 'image/jpeg';

/** Accepted image types, for the `accept` attribute of a file input. */
export const IMAGE_TYPES: readonly ImageType[] = ['image/png', 'image/jpeg'];

/** Image format that browsers show and that is not accepted. */
export type OtherFormat = 'webp' | 'heic' | 'avif' | 'gif' | 'svg' | 'tiff' | 'bmp';

/** Names of the formats that are not accepted, for the message about a file. */
export const formatNames: Readonly<Record<OtherFormat, string>> = {
  webp: 'WebP',
  heic: 'HEIC',
  avif: 'AVIF',
  gif: 'GIF',
  svg: 'SVG',
  tiff: 'TIFF',
  bmp: 'BMP',
};

/** Number of leading bytes that `detectImageType` and `detectOtherFormat` need. */
export const IMAGE_HEAD = 512;

const HEADS: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Detects the type of an image by its first bytes, whatever its name; null if it is not accepted. */
export const detectImageType = (head: Uint8Array): ImageType | null =>
  HEADS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null;

/** Last bytes of each type: the end marker of a JPEG, and the last chunk of a PNG. */
export const imageEnds: Readonly<Record<ImageType, Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': Uint8Array.of(0xff, 0xd9),
  'image/png': Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82),
};

const otherHeads: readonly (readonly [OtherFormat, RegExp])[] = [
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:avif|avis)/],
  ['heic', /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['bmp', /^BM[^]{4}\0\0\0\0/],
  ['svg', /^(?:\u{EF}\u{BB}\u{BF})?\s*<(?:svg|(?:\?xml|!--|!DOCTYPE svg)[^]*<svg)[\s/>]/iu],
];

/** Detects an image format that is not accepted by the first bytes of a file; null for any other file. */
export function detectOtherFormat(head: Uint8Array): OtherFormat | null {
  const text = String.fromCharCode(...head.subarray(0, IMAGE_HEAD));
  return otherHeads.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
