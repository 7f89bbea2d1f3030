import { Button, EmptyState } from '@meetcute/kit';
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Placeholder for a list that is empty or failed to load. */
const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    drawing: <MagnifyingGlass size={48} weight="light" />,
    title: 'Nobody here yet',
    text: 'Try a wider age range or all regions.',
    action: <Button variant="quiet">Widen the search</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  tags: ['fault'],
  args: { isAlert: true, title: 'The search didn’t work', action: <Button>Try again</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The search didn’t work');
  },
};

/** Heads a whole page that could not be loaded. */
export const WholePage: Story = {
  name: 'Whole page',
  args: {
    isAlert: true,
    level: 1,
    title: 'This profile couldn’t be loaded',
    action: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This profile couldn’t be loaded',
    );
  },
};
