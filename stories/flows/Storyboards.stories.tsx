import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from '@meetcute/storybook';
import { expect } from 'storybook/test';
import { brandNames, titleOf } from '@meetcute/storybook/brands';
import { Page } from '../foundations/Page.tsx';
import { NoPictures } from '../StoryPicture.tsx';
import { useStoryPictures } from '../useStoryPictures.ts';
import { StoryboardFrames } from './StoryboardFrames.tsx';
import { storyboards } from './storyboards.ts';

interface StoryboardProps {
  /** Title of the flow. */
  title: string;
}

function Storyboard({ title }: StoryboardProps) {
  const { ids, hasPictures } = useStoryPictures();
  const { frames } = storyboards.find((each) => each.title === title)!;
  return (
    <Page title={title} lead={`${frames.length} moments. Each picture opens its story.`}>
      {hasPictures === false && <NoPictures />}
      {brandNames.map((brand) => (
        <section key={brand} aria-label={titleOf(brand)}>
          <h2>{titleOf(brand)}</h2>
          <StoryboardFrames
            title={title}
            frames={frames}
            brand={brand}
            ids={ids}
            hasPictures={hasPictures === true}
          />
        </section>
      ))}
    </Page>
  );
}

/** Flows of a member from picture to picture, in every brand. */
const meta = {
  title: 'Flows/Storyboards',
  component: Storyboard,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Storyboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From an address to the first members. */
export const Join: Story = {
  args: { title: 'Join' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole('region', { name: 'Classic' })).getAllByRole('listitem');
    await expect(within(first!).queryByRole('button', { name: /^Previous/ })).toBeNull();
    const next = within(first!).getByRole('button', { name: 'Next: Decides about notifications.' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.click(within(second!).getByRole('button', { name: /^Previous: Enters an address/ }));
    await expect(first).toHaveFocus();
  },
};

/** From the first visit to a profile. */
export const Find: Story = { args: { title: 'Find' } };

/** From a like to a mutual one. */
export const Like: Story = { args: { title: 'Like' } };

/** From an empty chat to a conversation. */
export const Talk: Story = { args: { title: 'Talk' } };

/** From the prices to the order with its receipt. */
export const Pay: Story = { args: { title: 'Pay' } };

/** From the report of a member to the decision on an appeal. */
export const Report: Story = { args: { title: 'Report' } };

/** From premium that renews to one that ends. */
export const Cancel: Story = { args: { title: 'Cancel' } };

/** From the account page to its deletion, and back. */
export const Delete: Story = { name: 'Delete the account', args: { title: 'Delete' } };
