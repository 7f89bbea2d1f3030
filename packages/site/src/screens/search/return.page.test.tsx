import { createWorld } from '@meetcute/mocks';
import { createPersistentStore, type PersistentStore } from '@meetcute/react';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';

afterEach(closeSites);

/** The stored state of a search, as far as this test changes it. */
interface Left {
  /** Loaded results. */
  state: { profiles: { id: string }[]; total: number; page: number };
  /** Scroll position, in pixels. */
  top: number;
  /** Address of the opened profile. */
  opened: string;
}

const ROW = 300;
const FOUND = 400;

const cardAt = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** Returns pixels from the top of the page to the card of an index, computed from the rendered rows. */
function topOf(index: number): number {
  const [first, second] = [cardAt(0)!.getBoundingClientRect(), cardAt(1)!.getBoundingClientRect()];
  const cards = [...document.querySelectorAll('[data-index]')].map((card) => card.getBoundingClientRect());
  const columns = cards.filter(({ top }) => top === first.top).length;
  const lowerCard = cards.find(({ top }) => top > first.top)!;
  expect(second.top).toBe(first.top);
  return Math.round(scrollY + first.top + Math.floor(index / columns) * (lowerCard.top - first.top));
}

test('restores row 300 after a reload, with the focus on the opened card', async () => {
  const world = createWorld({ viewer: 'paid' });
  world.settings.search_paging = 'infinite';
  const sessionStore = createPersistentStore({ storage: () => undefined });
  const writtenTexts = new Map<string, string>();
  const write = (key: string, text: string | null) => {
    writtenTexts.set(key, text ?? '');
    sessionStore.write(key, text);
  };
  const ports: { sessionStore: PersistentStore } = {
    sessionStore: { ...sessionStore, write },
  };
  await openSite(world, '/members', { ports });
  await expect.poll(() => cardAt(11)?.querySelector('a[href]') ?? null).not.toBeNull();
  const top = topOf(ROW);
  closeSites();
  // Simulates a member who has scrolled through all results and whose tab has stored them.
  const [key, text] = [...writtenTexts].at(-1)!;
  const storedSearch = JSON.parse(text) as Left;
  const [someone] = storedSearch.state.profiles;
  storedSearch.state.profiles = Array.from({ length: ROW + 12 }, (_, index) => ({
    ...someone!,
    id: `person-${index}`,
  }));
  storedSearch.state.total = FOUND;
  storedSearch.state.page = (ROW + 12) / 12;
  const openedAddress = `/members/person-${ROW}`;
  sessionStore.write(key, JSON.stringify({ ...storedSearch, top, opened: openedAddress }));

  await openSite(world, '/members', { ports });
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(openedAddress);
  expect(document.activeElement?.closest('[data-index]')).toBe(cardAt(ROW));
  expect(Math.abs(scrollY - top)).toBeLessThan(2);
  expect(document.querySelectorAll('[data-index]').length).toBeLessThan(60);
});
