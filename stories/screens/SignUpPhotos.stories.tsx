import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { viewerOf, currentWorld } from '../world.ts';
import { choose, fileInput, png, portraitFile, removePhoto } from '../photos.ts';
import { heading, member } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Photo' } satisfies Meta;
export default meta;

const idsOf = () => viewerOf(currentWorld()).profile.images.map(({ id }) => id);

const shownIn = (list: HTMLElement) => [...list.children].map((item) => item.getAttribute('data-item'));

/** Shows the photos of the account. */
export const PhotosKnown: StoryObj = {
  name: 'Photos of the account',
  ...member(2, {
    change: (world) => void (viewerOf(world).profile.images = [drawnPhoto('smile'), drawnPhoto('beach')]),
    spec: ['signup.step2.shows-existing-photos'],
    play: async ({ canvas }) => {
      const photos = await canvas.findByRole('list', { name: t('photos:yours') });
      await expect(shownIn(photos)).toEqual(idsOf());
      await expect(within(photos).getAllByRole('img')).toHaveLength(2);
    },
  }),
};

/** Saves an added photo and advances. */
export const PhotoSaved: StoryObj = {
  name: 'Photo saved',
  ...member(2, {
    spec: ['signup.step2.save-button'],
    play: async ({ canvas, canvasElement }) => {
      const save = await canvas.findByRole('button', { name: t('signUp:photo.save') });
      await expect(save).toBeDisabled();
      await choose(canvas, canvasElement, [png('me.png')]);
      await waitFor(() => expect(save).toBeEnabled());
      await userEvent.click(save);
      await heading(canvas, t('signUp:place.title'));
      await waitFor(() => expect(idsOf()).toHaveLength(1));
    },
  }),
};

/** Shows and removes an added photo. */
export const PhotoAdded: StoryObj = {
  name: 'Photo added and removed',
  ...member(2, {
    play: async ({ canvas, canvasElement }) => {
      await choose(canvas, canvasElement, [png('me.png')]);
      const photos = await canvas.findByRole('list', { name: t('photos:yours') });
      await expect(photos.children).toHaveLength(1);
      await removePhoto(canvas, 1);
      await waitFor(() => expect(canvas.queryByRole('list', { name: t('photos:yours') })).toBeNull());
      await waitFor(() => expect(canvas.getByRole('group', { name: t('photos:yours') })).toHaveFocus());
      await expect(idsOf()).toEqual([]);
    },
  }),
};

/** Checks files by content, explains rejected ones and uploads the rest. */
export const SomeRefused: StoryObj = {
  name: 'Some files rejected',
  ...member(2, {
    spec: ['upload.accepts-png-jpeg-jpg'],
    play: async ({ canvas, canvasElement }) => {
      const { accept } = await fileInput(canvas, canvasElement);
      await expect(accept).toBe('image/png,image/jpeg');
      const disguisedFile = new File(['<svg onload="alert(1)"/>'], 'drawing.png', { type: 'image/png' });
      const huge = png('huge.png', 15 * 1024 * 1024 + 1);
      const jpegByContent = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'scan.txt');
      await choose(canvas, canvasElement, [disguisedFile, png('me.png'), huge, jpegByContent]);
      await expect(
        await canvas.findByText(
          t('photos:problem.imageFormat', {
            name: 'drawing.png',
            format: 'SVG',
            count: 12,
            megabytes: 15,
            pixels: 200,
          }),
        ),
      ).toBeVisible();
      await expect(
        canvas.getByText(
          t('photos:problem.imageSize', {
            name: 'huge.png',
            format: '',
            count: 12,
            megabytes: 15,
            pixels: 200,
          }),
        ),
      ).toBeVisible();
      await waitFor(() => expect(viewerOf(currentWorld()).profile.images).toHaveLength(2));
      await userEvent.click(
        canvas.getByRole('button', { name: t('photos:takeAway', { name: 'drawing.png' }) }),
      );
      await expect(canvas.queryByText(/drawing.png/)).toBeNull();
    },
  }),
};

/** Shows an error for a broken image and stays usable. */
export const PhotoUnreadable: StoryObj = {
  name: 'Broken image',
  tags: ['fault'],
  ...member(2, {
    world: { faults: { uploadImages: { kind: 'error', code: 'image_unreadable' } } },
    play: async ({ canvas, canvasElement }) => {
      await choose(canvas, canvasElement, [png('me.png')]);
      await expect(
        await canvas.findByText(
          t('photos:problem.imageUnreadable', {
            name: 'me.png',
            format: '',
            count: 12,
            megabytes: 15,
            pixels: 200,
          }),
        ),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('photos:retry', { name: 'me.png' }) })).toBeNull();
      await expect(canvas.getByRole('button', { name: t('signUp:photo.skip') })).toBeEnabled();
    },
  }),
};

/** Retries an interrupted upload. */
export const NetworkLost: StoryObj = {
  name: 'Interrupted upload',
  tags: ['fault'],
  ...member(2, {
    world: { faults: { uploadImages: { kind: 'offline', times: 1 } } },
    spec: ['error.profile-image-failure-logged-only'],
    play: async ({ canvas, canvasElement }) => {
      await choose(canvas, canvasElement, [png('me.png')]);
      await expect(
        await canvas.findByText(
          t('photos:problem.failed', { name: 'me.png', format: '', count: 12, megabytes: 15, pixels: 200 }),
        ),
      ).toBeVisible();
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: t('photos:retry', { name: 'me.png' }) }));
      await expect(await canvas.findByRole('list', { name: t('photos:yours') })).toBeVisible();
    },
  }),
};

/** Continues or cancels while photos upload. */
export const OnItsWay: StoryObj = {
  name: 'Uploading',
  tags: ['fault'],
  ...member(2, {
    world: { faults: { uploadImages: { kind: 'hang' } } },
    play: async ({ canvas, canvasElement }) => {
      await choose(canvas, canvasElement, [
        await portraitFile('first.png', 0),
        await portraitFile('second.png', 1),
      ]);
      await expect(
        await canvas.findByRole('progressbar', { name: t('photos:sending', { name: 'first.png' }) }),
      ).toBeVisible();
      await expect(canvas.getByText(t('photos:waiting'))).toBeVisible();
      await expect(canvas.getByText(t('signUp:photo.uploading'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('photos:cancel', { name: 'second.png' }) }));
      await waitFor(() =>
        expect(
          canvas.queryByRole('progressbar', { name: t('photos:sending', { name: 'second.png' }) }),
        ).toBeNull(),
      );
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:photo.save') }));
      await heading(canvas, t('signUp:place.title'));
    },
  }),
};

/** Reorders photos by button and drag; the first is the main photo. */
export const Ordered: StoryObj = {
  name: 'Reordered',
  ...member(2, {
    play: async ({ canvas, canvasElement }) => {
      await choose(canvas, canvasElement, [png('a.png'), png('b.png'), png('c.png')]);
      await waitFor(() => expect(idsOf()).toHaveLength(3));
      const [a, b, c] = idsOf();
      await canvas.findByRole('button', { name: t('photos:makeMain', { number: 3 }) });
      const later = await canvas.findByRole('button', { name: t('photos:later', { number: 1 }) });
      await userEvent.click(later);
      await waitFor(() => expect(idsOf()).toEqual([b, a, c]));
      await expect(await canvas.findByText(t('photos:moved', { place: 2, count: 3 }))).toBeInTheDocument();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: t('photos:later', { number: 2 }) })).toHaveFocus(),
      );
      await userEvent.click(canvas.getByRole('button', { name: t('photos:makeMain', { number: 3 }) }));
      await waitFor(() => expect(idsOf()).toEqual([c, b, a]));
      await expect(viewerOf(currentWorld()).profile.main_image?.id).toBe(c);

      const list = canvas.getByRole('list', { name: t('photos:yours') });
      await waitFor(() => expect(shownIn(list)).toEqual([c, b, a]));
      const [first, , last] = list.children;
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(last!, { dataTransfer });
      await fireEvent.dragOver(first!, { dataTransfer });
      await fireEvent.drop(first!, { dataTransfer });
      await fireEvent.dragEnd(last!, { dataTransfer });
      await waitFor(() => expect(idsOf()).toEqual([a, c, b]));
    },
  }),
};

/** Rolls the order back and shows an error when saving fails. */
export const OrderNotStored: StoryObj = {
  name: 'Order not saved',
  tags: ['fault'],
  ...member(2, {
    world: { faults: { orderImages: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas, canvasElement }) => {
      await choose(canvas, canvasElement, [png('a.png'), png('b.png')]);
      await waitFor(() => expect(idsOf()).toHaveLength(2));
      const idsBefore = idsOf();
      await userEvent.click(await canvas.findByRole('button', { name: t('photos:makeMain', { number: 2 }) }));
      await expect(await canvas.findByText(t('photos:notStored'))).toBeVisible();
      await expect(idsOf()).toEqual(idsBefore);
      const list = canvas.getByRole('list', { name: t('photos:yours') });
      await waitFor(() => expect(shownIn(list)).toEqual(idsBefore));
    },
  }),
};

/** Rejects the thirteenth photo. */
export const NoRoom: StoryObj = {
  name: 'Photo limit reached',
  ...member(2, {
    play: async ({ canvas, canvasElement }) => {
      const files = Array.from({ length: 13 }, (_, index) => png(`${index + 1}.png`));
      await choose(canvas, canvasElement, files);
      await expect(
        await canvas.findByText(
          t('photos:problem.tooMany', { name: '13.png', format: '', count: 12, megabytes: 15, pixels: 200 }),
        ),
      ).toBeVisible();
      await waitFor(() => expect(idsOf()).toHaveLength(12), { timeout: 30_000 });
      await expect(
        await canvas.findByText(t('photos:full', { count: 12, megabytes: 15, pixels: 200 })),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: containing(t('photos:add')) })).toBeNull();
    },
  }),
};
