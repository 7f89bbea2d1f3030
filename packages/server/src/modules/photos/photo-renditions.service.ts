import sharp from 'sharp';
import { ServerError } from '../../errors.ts';
import type { Requester } from '../../http/fair-limiter.ts';
import type { Uploads } from '../../http/uploads.ts';
import { maxPixels } from './pixels.rules.ts';

/** Widths in pixels of the smaller versions, and the longest side of the largest one. */
const WIDTHS = [320, 640, 960] as const;
const LONGEST_SIDE = 1920;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Seconds that decoding may take, including on a busy server. */
const MAX_SECONDS = 20;

/** One version of a photo as WebP. Width and height are in pixels. */
export interface Rendition {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Reasons to refuse a file. */
const reasons = {
  not_a_photo: 'is not a PNG or JPEG image',
  too_many_pixels: 'has too many pixels',
  too_slow: 'takes too long to read',
  broken: 'is damaged',
} as const;

type Reason = keyof typeof reasons;

/**
 * Creates the error for an unreadable file. Names the file by its position in the form and its name, with the
 * reason.
 */
const unreadable = ({ name }: File, place: number, reason: Reason) =>
  new ServerError('image_unreadable', {
    message: `The file ${JSON.stringify(name)} ${reasons[reason]}.`,
    fields: { [`file.${place}`]: reason },
  });

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');

const startsWith = (bytes: Uint8Array, magic: Buffer) => magic.equals(bytes.subarray(0, magic.length));

async function reasonAgainst(bytes: Uint8Array): Promise<Reason | null> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) return 'not_a_photo';
  // The header contains the decoded size.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) return 'broken';
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
  place: number,
): Promise<Rendition[]> {
  return decodings(requester, async () => {
    const bytes = await file.bytes();
    const reason = await reasonAgainst(bytes);
    if (reason) throw unreadable(file, place, reason);
    try {
      return await render(bytes);
    } catch (error) {
      throw unreadable(file, place, isTimeout(error) ? 'too_slow' : 'broken');
    }
  });
}

async function render(bytes: Uint8Array): Promise<Rendition[]> {
  // Decoded and rotated once. sharp drops metadata by default.
  const upright = await sharp(bytes, { failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const renditions: Rendition[] = [];
  for (const target of widths) {
    const resized = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: target });
    const { data, info } = await resized
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
