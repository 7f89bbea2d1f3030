import { expect, waitFor } from 'storybook/test';
import type { Canvas } from './sign-up.ts';

/** Input method of a flow: keyboard or touch. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press: (wanted: () => HTMLElement) => Promise<void>;
  /** Types text into a field. */
  write: (field: () => HTMLElement, words: string) => Promise<void>;
}

/** Account data of the new member. */
export const robin = { email: 'robin@post.example', name: 'Robin', password: 'correct horse' };

/** Completes the sign-up from the address to the search, skipping every optional step. */
export async function completeSignUp({ press, write }: InputMethod, canvas: Canvas): Promise<void> {
  const onwards = async (name: string, next: string) => {
    await press(() => canvas.getAllByRole('button', { name })[0]!);
    const heading = await canvas.findByRole('heading', { level: 1, name: next });
    await waitFor(() => expect(heading).toHaveFocus());
  };
  await canvas.findByLabelText('Email address');
  await write(() => canvas.getByLabelText('Email address'), robin.email);
  await write(() => canvas.getByLabelText('Your name'), robin.name);
  await write(() => canvas.getByLabelText('Password'), robin.password);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Join now' })).not.toHaveAttribute('aria-disabled'),
  );
  await onwards('Join now', 'Show your smile');
  await onwards('Continue without a photo', 'Where do you live?');
  await onwards('Continue without a place', 'A little about you');
  await onwards('Continue without this', 'In your own words');
  await onwards('Continue without this', 'People you might like');
  await onwards('Continue', 'One last thing');
  await press(() => canvas.getByRole('link', { name: 'Go to the members' }));
  await canvas.findByRole('heading', { level: 1, name: 'Members' });
}
