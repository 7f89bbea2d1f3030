import { SignUp, useMemberSignUp, useSignUp } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

interface WizardProps {
  /** Names of the app's own steps. */
  names: readonly string[];
}

/** A wizard of an app's own steps, unstyled and without a server. */
function OwnWizard({ names }: WizardProps) {
  const signUp = useSignUp({ steps: names.map((name) => ({ name })) });
  return (
    <SignUp.Root signUp={signUp} aria-label="Sign-up">
      <SignUp.Progress />
      <SignUp.Dots />
      <SignUp.Back>Back</SignUp.Back>
      {names.map((name) => (
        <SignUp.Step key={name} name={name}>
          <h2 tabIndex={-1}>{name}</h2>
          <SignUp.Skip>Skip</SignUp.Skip>
        </SignUp.Step>
      ))}
    </SignUp.Root>
  );
}

/** Unstyled parts of a sign-up wizard, for any list of steps. */
const meta = {
  title: 'Parts/SignUp',
  component: OwnWizard,
  tags: ['autodocs'],
  args: { names: ['Your town', 'Your favourite book', 'Thank you'] },
} satisfies Meta<typeof OwnWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moves through own steps and back, with the focus on the heading. */
export const OwnSteps: Story = {
  name: 'Own steps',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await expect(canvas.getByRole('heading', { name: 'Your favourite book' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Your town' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** The person and about steps of a member, one after the other. */
function KnownSteps() {
  return (
    <SignUp.Root signUp={useMemberSignUp({ steps: ['person', 'about'], defaultStep: 'person' })}>
      <SignUp.PersonStep>
        {({ gender, onSkip }) => (
          <>
            <h2 tabIndex={-1}>Gender: {gender}</h2>
            <button onClick={onSkip}>Skip</button>
          </>
        )}
      </SignUp.PersonStep>
      <SignUp.AboutStep>
        {({ fields }) => <h2 tabIndex={-1}>{fields.length} texts about you</h2>}
      </SignUp.AboutStep>
    </SignUp.Root>
  );
}

/** Runs only the hook of the current known step. */
export const OfTheSpecification: Story = {
  name: 'Known steps',
  render: () => <KnownSteps />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^Gender/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(canvas.getByRole('heading', { name: /texts about you/ })).toHaveFocus();
  },
};
