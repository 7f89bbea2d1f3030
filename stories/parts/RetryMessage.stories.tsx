import { RetryMessage } from '@meetcute/kit';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** Error of a list that could not be loaded, with a retry button. */
const meta = {
  title: 'Parts/RetryMessage',
  component: RetryMessage,
  tags: ['autodocs'],
  args: { children: 'The members couldn’t be loaded.', onRetry: fn() },
  render: (args) => (
    <section aria-labelledby="new-members">
      <h2 id="new-members" tabIndex={-1}>
        New members
      </h2>
      <RetryMessage {...args} />
    </section>
  ),
} satisfies Meta<typeof RetryMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['fault'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};
