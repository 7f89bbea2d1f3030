import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Difference between two pictures. */
export interface Difference {
  /** Number of pixels that differ. */
  readonly pixels: number;
  /** Picture of them as PNG; null for equal pictures. */
  readonly picture: Buffer | null;
}

const decode = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

type Raw = Awaited<ReturnType<typeof decode>>;

/** Returns the pixels on a larger canvas. Where only the other picture has pixels, they are the opposite of those. */
function padPixels({ data, info }: Raw, other: Raw, width: number, height: number): Uint8Array {
  if (info.width === width && info.height === height) return data;
  const canvas = new Uint8Array(width * height * 4);
  const start = (row: number, { info: pictureInfo }: Pick<Raw, 'info'>) => row * pictureInfo.width * 4;
  for (let row = 0; row < other.info.height; row += 1)
    canvas.set(
      other.data
        .subarray(start(row, other), start(row + 1, other))
        .map((value, index) => (index % 4 === 3 ? 255 : 255 - value)),
      row * width * 4,
    );
  for (let row = 0; row < info.height; row += 1)
    canvas.set(data.subarray(start(row, { info }), start(row + 1, { info })), row * width * 4);
  return canvas;
}

/** Compares two PNG pictures pixel by pixel. What only the larger one has counts as different. */
export async function comparePictures(pictureBefore: Buffer, pictureAfter: Buffer): Promise<Difference> {
  if (pictureBefore.equals(pictureAfter)) return { pixels: 0, picture: null };
  const [first, second] = await Promise.all([decode(pictureBefore), decode(pictureAfter)]);
  const width = Math.max(first.info.width, second.info.width);
  const height = Math.max(first.info.height, second.info.height);
  const output = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(
    padPixels(first, second, width, height),
    padPixels(second, first, width, height),
    output,
    width,
    height,
    // Pictures of equal pages are equal to the pixel, so nothing has to be tolerated.
    { threshold: 0, includeAA: true, alpha: 0.2, checkerboard: false, diffColor: [214, 0, 92] },
  );
  if (pixels === 0) return { pixels, picture: null };
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
