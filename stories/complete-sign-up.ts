import { t } from '@meetcute/storybook';
import { expect, waitFor } from 'storybook/test';
import type { Canvas } from './sign-up.ts';

/** Input method of a flow: keyboard or touch. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press: (findElement: () => HTMLElement) => Promise<void>;
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
  await canvas.findByLabelText(t('login:email'));
  await write(() => canvas.getByLabelText(t('login:email')), robin.email);
  await write(() => canvas.getByLabelText(t('signUp:name')), robin.name);
  await write(() => canvas.getByLabelText(t('login:password')), robin.password);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: t('signUp:submit') })).not.toHaveAttribute('aria-disabled'),
  );
  await onwards(t('signUp:submit'), t('signUp:photo.title'));
  await onwards(t('signUp:photo.skip'), t('signUp:place.title'));
  await onwards(t('signUp:place.skip'), t('signUp:person.title'));
  await onwards(t('signUp:person.skip'), t('signUp:about.title'));
  await onwards(t('signUp:about.skip'), t('signUp:members.title'));
  await onwards(t('signUp:members.continue'), t('signUp:done.title'));
  await press(() => canvas.getByRole('link', { name: t('signUp:done.members') }));
  await canvas.findByRole('heading', { level: 1, name: t('search:title') });
}
