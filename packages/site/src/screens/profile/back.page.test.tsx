import { createWorld } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { viewerOf } from '../../testing/faults/row.ts';

afterEach(closeSites);

/** Opens a page and then a member's profile from it, and follows the profile's link back. */
async function goBackFromProfile(first: string | null): Promise<string> {
  const world = createWorld({ viewer: 'paid' });
  const viewer = viewerOf(world);
  const [member] = [...world.members.values()].filter((each) => each !== viewer);
  const profile = `/members/${member!.profile.id}`;
  const { router } = await openSite(world, first ?? profile);
  if (first !== null) await router.navigate(profile);
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await expect.poll(() => router.state.page.location.pathname).not.toBe(profile);
  const { pathname, search } = router.state.page.location;
  return pathname + search;
}

test('leads from a profile back to the page that it was opened from', async () => {
  expect(await goBackFromProfile('/likes/sent')).toBe('/likes/sent');
});

test('leads to the search from a profile that is the first page', async () => {
  expect(await goBackFromProfile(null)).toBe('/members');
});
