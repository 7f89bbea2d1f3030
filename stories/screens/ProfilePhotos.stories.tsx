import type { Profile } from '@meetcute/contract';
import { anything, collapse, matching, otherLanguage, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { drawnPhoto } from '../drawn-photo.ts';
import { withWorld } from '../world.ts';
import { ADDED_MEMBER, addMember } from '../add-member.ts';

const meta = { title: 'Screens/Profile/Photos' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const photos = (count: number) => Array.from({ length: count }, (_, index) => drawnPhoto(`p${index}`, index));

const profile = (change: Partial<Profile>, options: ScreenOptions = {}): StoryObj =>
  screenAt(
    `/members/${ADDED_MEMBER}`,
    { ...options, world: withWorld((world) => addMember(world, change)) },
    'members-memberId',
  );

const withPhotos = (count: number, options: ScreenOptions = {}, change: Partial<Profile> = {}): StoryObj => {
  const images = photos(count);
  return profile({ images, main_image: images[0] ?? null, ...change }, options);
};

const row = (canvas: Canvas) => canvas.findByRole('list', { name: t('profile:photos', { name: 'Marit' }) });
const dialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', {
    name: matching(t('profile:photos', { name: anything })),
  });
const expectAnnounced = (canvas: Canvas, words: string) =>
  waitFor(() =>
    expect(canvas.getAllByRole('status').map((each) => collapse(each.textContent))).toContain(words),
  );

/** Browses twelve photos with keys, and announces each. */
export const Keys: StoryObj = {
  name: 'By keys',
  ...withPhotos(12, {
    play: async ({ canvas }) => {
      (await row(canvas)).focus();
      await expectAnnounced(canvas, t('profile:photoPosition', { number: 1, count: 12 }));
      await userEvent.keyboard('{ArrowRight}');
      await expectAnnounced(canvas, t('profile:photoPosition', { number: 2, count: 12 }));
      await userEvent.keyboard('{End}');
      await expectAnnounced(canvas, t('profile:photoPosition', { number: 12, count: 12 }));
      await expect(canvas.getByText('12 / 12')).toBeVisible();
      await userEvent.keyboard('{Home}');
      await expectAnnounced(canvas, t('profile:photoPosition', { number: 1, count: 12 }));
    },
  }),
};

/** Keeps buttons over small photos round, draws language and label alike, and fills the space below the photos. */
export const OnATablet: StoryObj = {
  name: 'Small photos of a tablet',
  ...screenAt(
    `/members/${ADDED_MEMBER}`,
    {
      fixed: 'Photos are smallest on a tablet. Open “Profile” to see the page at another width.',
      viewport: 'tablet',
      world: withWorld((world) =>
        addMember(world, {
          fictional: true,
          language: otherLanguage(),
          country: 'NL',
          personal: { about_me: 'Bees and benches.', looking_for: 'Someone to cook with.' },
        }),
      ),
      play: async ({ canvas, canvasElement }) => {
        await row(canvas);
        for (const name of [t('common:back'), t('profile:openPhotos')]) {
          const round = canvasElement.querySelector(`main [aria-label="${name}"]`)!;
          await expect(round.getBoundingClientRect().width, name).toBe(44);
        }
        const answer = canvas.getByRole('button', { name: t('profile:answerPhoto') });
        await expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth);
        const [badge, label] = ['badge', 'fictional'].map((part) =>
          canvasElement.querySelector<HTMLElement>(`main header [data-part='${part}']`)!,
        );
        await expect(badge!.offsetHeight).toBe(label!.offsetHeight);
        const [text, more] = canvas.getAllByRole('heading', { level: 2 });
        await expect(more!.getBoundingClientRect().left).toBeLessThan(text!.getBoundingClientRect().left);
      },
    },
    'members-memberId',
  ),
};

/** Opens the current photo, closes on Escape, and restores the focus. */
export const FullScreen: StoryObj = {
  name: 'Full screen',
  ...withPhotos(3, {
    play: async ({ canvas, canvasElement }) => {
      await row(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('profile:nextPhoto') }));
      const opener = canvas.getByRole('button', { name: t('profile:openPhotos') });
      await userEvent.click(opener);
      const gallery = within(await dialog(canvasElement));
      await waitFor(() => expect(gallery.getByText('2 / 3')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(gallery.getByText('3 / 3')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.getByText('3 / 3')).toBeVisible();
    },
  }),
};

/** Answers the photo that is shown full screen, and opens the chat with it. */
export const AnsweredFullScreen: StoryObj = {
  name: 'Answered full screen',
  ...withPhotos(3, {
    viewer: 'member',
    play: async ({ canvas, canvasElement }) => {
      await row(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('profile:openPhotos') }));
      const gallery = within(await dialog(canvasElement));
      await userEvent.click(gallery.getByRole('button', { name: t('profile:answerPhoto') }));
      // In Italian its title has the words of the quote.
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText(t('chat:quote.photo', { name: 'Marit' }))).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: t('common:messageTo', { name: 'Marit' }) })).toHaveFocus(),
      );
    },
  }),
};

const openFullScreen = (change: Partial<Profile>): StoryObj =>
  withPhotos(
    3,
    {
      play: async ({ canvasElement }) => {
        const find = () => canvasElement.querySelector<HTMLElement>('[data-part="open"]');
        await waitFor(() => expect(find()).toBeVisible());
        await userEvent.click(find()!);
        await expect(await dialog(canvasElement)).toBeVisible();
      },
    },
    change,
  );

/** Opens the photos of a fictional profile in full screen. */
export const FullScreenInGerman: StoryObj = {
  name: 'Full screen, fictional profile',
  tags: ['legal'],
  ...openFullScreen({ fictional: true }),
};

/** Opens the photos of the longest name in full screen. */
export const FullScreenLongest: StoryObj = {
  name: 'Full screen, longest name',
  ...openFullScreen({ name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }),
};

const firstGone: Partial<Profile> = {
  images: [{ id: 'gone', thumb_filename: 'gone.svg' }, ...photos(2)],
  main_image: null,
};

/** Offers a retry for a photo that fails to load. */
export const Failing: StoryObj = {
  name: 'Photo fails to load',
  tags: ['fault'],
  ...profile(firstGone, {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('profile:photoFailed'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await canvas.findByText(t('profile:photoFailed'));
    },
  }),
};

/** Shows the other photos beside one that fails to load. */
export const OthersShown: StoryObj = {
  name: 'One photo of several fails',
  tags: ['fault'],
  ...profile(firstGone, {
    play: async ({ canvas }) => {
      await canvas.findByText(t('profile:photoFailed'));
      await userEvent.click(canvas.getByRole('button', { name: t('profile:nextPhoto') }));
      await waitFor(() =>
        expect(
          canvas.getByRole<HTMLImageElement>('img', {
            name: t('profile:photo', { name: 'Marit', number: 2, count: 3 }),
          }).naturalWidth,
        ).toBeGreaterThan(0),
      );
    },
  }),
};
