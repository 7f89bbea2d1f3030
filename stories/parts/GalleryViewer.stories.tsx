import { GalleryViewer } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const images = [0, 1, 2].map((index) => drawnPhoto(`p${index}`, index));
const withPhotos = { images, main_image: images[0]! };

/** The dialog over the page, once it is there. */
const viewer = async () => within(await screen.findByRole('dialog'));

/**
 * The photos of a profile over the whole page, each of them whole. Its head, a `ProfileRoot`, holds the fictional label.
 *
 * **Anatomy**: head with name, label and close; a row that is swiped; buttons and which photo of how many. **States**:
 * one, several, a photo that fails, fictional. **Tokens**: `surface`, `surfaceRaised`, `edge`. **Accessibility**: a modal
 * dialog; Escape closes it; arrows, Home and End wherever the focus is. **Do** share `index` with the gallery on the page.
 * **Don't** crop a photo.
 */
const meta = {
  title: 'Parts/GalleryViewer',
  component: GalleryViewer,
  tags: ['autodocs'],
  args: { profile: sampleProfile(withPhotos), onClose: fn() },
} satisfies Meta<typeof GalleryViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Several photos: keys go through them, Escape closes',
  play: async ({ args, userEvent }) => {
    const shown = await viewer();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown.getByText('2 / 3')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown.getByText('3 / 3')).toBeVisible());
    await expect(shown.queryByText('Fictional profile')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const One: Story = {
  name: 'One photo has nothing to go through',
  args: { profile: sampleProfile({ images: images.slice(0, 1) }) },
  play: async () => {
    await expect((await viewer()).queryByRole('button', { name: 'Next photo' })).toBeNull();
  },
};

export const Failing: Story = {
  name: 'A photo that fails says so and can be tried again',
  args: { profile: sampleProfile({ images: [{ id: 'gone', thumb_filename: 'gone.svg' }, ...images] }) },
  play: async () => {
    await expect(await (await viewer()).findByText('This photo couldn’t be loaded')).toBeVisible();
  },
};

export const Fictional: Story = {
  name: 'A fictional profile says so over the page too',
  args: { profile: sampleProfile({ ...withPhotos, fictional: true }) },
  play: async () => {
    await expect((await viewer()).getByText('Fictional profile')).toBeVisible();
  },
};

const longest = { ...withPhotos, fictional: true };

export const LongestInGerman: Story = {
  name: 'The longest name, in German and on a phone: label and close stay in sight',
  args: { profile: sampleProfile({ ...longest, name: 'Maximiliane-Friederike von Hohenlohe-Waldenburg' }) },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async () => {
    const { getByRole, getByText } = await viewer();
    await expect(getByText('Fiktives Profil')).toBeVisible();
    await expect(getByRole('button', { name: 'Schließen' })).toBeVisible();
  },
};

export const LongestInPolish: Story = {
  name: 'The longest name, in Polish and nocturne',
  args: { profile: sampleProfile({ ...longest, name: 'Wawrzyniec Brzęczyszczykiewicz-Gżegżółkowski' }) },
  globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
};
