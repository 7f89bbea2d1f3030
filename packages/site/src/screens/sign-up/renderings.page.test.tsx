/** Proves what a key and the next step of the sign-up render: all else would hold up a slow phone. */
import { createWorld } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { recordRenderings, stopRecording } from '../../testing/record-renderings.ts';
import { closeSites, openSite } from '../../testing/open-site.tsx';

afterEach(() => {
  stopRecording();
  closeSites();
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => screen.findByRole('button', { name: 'Join now' });
const count = (names: readonly string[], name: string) => names.filter((each) => each === name).length;

test('a key renders its field, and the next step is rendered once', async () => {
  await openSite(createWorld(), '/signup');
  await userEvent.type(await field('Email address'), 'robin.lindqvist@example.org');
  await userEvent.type(await field('Password'), 'a-quiet-Lantern-42');
  await userEvent.type(await field('Your name'), 'Rob');
  await expect.poll(async () => (await submit()).ariaDisabled).toBeNull();

  const keyNames = recordRenderings();
  await userEvent.keyboard('i');
  expect(keyNames).toEqual(['AccountForm', 'Form', 'TextField', 'FieldNotes']);

  const stepNames = recordRenderings();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await expect.poll(() => document.querySelector('.logged-in')).not.toBeNull();
  expect(['AccountForm', 'LaterStep', 'Shell', 'Page'].map((name) => count(stepNames, name))).toEqual([
    1, 1, 0, 0,
  ]);
  expect(document.querySelector('main noscript')).toBeNull();
});
