import { cdp } from 'vitest/browser';

/** Rectangle of the viewport in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Device pixels per CSS pixel. At 1, thin letters have no pixel of their full colour. */
export const SCALE = 2;

/** Returns the smallest box of whole pixels around boxes, within the viewport. */
export const encloseBoxes = (boxes: readonly Box[]): Box => ({
  left: Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)))),
  top: Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)))),
  right: Math.min(window.innerWidth, Math.ceil(Math.max(...boxes.map(({ right }) => right)))),
  bottom: Math.min(window.innerHeight, Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom)))),
});

const shoot = async ({ left, top, right, bottom }: Box): Promise<string> => {
  const offset = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { data } = await cdp().send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: {
      x: offset.left + left,
      y: offset.top + top,
      width: right - left,
      height: bottom - top,
      scale: SCALE,
    },
  });
  return data;
};

/** Returns the bytes of Base64. `Uint8Array.from()` with a function takes seven milliseconds for a picture. */
function toBytes(data: string): Uint8Array<ArrayBuffer> {
  const text = atob(data);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.codePointAt(index)!;
  return bytes;
}

async function decode(data: string): Promise<ImageData> {
  const bytes = toBytes(data);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, bitmap.width, bitmap.height);
}

/**
 * Takes two pictures of a part of the viewport, the second after a change, which it undoes. Shows the frame of the tests
 * meanwhile, because an invisible one is not painted.
 */
export async function captureTwice(
  box: Box,
  change: () => () => void,
): Promise<readonly [before: ImageData, after: ImageData]> {
  const frame = window.frameElement as HTMLElement | null;
  const opacity = frame?.style.opacity ?? '';
  if (frame) frame.style.opacity = '1';
  // The first picture is decoded while the second one is taken.
  const pictureBefore = decode(await shoot(box));
  const undo = change();
  const pictureAfter = decode(await shoot(box));
  undo();
  if (frame) frame.style.opacity = opacity;
  return Promise.all([pictureBefore, pictureAfter]);
}
