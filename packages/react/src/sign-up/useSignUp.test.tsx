import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SignUp } from './index.ts';
import { useSignUp } from './useSignUp.ts';
import type { SignUpOptions } from './wizard.ts';

const customSteps = [{ name: 'name' }, { name: 'hobby' }, { name: 'bye' }];

const wizard = (options: SignUpOptions) =>
  renderHook(() => useSignUp({ steps: customSteps, ...options })).result;

test('moves through own steps and back without a server', () => {
  const onStepChange = vi.fn<(step: string) => void>();
  const onClose = vi.fn<() => void>();
  const signUp = wizard({ onStepChange, onClose });
  expect(signUp.current).toMatchObject({ step: 'name', onBack: null, progress: 0 });
  act(() => signUp.current.onContinue());
  act(() => signUp.current.onBack?.());
  act(() => signUp.current.onClose());
  expect(onClose).not.toHaveBeenCalled();
  act(() => signUp.current.onContinue());
  act(() => signUp.current.onContinue());
  expect(signUp.current).toMatchObject({ step: 'bye', onSkip: null, position: { step: 2, count: 1 } });
  act(() => signUp.current.onClose());
  expect(onClose).toHaveBeenCalledOnce();
  expect(onStepChange.mock.calls.flat()).toEqual(['hobby', 'name', 'hobby', 'bye']);
});

test('a controlled wizard stays at its step until the parent changes it', () => {
  const onStepChange = vi.fn<(step: string) => void>();
  const refusing = wizard({ step: 'name', onStepChange });
  act(() => refusing.current.onContinue());
  expect(onStepChange).toHaveBeenCalledWith('hobby');
  expect(refusing.current.step).toBe('name');
  const following = renderHook(() => {
    const [step, setStep] = useState('name');
    return useSignUp({ steps: customSteps, step, onStepChange: setStep });
  }).result;
  act(() => following.current.onContinue());
  expect(following.current.step).toBe('hobby');
});

test('resumes at the stored step after going back, and ignores an unknown one', () => {
  let storedStep = 'bye';
  const open = () =>
    renderHook(() => {
      const [step, store] = useState(storedStep);
      storedStep = step;
      return useSignUp({ steps: customSteps, stored: [step, store, () => store('')] });
    }).result;
  const first = open();
  expect(first.current.step).toBe('bye');
  act(() => first.current.onBack?.());
  expect(first.current.step).toBe('hobby');
  cleanup();
  expect(open().current.step).toBe('hobby');
  cleanup();
  storedStep = 'removed';
  expect(open().current.step).toBe('name');
});

test('starts once the member has loaded, after what the member has completed', () => {
  const photo = { main_image: {}, countryregion: null, city: null };
  const member = { ...photo, gender: null, date_of_birth: null, personal: null };
  const { result, rerender } = renderHook(
    (props: SignUpOptions) => useSignUp({ steps: ['photo', 'place', 'end'], ...props }),
    { initialProps: { member: undefined } },
  );
  expect(result.current.step).toBe('photo');
  rerender({ member } as SignUpOptions as { member: undefined });
  expect(result.current.step).toBe('place');
});

test.each<[SignUpOptions, RegExp]>([
  [{ steps: [] }, /no steps/],
  [{ steps: ['place', 'place'] }, /"place" twice/],
  [{ step: 'name' }, /without `onStepChange`/],
  [{ step: 'name', defaultStep: 'bye', onStepChange: () => undefined }, /both `step` and `defaultStep`/],
  [{ defaultStep: 'nowhere' }, /no step "nowhere".*name, hobby, bye/],
])('throws in development for %o', (options, problem) => {
  expect(() => wizard(options)).toThrow(problem);
});

function Wizard() {
  const signUp = useSignUp({ steps: customSteps });
  return (
    <SignUp.Root signUp={signUp}>
      <SignUp.Back>Back</SignUp.Back>
      {customSteps.map(({ name }) => (
        <SignUp.Step key={name} name={name}>
          <h2 tabIndex={-1}>{name}</h2>
          <SignUp.Skip>Skip</SignUp.Skip>
        </SignUp.Step>
      ))}
    </SignUp.Root>
  );
}

test('renders the current step alone, and focuses its heading after a move in either direction', async () => {
  render(<Wizard />);
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['name']);
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.getByRole('heading', { name: 'hobby' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'name' })).toHaveFocus();
});

test('names the steps of the wizard when a part has an unknown one', () => {
  const Typo = () => (
    <SignUp.Root signUp={useSignUp({ steps: customSteps })}>
      <SignUp.Step name="hoby" />
    </SignUp.Root>
  );
  expect(() => render(<Typo />)).toThrow(/no step "hoby".*name, hobby, bye/);
});
