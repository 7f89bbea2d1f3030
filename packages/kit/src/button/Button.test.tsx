import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

const button = () => screen.getByRole('button');

test.each(['{Enter}', ' '])('is pressed with the key %j', async (key) => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Save</Button>);
  button().focus();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledOnce();
});

test('has the focus when it is pressed, also where browsers do not focus buttons', () => {
  render(<Button onPress={() => expect(button()).toBe(document.activeElement)}>Save</Button>);
  button().click();
  expect(document.activeElement).toBe(button());
});

test('keeps the focus and sends no form while pending', async () => {
  const onPress = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending onPress={onPress}>
        Save
      </Button>
    </form>,
  );
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button().ariaDisabled).toBe('true');
  expect(button().dataset['pending']).toBe('true');
});

test.each(['{Enter}', ' '])('submits a form by the key %j while announced as disabled', async (key) => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isDisabled>
        Save
      </Button>
    </form>,
  );
  expect(button().ariaDisabled).toBe('true');
  expect((button() as HTMLButtonElement).disabled).toBe(false);
  button().focus();
  await userEvent.keyboard(key);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('is read again when its action starts and ends', async () => {
  const { rerender } = render(<Button>Save</Button>);
  button().focus();
  const region = () => document.querySelector('[aria-live="assertive"]')?.textContent;
  rerender(<Button isPending>Saving</Button>);
  await expect.poll(region).toContain('Saving');
  rerender(<Button>Saved</Button>);
  await expect.poll(region).toContain('Saved');
});

test('takes its class from its state', () => {
  const className = ({ isDisabled }: { isDisabled: boolean }) => (isDisabled ? 'off' : 'on');
  render(
    <Button isDisabled className={className}>
      Save
    </Button>,
  );
  expect(button().classList.contains('off')).toBe(true);
  expect((button() as HTMLButtonElement).disabled).toBe(true);
});
