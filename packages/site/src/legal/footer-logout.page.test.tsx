/** Logging out on a page without navigation. */
import { createWorld } from '@meetcute/mocks';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../testing/faults/row.ts';
import { closeSites, openSite, storedStep } from '../testing/open-site.tsx';

afterEach(closeSites);

test('the footer of the sign-up logs out, because nothing else there does', async () => {
  const world = createWorld({ viewer: 'unpaid' });
  const localStore = storedStep(viewerOf(world).profile.id, 4);
  await openSite(world, '/signup', { localStore });
  const footer = within(await screen.findByRole('contentinfo'));
  await userEvent.click(await footer.findByRole('button', { name: 'Log out' }));
  await expect.poll(() => world.sessions.size).toBe(0);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
