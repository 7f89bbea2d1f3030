import { Button, Form, FormLayout, TextField } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Layout of a page that consists of one form. */
const meta = {
  title: 'Parts/FormLayout',
  component: FormLayout,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <h1>Reset your password</h1>
        <Form onSubmit={() => undefined}>
          <TextField label="Email address" name="email" type="email" />
          <Button type="submit">Send link</Button>
        </Form>
      </>
    ),
  },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
