import { createWorld, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';

afterEach(closeSites);

const findDemoMember = (world: World) =>
  [...world.members.values()].find(({ email }) => email.startsWith('demo.'))!;

/** Logs a member in at an address, and returns the path of the page that follows. */
async function logInAt(world: World, path: string): Promise<string> {
  const { email, password } = findDemoMember(world);
  const { router } = await openSite(world, path);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => router.state.page.location.pathname).not.toBe('/login');
  return router.state.page.location.pathname;
}

test.each([
  ['/login?next=%2Flikes', '/likes'],
  ['/login?next=%2F%2Fother.example%2F', '/members'],
])('a login at %s leads to %s', async (path, expected) => {
  expect(await logInAt(createWorld({ viewer: 'visitor' }), path)).toBe(expected);
});
