/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Number of leading bytes in which `readImageSize` looks. The metadata of a photo can precede its size. */
export const SIZE_HEAD = 256 * 1024;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const sizeOf = (width: number, height: number): PixelSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

function jpegSize(view: DataView): PixelSize | null {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return sizeOf(view.getUint16(offset + 7), view.getUint16(offset + 5));
    // Fill bytes, and markers without a length.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Reads the size of a PNG or JPEG from its first bytes, without decoding it; null if they don't contain it. */
export function readImageSize(head: Uint8Array): PixelSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.byteLength < 24) return null;
  return view.getUint32(0) === 0x89504e47 ? sizeOf(view.getUint32(16), view.getUint32(20)) : jpegSize(view);
}
