import type { Metadata } from 'sharp';

/** Maximum number of pixels of a photo. Larger files are decompression bombs or do not come from a phone. */
const MAX_PIXELS = 60_000_000;

/**
 * Maximum for an interlaced PNG or one with 16 bits per channel, which is decoded in memory as a whole at
 * many times the cost.
 */
const MAX_COSTLY_PIXELS = 12_000_000;

/** Maximum number of pixels of all scans of a JPEG together. A progressive photo has about ten scans. */
const MAX_SCANNED_PIXELS = 400_000_000;

/** The marker before each scan of a JPEG. */
const SCAN = Buffer.from([0xff, 0xda]);

function scansOf(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let index = buffer.indexOf(SCAN); index >= 0; index = buffer.indexOf(SCAN, index + SCAN.length))
    count += 1;
  return count;
}

/** Returns the number of pixels that a file may have, given its header and scans. Decodes nothing. */
export function maxPixels({ format, depth, isProgressive }: Metadata, bytes: Uint8Array): number {
  if (format === 'png') return isProgressive || depth !== 'uchar' ? MAX_COSTLY_PIXELS : MAX_PIXELS;
  return Math.min(MAX_PIXELS, MAX_SCANNED_PIXELS / Math.max(1, scansOf(bytes)));
}
