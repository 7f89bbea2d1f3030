import { Button, EmptyState, IconButton, RadioField, SelectField, TextField } from '@meetcute/kit';
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple';
import { X } from '@phosphor-icons/react/X';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pair } from './Pair.tsx';

/** Right and wrong uses of parts, as the docs pages of the parts show them. No brand contradicts them. */
const meta = {
  title: 'Foundations/Do and don’t',
  component: Pair,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getByText('Don’t.')).toBeVisible();
  },
} satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = <Button>Save</Button>;

/** One thing to do on a screen. */
export const Buttons: Story = {
  name: 'Button',
  args: {
    good: (
      <div style={{ display: 'flex', gap: 12 }}>
        {save}
        <Button variant="quiet">Not now</Button>
      </div>
    ),
    bad: (
      <div style={{ display: 'flex', gap: 12 }}>
        {save}
        <Button>Not now</Button>
      </div>
    ),
    because: 'One button leads on, the other leads out.',
    instead: 'Two of the same weight leave the choice to chance.',
  },
};

/** Information that stays while people type. */
export const TextFields: Story = {
  name: 'TextField',
  args: {
    good: <TextField label="Password" type="password" help="At least 8 characters" />,
    bad: <TextField label="Password" type="password" placeholder="At least 8 characters" />,
    because: 'The rule stays while the field fills.',
    instead: 'A placeholder disappears with the first letter.',
  },
};

/** A way on, and nobody to blame. */
export const EmptyStates: Story = {
  name: 'EmptyState',
  args: {
    good: (
      <EmptyState
        title="Nobody here yet"
        text="Try a wider age range or all regions."
        action={<Button>Widen the search</Button>}
      />
    ),
    bad: <EmptyState title="No results" text="You have set too many filters." />,
    because: 'It offers the next step.',
    instead: 'It blames the member and ends there.',
  },
};

/** Icons that are clear from their place. */
export const IconButtons: Story = {
  name: 'IconButton',
  args: {
    good: (
      <IconButton aria-label="Close">
        <X aria-hidden size={20} />
      </IconButton>
    ),
    bad: (
      <IconButton aria-label="Export my data">
        <DownloadSimple aria-hidden size={20} />
      </IconButton>
    ),
    because: 'Everybody knows a cross in a corner.',
    instead: 'A rare action needs its words.',
  },
};

const choices = [
  { value: 'all', label: 'Everyone' },
  { value: 'online', label: 'Online' },
];

/** Options that can be seen without a press. */
export const SelectFields: Story = {
  name: 'SelectField',
  args: {
    good: <RadioField label="Show" value="all" options={choices} onChange={() => undefined} />,
    bad: <SelectField label="Show" value="all" options={choices} onChange={() => undefined} />,
    because: 'Two options fit side by side.',
    instead: 'A list hides the only other option.',
  },
};
