import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { createWorld, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { viewerOf } from '../../testing/faults/row.ts';

afterEach(closeSites);

/** Creates a world of women with the given ages, and a viewer with a previous search. */
function worldOf(country: string, ages: number[], last: Partial<FilterOptions>): World {
  const world = createWorld({ viewer: 'paid' });
  const viewer = viewerOf(world);
  viewer.lastFilters = { ...noFilters, ...last };
  viewer.profile.country = country;
  Object.assign(world.settings, { search_paging: 'pages', member_resell: [] });
  const [member] = [...world.members.values()].filter((each) => each !== viewer);
  for (const id of world.members.keys()) if (id !== viewer.profile.id) world.members.delete(id);
  for (const [index, age] of ages.entries()) {
    const profile = { ...member!.profile, id: `p${index}`, gender: 'f', age, country } as const;
    world.members.set(profile.id, { ...member!, profile });
  }
  return world;
}

const selectOf = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);

/** Returns the select of a filter once it is enabled; narrow pages show it in a sheet. */
async function filter(label: string): Promise<HTMLSelectElement> {
  const toggle = await screen.findByRole('button', { name: /^Filters/, hidden: true });
  if (!screen.queryByRole('dialog') && getComputedStyle(toggle).display !== 'none') {
    await userEvent.click(toggle);
    await screen.findByRole('dialog');
  }
  await expect.poll(async () => (await selectOf(label)).disabled).toBe(false);
  return selectOf(label);
}

const SEEN = 'I’d like to see';

test('keeps searching a country outside the site’s choices after other filters, going back and a reload', async () => {
  const world = worldOf('SE', [40, 40], { country: 'SE' });
  viewerOf(world).profile.country = 'NL';
  const { router, unmount } = await openSite(world, '/members');
  await userEvent.selectOptions(await filter(SEEN), 'f');
  await expect.poll(() => router.state.page.location.search).toContain('country=SE');
  const { pathname, search } = router.state.page.location;
  await router.navigate('/members/p1');
  await expect.poll(() => screen.queryByLabelText(SEEN)).toBeNull();
  await router.navigate(-1);
  expect((await filter('Country')).value).toBe('SE');
  expect(router.state.page.location.search).toBe(search);
  unmount();
  await openSite(world, pathname + search);
  const country = await filter('Country');
  expect([country.value, country.selectedOptions[0]?.text, (await filter(SEEN)).value]).toEqual([
    'SE',
    'Sweden',
    'f',
  ]);
});

test('keeps the focus on the country filter when the site has one country', async () => {
  const world = worldOf('FR', [40], { country: null });
  world.settings.countries = ['FR'];
  await openSite(world, '/members');
  const country = await filter('Country');
  await userEvent.selectOptions(country, 'FR');
  await expect.poll(async () => (await selectOf('Country')).value).toBe('FR');
  await expect.poll(() => viewerOf(world).lastFilters?.country).toBe('FR');
  expect(document.activeElement).toBe(country);
});

test('never widens a search to all countries on a site without a country filter', async () => {
  const world = worldOf('BE', [40], { gender: 'm', country: 'NL' });
  world.settings.search_fields = ['gender', 'age', 'region'];
  await openSite(world, '/members');
  await screen.findByText(/^You’ve looked everywhere/);
  expect(screen.queryByRole('button', { name: 'Widen the search' })).toBeNull();
  expect(viewerOf(world).lastFilters).toEqual({ ...noFilters, gender: 'm', country: 'NL' });
});

test('keeps the address of saved filters that find nobody, also after a return to them and a reload', async () => {
  const world = worldOf('NL', [40, 33], { gender: 'f', max_age: 25, country: 'NL' });
  const filtersBefore = viewerOf(world).lastFilters;
  const { router, unmount } = await openSite(world, '/members');
  await screen.findByText('2 people');
  const note = 'No one fits “Women · 18–25 · Netherlands” right now, so we’ve widened the search: All ages.';
  expect(screen.getByText(note)).toBeTruthy();
  expect(router.state.page.location.search).toBe('');
  expect(viewerOf(world).lastFilters).toEqual(filtersBefore);
  await userEvent.click(screen.getByRole('button', { name: 'Back to my filters' }));
  await screen.findByText('0 people');
  const { pathname, search } = router.state.page.location;
  expect(search).toContain('max_age=25');
  unmount();
  const reopenedSite = await openSite(world, pathname + search);
  await screen.findByText('2 people');
  expect(screen.getByText(note)).toBeTruthy();
  expect(reopenedSite.router.state.page.location.search).toBe(search);
});

test('announces similar members in an existing live region', async () => {
  const world = worldOf('NL', [40, 33, 34], { country: 'NL' });
  await openSite(world, '/members');
  await screen.findByText('3 people');
  const statusesBefore = screen.getAllByRole('status');
  await userEvent.selectOptions(await filter('Age'), '36–45');
  const announcement = await screen.findByText('2 people close to your search');
  expect(statusesBefore).toContain(announcement);
});
