import { PHOTO_MIN_SIDE } from '@meetcute/contract';
import { readImageSize } from './image-size.ts';
import { detectImageType, detectOtherFormat, type OtherFormat } from './image-type.ts';

/** Reason to refuse an image file, which the server names in `fields`. */
export type FileReason =
  | 'empty'
  | OtherFormat
  | 'not_a_photo'
  | 'too_small'
  | 'too_many_pixels'
  | 'too_slow'
  | 'broken';

/** Shortest side in pixels of each kind of image. An image of a message may be as small as a smiley. */
export const shortestSides = { photo: PHOTO_MIN_SIDE, message: 1 } as const;

/** Kind of an image: a photo of a profile, or an image of a message. */
export type ImageKind = keyof typeof shortestSides;

/** Returns whether an image is smaller than its kind may be. */
export const isTooSmall = ({ width, height }: { width: number; height: number }, kind: ImageKind): boolean =>
  Math.min(width, height) < shortestSides[kind];

/** Returns why a file is refused by its first bytes, `SIZE_HEAD` at most; null when only decoding can tell. */
export function reasonByHead(head: Uint8Array, kind: ImageKind): FileReason | null {
  if (head.length === 0) return 'empty';
  if (detectImageType(head) === null) return detectOtherFormat(head) ?? 'not_a_photo';
  const size = readImageSize(head);
  return size && isTooSmall(size, kind) ? 'too_small' : null;
}
