import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import guide from '../../../../docs/brands/own-wizard.md?raw';
import { browserGeolocation } from '../geolocation/port.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { Wizard } from './OwnWizard.example.tsx';

const sources = import.meta.glob<string>('./OwnWizard.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Imports as an app outside the workspace writes them. */
const appSource = sources['./OwnWizard.example.tsx']!.replace(
  "'../provider/index.ts'",
  "'@meetcute/react/provider'",
).replace("'./index.ts'", "'@meetcute/react/sign-up'");

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { name });

test('the guide shows this example, in less than 60 lines', () => {
  const [, code = ''] = /^```tsx\n(.*?)^```/ms.exec(guide) ?? [];
  expect(code).toBe(appSource);
  expect(code.trim().split('\n').length).toBeLessThan(60);
});

test("the guide's wizard validates, goes back, resumes after a reload, and ends", async () => {
  const world = memberWorld();
  Object.assign(viewerOf(world).profile, { country: 'NL', city: null });
  const geolocation = { ...browserGeolocation, permission: async () => 'unsupported' as const };
  const { Page } = openPage(world, null, { geolocation });
  const onDone = vi.fn<() => void>();
  const load = () => render(<Wizard onDone={onDone} />, { wrapper: Page });

  load();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Start');
  await userEvent.type(screen.getByLabelText('City'), 'Hoorn');
  await press('Save');
  expect(await title('Your favourite book')).toHaveFocus();
  expect(viewerOf(world).profile.city).toBe('Hoorn');
  await press('Continue');
  expect(screen.getByRole('alert').textContent).toBe('Name a book, or skip this step.');
  await userEvent.type(screen.getByLabelText('Title'), 'Momo');
  await press('Back');
  expect(await title('Where do you live?')).toHaveFocus();

  cleanup();
  load();
  await title('Where do you live?');
  await press('Save');
  await title('Your favourite book');
  expect(screen.getByLabelText('Title')).toHaveValue('Momo');
  await press('Continue');
  await title('Done');
  await press('Finish');
  expect(onDone).toHaveBeenCalledOnce();
});
