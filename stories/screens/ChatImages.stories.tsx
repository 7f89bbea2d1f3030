import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { t, within } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import type { WorldParameter } from '@meetcute/storybook/stage';
import { CHAT, partner, addConversation } from '../conversations.ts';
import { withWorld, currentWorld } from '../world.ts';

// Dialogs and notices are rendered outside the root of the story.
const page = within(document.body);

const meta = { title: 'Screens/Chats/Images' } satisfies Meta;
export default meta;

const params = { chatId: CHAT };
const withFreeConversation = withWorld((world) => {
  Object.assign(world.settings, { message_credits: 0, chat: { ...world.settings.chat, images: true } });
  addConversation(world);
});

async function drawing(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = '#6a8f7b';
  pen?.fillRect(0, 0, 400, 300);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'hall.png', { type: 'image/png' });
}

const fileField = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;

/** Previews an image, sends it without text, and shows it to both members. */
export const SendingAPicture = {
  name: 'Picture sent',
  ...screen('chats-chatId', {
    params,
    world: withFreeConversation,
    play: async ({ canvas, canvasElement, userEvent }) => {
      const button = await canvas.findByRole('button', { name: t('chat:image.add') });
      // The choice of the browser can't be operated, but the button must open it.
      const onOpen = fn<(event: Event) => void>((event) => event.preventDefault());
      fileField(canvasElement).addEventListener('click', onOpen, { once: true });
      await userEvent.click(button);
      await expect(onOpen).toHaveBeenCalledOnce();
      await userEvent.upload(fileField(canvasElement), await drawing());
      await expect(await canvas.findByRole('img', { name: t('chat:image.chosen') })).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: t('chat:send') })).not.toHaveAttribute('aria-disabled'),
      );
      await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));
      await waitFor(() => expect(currentWorld().conversations.get(CHAT)!.messages).toHaveLength(6));
      await expect(currentWorld().conversations.get(CHAT)!.messages.at(-1)!.image).toMatchObject({
        width: 400,
      });
      await expect(await canvas.findByRole('button', { name: t('chat:photo') })).toBeVisible();
    },
  }),
};

/** Returns what a clipboard or a drag with files carries. */
function carry(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const isChosen = () => ({ name: t('chat:image.chosen') });

/** Attaches a pasted picture, and keeps the text. */
export const PastingAPicture = {
  name: 'Picture pasted',
  ...screen('chats-chatId', {
    params,
    world: withFreeConversation,
    play: async ({ canvas, userEvent }) => {
      const field = await canvas.findByRole('textbox');
      await canvas.findByRole('button', { name: t('chat:image.add') });
      await userEvent.type(field, 'The hall');
      const clipboardData = carry(await drawing());
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await expect(await canvas.findByRole('img', isChosen())).toBeVisible();
      await expect(field).toHaveValue('The hall');
      await waitFor(() => expect(canvas.getByText(t('chat:image.attached'))).toBeInTheDocument());
    },
  }),
};

/** Attaches a picture dropped on the messages, and refuses another file. */
export const DroppingAPicture = {
  name: 'Picture dropped',
  ...screen('chats-chatId', {
    params,
    world: withFreeConversation,
    play: async ({ canvas }) => {
      const log = await canvas.findByRole('log');
      await canvas.findByRole('button', { name: t('chat:image.add') });
      const drop = (file: File) =>
        log.dispatchEvent(
          new DragEvent('drop', { dataTransfer: carry(file), bubbles: true, cancelable: true }),
        );
      await expect(drop(new File(['text'], 'list.txt', { type: 'text/plain' }))).toBe(false);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        t('photos:problem.imageType', { name: 'list.txt' }),
      );
      await expect(drop(await drawing())).toBe(false);
      await expect(await canvas.findByRole('img', isChosen())).toBeVisible();
    },
  }),
};

const wall =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h400v300z"/></svg>';

/** World parameter with an image from the other member. */
const withPicture = withWorld((world) => {
  const { members, messages } = addConversation(world);
  const last = messages.at(-1)!;
  const image = { id: 'wall', width: 400, height: 300 };
  Object.assign(last, { image, text: '' });
  const file = new File([wall], 'wall.svg', { type: 'image/svg+xml' });
  world.messageImages.set(image.id, { file, image, owner: members[0], sentIn: CHAT, message: last.id });
});

/** World parameter with an image whose file is gone. */
const withLostPicture: WorldParameter = {
  change: (world) => {
    withPicture.change?.(world);
    world.messageImages.delete('wall');
  },
};

/** Explains that an image can’t be shown any more. */
export const PictureLost = {
  name: 'Picture gone',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: withLostPicture,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('chat:image.gone'))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('chat:photo') })).toBeNull();
    },
  }),
};

/** Opens an image by keyboard, closes on Escape, restores the focus. */
export const ShownLarge = {
  name: 'Large picture',
  ...screen('chats-chatId', {
    params,
    world: withPicture,
    play: async ({ canvas, userEvent }) => {
      const photo = await canvas.findByRole('button', { name: t('chat:photo') });
      photo.focus();
      await userEvent.keyboard('{Enter}');
      const name = t('chat:image.from', { name: partner(currentWorld()).name });
      await expect(
        within(await page.findByRole('dialog', { name })).getByRole('img', { name }),
      ).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(photo).toHaveFocus());
      await expect(page.queryByRole('dialog')).toBeNull();
    },
  }),
};

/** Closes an image with its button, and restores the focus. */
export const LargeClosed = {
  name: 'Large picture closed by its button',
  ...screen('chats-chatId', {
    params,
    world: withPicture,
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('chat:photo') }));
      // In German, React Aria's hidden button beside the dialog has the same name.
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
      await waitFor(() => expect(canvas.getByRole('button', { name: t('chat:photo') })).toHaveFocus());
    },
  }),
};

/** Removes an image before sending. */
export const LeavingItOut = {
  name: 'Picture removed',
  ...screen('chats-chatId', {
    params,
    world: withFreeConversation,
    play: async ({ canvas, canvasElement, userEvent }) => {
      await canvas.findByRole('button', { name: t('chat:image.add') });
      await userEvent.upload(fileField(canvasElement), await drawing());
      await userEvent.click(await canvas.findByRole('button', { name: t('chat:image.remove') }));
      await expect(canvas.queryByRole('img', { name: t('chat:image.chosen') })).toBeNull();
      await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  }),
};

/** Files that can't be sent, each with its problem. */
const refusals = [
  [new File(['text'], 'list.png', { type: 'image/png' }), 'imageType'],
  [new File([], 'hall.png', { type: 'image/png' }), 'imageEmpty'],
  [new File(['GIF89a'], 'dance.jpg', { type: 'image/jpeg' }), 'imageFormat'],
  [new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'half.jpg', { type: 'image/jpeg' }), 'imageDamaged'],
  [
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(PHOTO_MAX_BYTES)], 'wall.jpg', {
      type: 'image/jpeg',
    }),
    'imageSize',
  ],
] as const;

/** Says at once what is wrong with a file that can’t be sent. */
export const NoPicture = {
  name: 'Files that can’t be sent',
  ...screen('chats-chatId', {
    params,
    world: withFreeConversation,
    play: async ({ canvas, canvasElement, userEvent, step }) => {
      await canvas.findByRole('button', { name: t('chat:image.add') });
      for (const [file, problem] of refusals) {
        const sentence = t(`photos:problem.${problem}`, { name: file.name, format: 'GIF', megabytes: 15 });
        await step(sentence, async () => {
          await userEvent.upload(fileField(canvasElement), file);
          await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
        });
      }
    },
  }),
};

/** Renders no image button where images are disabled. */
export const NotOffered = {
  name: 'Site without images',
  ...screen('chats-chatId', {
    params,
    world: withWorld((world) => {
      Object.assign(world.settings, { chat: { ...world.settings.chat, images: false } });
      addConversation(world);
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: t('chat:send') });
      await expect(canvas.queryByRole('button', { name: t('chat:image.add') })).toBeNull();
    },
  }),
};
