import type { Metadata } from 'sharp';

/** Pixels that a photo may have; more is a bomb, or not from a phone. */
const MAX_PIXELS = 60_000_000;

/** The same for a PNG with 16 bits per channel or interlaced: it is held in memory whole, at many times the work. */
const MAX_COSTLY_PIXELS = 12_000_000;

/** Pixels that the scans of a JPEG may go over, all scans together; a progressive photo has about ten scans. */
const MAX_SCANNED_PIXELS = 400_000_000;

/** The marker before each scan of a JPEG. */
const SCAN = Buffer.from([0xff, 0xda]);

function scansOf(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(SCAN); at >= 0; at = buffer.indexOf(SCAN, at + SCAN.length)) count += 1;
  return count;
}

/** Pixels that a file may have before its decoding would cost too much, by its header and its scans; nothing is decoded. */
export function maxPixels({ format, depth, isProgressive }: Metadata, bytes: Uint8Array): number {
  if (format === 'png') return isProgressive || depth !== 'uchar' ? MAX_COSTLY_PIXELS : MAX_PIXELS;
  return Math.min(MAX_PIXELS, MAX_SCANNED_PIXELS / Math.max(1, scansOf(bytes)));
}
