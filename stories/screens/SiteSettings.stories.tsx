import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@meetcute/contract';
import { t } from '@meetcute/storybook';
import { expect, waitFor } from 'storybook/test';
import { screenAt } from '@meetcute/storybook/screen';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Profile/Site settings' } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const profileWith = (change: Partial<Settings>, rule: string, play: Play): StoryObj =>
  screenAt(
    `/members/${ID}`,
    {
      spec: [rule],
      world: withWorld((world) => {
        Object.assign(world.settings, change);
        addMember(world, { fictional: true });
      }),
      play,
    },
    'members-memberId',
  );

const label =
  (icon: string): Play =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Marit/ });
    const labels = canvas.getAllByText(t('common:fictional.label'));
    for (const each of labels) {
      await expect(each).toBeVisible();
      await expect(getComputedStyle(each, '::before').content).toContain(icon);
    }
  };

const profileWithIcon = (fictional_icon: Settings['fictional_icon'], icon: string) =>
  profileWith({ fictional_icon }, 'settings.field.fictional', label(icon));

/** Draws the icon of the site before the fictional label. */
export const Sparkle: StoryObj = {
  tags: ['legal'],
  ...profileWithIcon('sparkle', '✦'),
};

/** Draws another icon before the fictional label. */
export const Star: StoryObj = {
  tags: ['legal'],
  ...profileWithIcon('star', '★'),
};

/** Labels fictional profiles in words alone without an icon. */
export const WordsAlone: StoryObj = {
  name: 'Words alone',
  tags: ['legal'],
  ...profileWithIcon(null, 'none'),
};

const photos = (prefix: string): StoryObj =>
  profileWith({ cdn_prefix: prefix }, 'settings.field.cdn-prefix', async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Marit/ });
    const findImages = () => [...canvasElement.querySelectorAll<HTMLImageElement>('main img')];
    await waitFor(() => expect(findImages().some(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
    for (const { src } of findImages())
      await expect(new URL(src).pathname.startsWith(`${prefix}/`)).toBe(true);
  });

/** Loads photos from the address of the site. */
export const Photos: StoryObj = {
  name: 'Photos of the site',
  ...photos('/cdn'),
};

/** Loads photos from another address. */
export const PhotosElsewhere: StoryObj = {
  name: 'Photos from another address',
  ...photos('/pictures/small'),
};
