import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@meetcute/contract';
import { t } from '@meetcute/storybook';
import { expect, waitFor } from 'storybook/test';
import { screenAt } from '../../.storybook/screen.ts';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Profile/Site settings' } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const profileWith = (
  change: Partial<Settings>,
  template: 'classic' | 'nocturne',
  rule: string,
  play: Play,
): StoryObj =>
  screenAt(
    `/members/${ID}`,
    {
      spec: [rule],
      fixed: CHECKED_LOOK,
      globals: { template, viewer: 'paid' },
      world: withWorld((of) => {
        Object.assign(of.settings, change);
        addMember(of, { fictional: true });
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

const marked = (fictional_icon: Settings['fictional_icon'], template: 'classic' | 'nocturne', icon: string) =>
  profileWith({ fictional_icon }, template, 'settings.field.fictional', label(icon));

export const Sparkle: StoryObj = {
  name: 'Draws the icon of the site before the fictional label',
  ...marked('sparkle', 'classic', '✦'),
};

export const StarInNocturne: StoryObj = {
  name: 'Draws another icon before the fictional label, in nocturne',
  ...marked('star', 'nocturne', '★'),
};

export const WordsAlone: StoryObj = {
  name: 'Labels fictional profiles in words alone without an icon',
  ...marked(null, 'classic', 'none'),
};

export const WordsAloneInNocturne: StoryObj = {
  name: 'Labels fictional profiles in words alone without an icon, in nocturne',
  ...marked(null, 'nocturne', 'none'),
};

const photos = (prefix: string, template: 'classic' | 'nocturne'): StoryObj =>
  profileWith(
    { cdn_prefix: prefix },
    template,
    'settings.field.cdn-prefix',
    async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: /^Marit/ });
      const shown = () => [...canvasElement.querySelectorAll<HTMLImageElement>('main img')];
      await waitFor(() => expect(shown().some(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
      for (const { src } of shown()) await expect(new URL(src).pathname.startsWith(`${prefix}/`)).toBe(true);
    },
  );

export const Photos: StoryObj = {
  name: 'Loads photos from the address of the site',
  ...photos('/cdn', 'classic'),
};

export const PhotosElsewhere: StoryObj = {
  name: 'Loads photos from another address',
  ...photos('/pictures/small', 'nocturne'),
};
