import sharp from 'sharp';
import { ServerError } from '../../errors.ts';
import { createLimiter } from '../../limiter.ts';

/** Widths in pixels of the smaller versions, and the longest side of the largest one. */
const WIDTHS = [320, 640, 960] as const;
const LONGEST_SIDE = 1920;

/** A picture may unfold to so many pixels; more is a bomb, or no phone's photo. */
const MAX_PIXELS = 60_000_000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Pictures are large once unfolded: one at a time. */
const limited = createLimiter(1);

/** One version of a photo as WebP. */
export interface Rendition {
  width: number;
  data: Uint8Array;
}

const unreadable = () =>
  new ServerError('image_unreadable', {
    message: 'That file is not a PNG or JPEG picture that can be read.',
    fields: { file: 'image_unreadable' },
  });

const startsWith = (bytes: Uint8Array, magic: Buffer) => magic.equals(bytes.subarray(0, magic.length));

/**
 * Makes the versions of a photo, smallest first: upright, sRGB, and without any metadata, so that no place
 * travels with it. The content decides what a file is, never its name (spec: upload.accepts-png-jpeg-jpg).
 */
export async function renderPhoto(bytes: Uint8Array): Promise<Rendition[]> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) throw unreadable();
  return limited(async () => {
    try {
      // Decoded and turned upright once; sharp drops metadata unless told to keep it.
      const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = upright.info;
      const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
      const renditions: Rendition[] = [];
      for (const target of widths) {
        const picture = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: target });
        renditions.push({ width: target, data: await picture.webp({ quality: 80, effort: 4 }).toBuffer() });
      }
      return renditions;
    } catch {
      throw unreadable();
    }
  });
}
