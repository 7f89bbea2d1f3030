import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasRecords, states } from './records.ts';
import { Rules } from './Rules.tsx';

const meta = {
  title: 'Specification/Rules',
  component: Rules,
  args: { states, hasRecords },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Rules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const OneAreaOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('notifications'));
    await expect(await canvas.findByText('member.can-read-notifications')).toBeVisible();
  },
};

export const BeforeAnyTest: Story = {
  args: { hasRecords: false, states: states.map((state) => ({ ...state, claims: [], isProved: false })) },
};
