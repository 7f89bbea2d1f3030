import sharp from 'sharp';

/** Icons of the installed app, drawn from the brand's mark: side in pixels, and whether launchers may crop the icon. */
export const icons = {
  '/icon-192.png': { size: 192, isMaskable: false },
  '/icon-512.png': { size: 512, isMaskable: false },
  '/icon-maskable-192.png': { size: 192, isMaskable: true },
  '/icon-maskable-512.png': { size: 512, isMaskable: true },
  '/apple-touch-icon.png': { size: 180, isMaskable: true },
} as const;

/** Path of an app icon. */
export type IconPath = keyof typeof icons;

/** Whether an icon exists at a path. */
export const isIconPath = (pathname: string): pathname is IconPath => Object.hasOwn(icons, pathname);

/** Renders the mark at the density of the target size, so that curves stay sharp. */
const renderMark = (mark: string, size: number) =>
  sharp(Buffer.from(mark), { density: 72 * Math.max(1, size / 64) }).resize(size, size);

/** Returns the background color of the mark, read from the middle of its upper edge, to fill maskable icons. */
async function groundOf(mark: string) {
  const { data } = await renderMark(mark, 64)
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 255, g = 255, b = 255] = data;
  return { r, g, b };
}

/** Side in pixels of the mark in mails: twice as large as it is drawn. */
const MAIL_LOGO = 80;

/** Draws a mark for mails, as PNG in base64. */
export const drawMailLogo = async (mark: string): Promise<string> =>
  (await renderMark(mark, MAIL_LOGO).png({ compressionLevel: 9, palette: true }).toBuffer()).toString(
    'base64',
  );

/** Draws one icon of a mark as PNG; a maskable icon has the background up to its corners. */
export async function drawIcon(mark: string, path: IconPath): Promise<Uint8Array<ArrayBuffer>> {
  const { size, isMaskable } = icons[path];
  const icon = renderMark(mark, size);
  const whole = isMaskable ? icon.flatten({ background: await groundOf(mark) }) : icon;
  return new Uint8Array(await whole.png({ compressionLevel: 9 }).toBuffer());
}
