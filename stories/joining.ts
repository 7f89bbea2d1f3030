import { expect, waitFor } from 'storybook/test';
import type { Canvas } from './signing-up.ts';

/** How somebody works a page: by keys or by touch. */
export interface Hands {
  /** Presses a button or follows a link. */
  press: (wanted: () => HTMLElement) => Promise<void>;
  write: (field: () => HTMLElement, words: string) => Promise<void>;
}

/** Who joins. */
export const robin = { email: 'robin@post.example', name: 'Robin', password: 'correct horse' };

/** Goes through the whole sign-up, from the address to the members, and leaves out what may be left out. */
export async function joinWith({ press, write }: Hands, canvas: Canvas): Promise<void> {
  const onwards = async (name: string, next: string) => {
    await press(() => canvas.getAllByRole('button', { name })[0]!);
    const heading = await canvas.findByRole('heading', { level: 1, name: next });
    await waitFor(() => expect(heading).toHaveFocus());
  };
  await canvas.findByLabelText('Email address');
  await write(() => canvas.getByLabelText('Email address'), robin.email);
  await write(() => canvas.getByLabelText('Your name'), robin.name);
  await write(() => canvas.getByLabelText('Password'), robin.password);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Join now' })).toBeEnabled());
  await onwards('Join now', 'Show your smile');
  await onwards('Continue without a photo', 'Where do you live?');
  await onwards('Continue without a place', 'A little about you');
  await onwards('Continue without this', 'In your own words');
  await onwards('Continue without this', 'People you might like');
  await onwards('Continue', 'One last thing');
  await press(() => canvas.getByRole('link', { name: 'Go to the members' }));
  await canvas.findByRole('heading', { level: 1, name: 'Members' });
}
