import {
  type FileReason,
  formatNames,
  imageEnds,
  type ImageKind,
  detectImageType,
  isTooSmall,
  type OtherFormat,
  reasonByHead,
  SIZE_HEAD,
  shortestSides,
} from '@meetcute/core';
import sharp from 'sharp';
import { ServerError } from '../../errors.ts';
import type { Requester } from '../../http/fair-limiter.ts';
import type { Uploads } from '../../http/uploads.ts';
import { maxPixels } from './pixels.rules.ts';

/** Widths in pixels of the smaller versions, and the longest side of the largest one. */
const WIDTHS = [320, 640, 960] as const;
const LONGEST_SIDE = 1920;

/** Seconds that decoding may take, including on a busy server. */
const MAX_SECONDS = 20;

/** One version of a photo as WebP. Width and height are in pixels. */
export interface Rendition {
  width: number;
  height: number;
  data: Uint8Array;
}

const ACCEPTED = 'choose a PNG or JPEG image';

const otherFormat = (format: OtherFormat) => `has the format ${formatNames[format]}; ${ACCEPTED}`;

/** Reasons to refuse a file, as the end of a sentence about it. */
const reasons: Readonly<Record<FileReason, string>> = {
  empty: 'is empty',
  not_a_photo: `is no image; ${ACCEPTED}`,
  webp: otherFormat('webp'),
  heic: otherFormat('heic'),
  avif: otherFormat('avif'),
  gif: otherFormat('gif'),
  svg: otherFormat('svg'),
  tiff: otherFormat('tiff'),
  bmp: otherFormat('bmp'),
  too_small: `is smaller than ${shortestSides.photo} × ${shortestSides.photo} pixels`,
  too_many_pixels: 'has too many pixels',
  too_slow: 'takes too long to read',
  broken: 'is damaged',
};

/**
 * Creates the error for an unreadable file. Names the file by its position in the form and its name, with the
 * reason.
 */
const unreadable = ({ name }: File, place: number, reason: FileReason) =>
  new ServerError('image_unreadable', {
    message: `The file ${JSON.stringify(name)} ${reasons[reason]}.`,
    fields: { [`file.${place}`]: reason },
  });

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');

async function reasonAgainst(bytes: Uint8Array, kind: ImageKind): Promise<FileReason | null> {
  const reason = reasonByHead(bytes.subarray(0, SIZE_HEAD), kind);
  if (reason) return reason;
  // The header contains the decoded size.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) return 'broken';
  if (isTooSmall(head, kind)) return 'too_small';
  return head.width * head.height > maxPixels(head, bytes) ? 'too_many_pixels' : null;
}

/**
 * Renders the versions of a photo, smallest first: upright, sRGB, and without metadata, so that no location
 * is published. The content decides the type of a file, never its name (spec: upload.accepts-png-jpeg-jpg).
 * Throws image_unreadable, which names the file by its `place` in the form.
 */
export async function renderPhoto(
  { decodings }: Pick<Uploads, 'decodings'>,
  requester: Requester,
  file: File,
  { place, kind }: { place: number; kind: ImageKind },
): Promise<Rendition[]> {
  return decodings(requester, async () => {
    const bytes = await file.bytes();
    const reason = await reasonAgainst(bytes, kind);
    if (reason) throw unreadable(file, place, reason);
    try {
      return await render(bytes);
    } catch (error) {
      throw unreadable(file, place, isTimeout(error) ? 'too_slow' : 'broken');
    }
  });
}

/** Decodes and rotates an image once. sharp drops metadata by default. */
const decode = (bytes: Uint8Array, failOn: 'error' | 'warning') =>
  sharp(bytes, { failOn })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Decodes an image. One that fails may lack nothing but its end, because a camera or an editor cut it off: it is decoded
 * again with an end, and then any missing pixel is an error.
 */
async function decodeWhole(bytes: Uint8Array) {
  try {
    return await decode(bytes, 'error');
  } catch (error) {
    const type = detectImageType(bytes);
    if (isTimeout(error) || type === null) throw error;
    return decode(Buffer.concat([bytes, imageEnds[type]]), 'warning');
  }
}

async function render(bytes: Uint8Array): Promise<Rendition[]> {
  const upright = await decodeWhole(bytes);
  const { width, height, channels } = upright.info;
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const renditions: Rendition[] = [];
  for (const target of widths) {
    const resizedImage = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: target });
    const { data, info } = await resizedImage
      .webp({ quality: 80, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    renditions.push({ width: target, height: info.height, data });
  }
  return renditions;
}

/**
 * Converts an image to AVIF, which is smaller than WebP and takes much longer to encode. One job at a time
 * does it.
 */
export const toAvif = (webp: Uint8Array): Promise<Uint8Array> =>
  sharp(webp).avif({ quality: 55, effort: 3 }).toBuffer();
