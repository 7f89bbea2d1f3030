import { PORTRAIT_SIZE, portraitSvg } from '@meetcute/demo/portraits/svg';
import { containing, t, within } from '@meetcute/storybook';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import type { Canvas } from './sign-up.ts';

const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a file with a PNG header. */
export const png = (name: string, bytes: number = head.length): File =>
  new File([head, new Uint8Array(bytes - head.length)], name, { type: 'image/png' });

/** Resolves with a PNG file of a portrait, for stories that show the picture; `index` counts the photos of a person from 0. */
export async function portraitFile(name: string, index: number): Promise<File> {
  const svg = portraitSvg({ personSeed: 'robin', index, light: 'classic' });
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { width, height } = PORTRAIT_SIZE;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  URL.revokeObjectURL(url);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Resolves with the file input of the drop area. */
export async function fileInput(canvas: Canvas, root: HTMLElement): Promise<HTMLInputElement> {
  await canvas.findAllByRole('button', { name: containing(t('photos:add')) });
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) return input;
  throw new Error('The photo manager has no file input.');
}

/** Selects files, bypassing the file type filter of the dialog. */
export const choose = async (canvas: Canvas, root: HTMLElement, files: File[]): Promise<void> => {
  const input = await fileInput(canvas, root);
  await userEvent.setup({ applyAccept: false }).upload(input, files);
};

/** Resolves with the dialog that asks before a photo is removed. */
export const removalDialog = async () =>
  within(await within(document.body).findByRole('alertdialog', { name: t('photos:removal.title') }));

/** Presses the button that removes a photo, by its position counted from 1, and confirms. */
export async function removePhoto(canvas: Pick<Canvas, 'findByRole'>, number: number): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: t('photos:remove', { number }) }));
  const dialog = await removalDialog();
  await userEvent.click(dialog.getByRole('button', { name: t('photos:removal.confirm') }));
}

/** Drops a file on the drop area. */
export const drop = async (canvas: Canvas, file: File): Promise<void> => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const area = await canvas.findByRole('button', { name: containing(t('photos:add')) });
  await fireEvent(area, new DragEvent('drop', { bubbles: true, dataTransfer }));
};

/** Clicks the drop area and chooses a file in the dialog that opens. */
export const chooseByClick = async (canvas: Canvas, root: HTMLElement, file: File): Promise<void> => {
  const input = await fileInput(canvas, root);
  const onOpen = fn((event: Event) => event.preventDefault());
  input.addEventListener('click', onOpen, { once: true });
  await userEvent.click(canvas.getByRole('button', { name: containing(t('photos:add')) }));
  await expect(onOpen).toHaveBeenCalledOnce();
  await userEvent.upload(input, file);
};
