import { GalleryViewer } from '@meetcute/kit';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const images = [0, 1, 2].map((index) => drawnPhoto(`p${index}`, index));
const withPhotos = { images, main_image: images[0]! };

/** Resolves with queries for the open dialog. */
const viewer = async () => within(await within(document.body).findByRole('dialog'));

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

/** Browses several photos with keys and closes on Escape. */
export const Several: Story = {
  name: 'Several photos',
  play: async ({ args, userEvent }) => {
    const gallery = await viewer();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(gallery.getByText('2 / 3')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(gallery.getByText('3 / 3')).toBeVisible());
    await expect(gallery.queryByText(t('common:fictional.label'))).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Renders no controls for a single photo. */
export const One: Story = {
  name: 'One photo',
  args: { profile: sampleProfile({ images: images.slice(0, 1) }) },
  play: async () => {
    await expect((await viewer()).queryByRole('button', { name: t('profile:nextPhoto') })).toBeNull();
  },
};

/** Offers to retry a photo that failed to load. */
export const Failing: Story = {
  name: 'Photo failed',
  tags: ['fault'],
  args: { profile: sampleProfile({ images: [{ id: 'gone', thumb_filename: 'gone.svg' }, ...images] }) },
  play: async () => {
    await expect(await (await viewer()).findByText(t('profile:photoFailed'))).toBeVisible();
  },
};

/** Labels a fictional profile in the full-screen viewer. */
export const Fictional: Story = {
  tags: ['legal'],
  args: { profile: sampleProfile({ ...withPhotos, fictional: true }) },
  play: async () => {
    await expect((await viewer()).getByText(t('common:fictional.label'))).toBeVisible();
  },
};

const longest = { ...withPhotos, fictional: true };

/** Keeps label and close button with the longest name. */
export const LongestInGerman: Story = {
  name: 'Long name on a phone',
  args: { profile: sampleProfile({ ...longest, name: 'Maximiliane-Friederike von Hohenlohe-Waldenburg' }) },
  parameters: { fixed: 'A phone has the least room for a name. Open Several photos to see other widths.' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { getByRole, getByText } = await viewer();
    await expect(getByText(t('common:fictional.label'))).toBeVisible();
    await expect(getByRole('button', { name: t('common:close') })).toBeVisible();
  },
};
