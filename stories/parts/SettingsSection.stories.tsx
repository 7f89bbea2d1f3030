import { Button, SettingsGroup, SettingsSection, StatusMessage } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Section of a settings page. */
const meta = {
  title: 'Parts/SettingsSection',
  component: SettingsSection,
  tags: ['autodocs'],
  args: {
    id: 'export',
    title: 'Your data',
    about: 'Everything that you wrote and uploaded, as one file.',
    children: <Button>Download</Button>,
  },
} satisfies Meta<typeof SettingsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your data' })).toHaveAttribute('id', 'export');
  },
};

/** Announces the result of an action. */
export const WithStatus: Story = {
  name: 'With a status',
  args: {
    children: (
      <>
        <Button>Download</Button>
        <StatusMessage>The file is in your downloads.</StatusMessage>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The file is in your downloads.');
  },
};

/** Stands a level below the heading of its group. */
export const InGroup: Story = {
  name: 'In a group',
  render: (args) => (
    <SettingsGroup id="privacy" title="Privacy">
      <SettingsSection {...args} />
    </SettingsGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Your data' })).toBeVisible();
  },
};
