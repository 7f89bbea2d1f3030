import { createWorld } from '@meetcute/mocks';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';

afterEach(closeSites);

test('asks before leaving with unsaved changes, and stays or leaves by the answer', async () => {
  const { router } = await openSite(createWorld({ viewer: 'paid' }), '/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Where you live' }));
  const city = await screen.findByRole('textbox', { name: 'City' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Half a vill');

  void router.navigate('/likes');
  const question = await screen.findByRole('alertdialog', { name: 'Your changes aren’t saved' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(city).toHaveProperty('value', 'Half a vill');

  void router.navigate('/likes');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await screen.findByRole('heading', { level: 1, name: 'Likes' });
});
