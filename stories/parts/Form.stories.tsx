import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, DateOfBirthField, Form, TextField } from '@meetcute/kit';
import { t, within } from '@meetcute/storybook';

const onSubmit = fn();

/** Form that shows field errors after the first submit. */
function Example({ isHeld = false, isPending = false }: { isHeld?: boolean; isPending?: boolean }) {
  const [name, setName] = useState('');
  const [date, setDate] = useState({ day: '', month: '', year: '' });
  const [isAsked, setAsked] = useState(false);
  const isDated = Object.values(date).every(Boolean);
  return (
    <Form
      isPending={isPending}
      onSubmit={() => {
        setAsked(true);
        if (name && isDated) onSubmit(name);
      }}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        error={isAsked && !name ? 'Enter your name' : undefined}
      />
      <DateOfBirthField
        label="Date of birth"
        value={date}
        onChange={setDate}
        minAge={18}
        now={new Date('2026-06-15T12:00:00Z')}
        zone="UTC"
        error={isAsked && !isDated ? 'Enter your real date of birth.' : undefined}
      />
      <div style={{ blockSize: '120vh' }} />
      <Button type="submit" isPending={isPending} isDisabled={isHeld && !name}>
        Save
      </Button>
    </Form>
  );
}

/** Form element behind every form of the site. */
const meta = {
  title: 'Parts/Form',
  component: Example,
  tags: ['autodocs'],
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls to and focuses the first invalid field on submit. */
export const FirstProblem: Story = {
  name: 'First invalid field',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByLabelText('Name');
    await expect(name).toHaveFocus();
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.type(name, 'Robin');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(within(canvas.getByRole('group')).getAllByRole('combobox')[0]).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Submits a valid form and keeps the focus. */
export const AllWell: Story = {
  name: 'Valid',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Robin');
    for (const [label, value] of [
      [t('common:day'), '3'],
      [t('common:month'), '4'],
      [t('common:year'), '1990'],
    ] as const)
      await userEvent.selectOptions(canvas.getByLabelText(label), value);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith('Robin');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Shows missing fields on Enter and on a press of the disabled button. */
export const HeldBack: Story = {
  name: 'Disabled button pressed',
  args: { isHeld: true },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(await canvas.findByText('Enter your name')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Ignores further submits while pending. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Robin{Enter}');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Enter your real date of birth.')).toBeNull();
  },
};
