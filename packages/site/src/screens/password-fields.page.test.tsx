/** Forms with a password: each can show it. */
import { createWorld } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite, testTexts } from '../testing/open-site.tsx';

afterEach(closeSites);

const t = testTexts.t.bind(testTexts);

test.each([
  ['/signup', 'visitor', 1],
  ['/login', 'visitor', 1],
  ['/notifications#email-change-incorrect', 'unpaid', 1],
  // Change of the password, and deletion of the account.
  ['/account', 'unpaid', 3],
] as const)('each password on %s can be shown', async (path, viewer, count) => {
  await openSite(createWorld({ viewer }), path);
  const buttons = () => screen.queryAllByRole('button', { name: t('common:showPassword') });
  await expect.poll(() => buttons().length).toBe(count);
  const passwords = () => document.querySelectorAll('main input[type=password]').length;
  expect(passwords()).toBe(count);
  for (const button of buttons()) await userEvent.click(button);
  expect(passwords()).toBe(0);
});
