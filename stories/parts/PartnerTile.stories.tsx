import { advertNotice } from '@meetcute/core';
import { PartnerTile } from '@meetcute/kit';
import { PartnerTile as PartnerTileParts } from '@meetcute/react/partner-tile';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brandPart } from '@meetcute/storybook/brands';
import { currentWorld } from '../world.ts';

const BrandTile = await brandPart('PartnerTile');

/** Image of the partner, aspect ratio 3:4. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#8a5a7a" d="M0 0h3v4H0z"/><circle fill="#e8c9b0" cx="1.5" cy="1.8" r=".7"/></svg>',
)}`;

const drawing = (
  <svg aria-hidden viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor">
    <rect x="3" y="7" width="12" height="10" rx="2" />
    <path d="m15 11 6-3v8l-6-3" />
  </svg>
);

/** Partner's offer among profiles. The headless root renders the advertising label, so no brand can omit it. */
const meta = {
  title: 'Parts/PartnerTile',
  component: PartnerTile,
  tags: ['autodocs'],
  args: {
    kind: 'cams',
    href: '/api/xcams/redirect.php?account=luna',
    title: 'Live on webcam now',
    text: 'Luna, 28',
    drawing,
  },
  render: (args) => <BrandTile {...args} />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartnerTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a drawing without an image. */
export const Drawing: Story = {
  tags: ['legal'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: containing(t('common:advert')) })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Live on webcam now' });
    const { advertiser } = advertNotice(currentWorld().settings, 'cams');
    const words = [t('common:advert'), advertiser].filter((word) => word !== null).join(' ');
    await expect(link).toHaveAccessibleDescription(containing(words));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
  },
};

/** Shows the label over the image. */
export const Picture: Story = {
  tags: ['legal'],
  args: { image: picture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')!.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText(t('common:advert'))).toBeVisible();
  },
};

/** Falls back to the drawing when the image fails. */
export const FailingPicture: Story = {
  name: 'Picture failed',
  tags: ['fault'],
  args: { image: 'data:image/svg+xml,nothing' },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const fallback = canvasElement.querySelector('[data-part="picture"] svg');
    await expect(fallback).toBeInTheDocument();
    // Nocturne hides it on a narrow tile, where the texts need its space.
    if (globals['template'] === 'classic') await expect(fallback).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Live on webcam now' })).toBeVisible();
  },
};

/** Reserves space and labels itself while loading. */
export const OnItsWay: Story = {
  name: 'Loading',
  args: { href: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: containing(t('common:advert')) })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const longest = {
  title: 'Wolfeschlegelsteinhausenbergerdorff, 48',
  text: 'Donaudampfschifffahrtskapitän '.repeat(3),
};

/** Draws the longest title and text below an image. */
export const LongestInGerman: Story = {
  name: 'Long texts',
  args: { ...longest, image: picture },
};

/** Grows with its texts on a narrow phone. */
export const NarrowInNocturne: Story = {
  name: 'Narrow in Nocturne',
  tags: ['nocturne'],
  args: longest,
  parameters: { fixed: 'Nocturne draws its own tile. Open Long texts to see Classic.' },
  globals: { template: 'nocturne' },
  decorators: [(Tile) => <div style={{ inlineSize: '8.5rem' }}>{Tile()}</div>],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: longest.title });
    for (const text of [link, canvas.getByText(longest.text.trim())])
      await expect(text.clientHeight).toBeGreaterThan(30);
  },
};

/** Renders the advertising label and its explanation unstyled. */
export const Unstyled: Story = {
  tags: ['legal'],
  render: ({ href, kind, title }) => (
    <PartnerTileParts.Root href={href} kind={kind}>
      <PartnerTileParts.Link>{title}</PartnerTileParts.Link>
    </PartnerTileParts.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:advert'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common:advertWhy') })).toBeVisible();
  },
};
