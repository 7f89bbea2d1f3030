import { GalleryViewer } from '@meetcute/kit';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const images = [0, 1, 2].map((index) => drawnPhoto(`p${index}`, index));
const withPhotos = { images, main_image: images[0]! };

/** Resolves with queries for the open dialog. */
const viewer = async () => within(await screen.findByRole('dialog'));

/**
 * Full-screen viewer for the uncropped photos of a profile. Its header, a `MemberProfile.Root`, renders the
 * fictional label.
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
  name: 'Browses several photos with keys and closes on Escape',
  play: async ({ args, userEvent }) => {
    const shown = await viewer();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown.getByText('2 / 3')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown.getByText('3 / 3')).toBeVisible());
    await expect(shown.queryByText(t('common:fictional.label'))).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const One: Story = {
  name: 'Renders no controls for a single photo',
  args: { profile: sampleProfile({ images: images.slice(0, 1) }) },
  play: async () => {
    await expect((await viewer()).queryByRole('button', { name: t('profile:nextPhoto') })).toBeNull();
  },
};

export const Failing: Story = {
  name: 'Offers to retry a photo that failed to load',
  args: { profile: sampleProfile({ images: [{ id: 'gone', thumb_filename: 'gone.svg' }, ...images] }) },
  play: async () => {
    await expect(await (await viewer()).findByText(t('profile:photoFailed'))).toBeVisible();
  },
};

export const Fictional: Story = {
  name: 'Labels a fictional profile in the full-screen viewer',
  args: { profile: sampleProfile({ ...withPhotos, fictional: true }) },
  play: async () => {
    await expect((await viewer()).getByText(t('common:fictional.label'))).toBeVisible();
  },
};

const longest = { ...withPhotos, fictional: true };

export const LongestInGerman: Story = {
  name: 'Keeps label and close button with the longest name, German on a phone',
  args: { profile: sampleProfile({ ...longest, name: 'Maximiliane-Friederike von Hohenlohe-Waldenburg' }) },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async () => {
    const { getByRole, getByText } = await viewer();
    await expect(getByText(t('common:fictional.label'))).toBeVisible();
    await expect(getByRole('button', { name: t('common:close') })).toBeVisible();
  },
};

export const LongestInPolish: Story = {
  name: 'Longest name, in Polish and nocturne',
  args: { profile: sampleProfile({ ...longest, name: 'Wawrzyniec Brzęczyszczykiewicz-Gżegżółkowski' }) },
  globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
};
