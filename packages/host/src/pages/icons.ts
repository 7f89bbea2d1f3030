import sharp from 'sharp';

/** Icons of the installed app, made from the brand's mark: side in pixels, and whether a launcher may cut them. */
export const icons = {
  '/icon-192.png': { size: 192, isMaskable: false },
  '/icon-512.png': { size: 512, isMaskable: false },
  '/icon-maskable-192.png': { size: 192, isMaskable: true },
  '/icon-maskable-512.png': { size: 512, isMaskable: true },
  '/apple-touch-icon.png': { size: 180, isMaskable: true },
} as const;

/** Path of an icon. */
export type IconPath = keyof typeof icons;

/** Whether there is an icon at a path. */
export const isIconPath = (pathname: string): pathname is IconPath => Object.hasOwn(icons, pathname);

/** Pixels of the mark's own unit, so that curves are drawn at the size that is needed. */
const drawn = (mark: string, size: number) =>
  sharp(Buffer.from(mark), { density: 72 * Math.max(1, size / 64) }).resize(size, size);

/** The mark's own ground, which a launcher may cut as it likes: what is seen in the middle of the upper edge. */
async function groundOf(mark: string) {
  const { data } = await drawn(mark, 64)
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 255, g = 255, b = 255] = data;
  return { r, g, b };
}

/** Draws one icon of a mark as PNG; one that launchers cut has its ground up to the corners. */
export async function drawIcon(mark: string, path: IconPath): Promise<Uint8Array<ArrayBuffer>> {
  const { size, isMaskable } = icons[path];
  const icon = drawn(mark, size);
  const whole = isMaskable ? icon.flatten({ background: await groundOf(mark) }) : icon;
  return new Uint8Array(await whole.png({ compressionLevel: 9 }).toBuffer());
}
