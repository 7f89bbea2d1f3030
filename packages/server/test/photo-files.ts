import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Creates a JPEG with rotated orientation and a GPS location, red on the side that is up after rotation. */
export const cameraPhoto = async () => {
  const red = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

/** Creates a JPEG of one size, which is quickly converted. */
export const smallPhoto = () =>
  sharp({ create: { width: 240, height: 240, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();

/** Creates a PNG whose header claims `side` pixels on each side. It contains no image data. */
export function hugePng(side = 30_000, { depth = 8, interlace = 0 } = {}): Buffer {
  const chunk = Buffer.alloc(17);
  chunk.write('IHDR');
  chunk.writeUInt32BE(side, 4);
  chunk.writeUInt32BE(side, 8);
  chunk.set([depth, 2, 0, 0, interlace], 12);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(13);
  sum.writeUInt32BE(crc32(chunk));
  const data = Buffer.from([0, 0, 0, 0, 73, 68, 65, 84, 0x35, 0xaf, 0x06, 0x1e]);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, length, chunk, sum, data]);
}
