import { calls, type CallQuery, type Calls } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { join } from '../browser.ts';
import type { Running } from '../target.ts';
import { here, type Searched } from './searched.ts';

type Query = CallQuery<Calls['search']>;

/** Tests the pages of member search. */
export function searchPages(running: () => Running, getMembers: () => Searched): void {
  const search = (query: Query = {}) => getMembers().viewer.browser.client.call(calls.search, { query });

  test('lists everyone once across pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ ...here, pp: 5, page })));
    const ids = pages.flatMap(({ profiles }) => profiles.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(getMembers().others.map(({ id }) => id)));
    expect(ids).toHaveLength(14);
    expect((await search({ ...here, pp: 5, page: 4 })).profiles).toEqual([]);
  });

  test('lists everyone once across pages with the scroll of page 1, despite other readers of the same search', async () => {
    const read = async (page: number, scroll: string | null) => {
      const scrollQuery = scroll === null ? {} : { scroll };
      const { profiles, paging } = await search({ ...here, pp: 5, page, ...scrollQuery });
      return { ids: profiles.map(({ id }) => id), scroll: paging.scroll ?? null };
    };
    const [one, other] = [await read(1, null), await read(1, null)];
    const rest = [];
    for (const page of [2, 3]) {
      rest.push(await read(page, one.scroll));
      await read(page, other.scroll);
    }
    expect(rest.map(({ scroll }) => scroll)).toEqual([one.scroll, one.scroll]);
    const ids = [one, ...rest].flatMap((each) => each.ids);
    expect(ids.toSorted()).toEqual(
      getMembers()
        .others.map(({ id }) => id)
        .toSorted(),
    );
  });

  test('names the order of the pages on page 1 only, with a new name each time', async () => {
    const name = async (page: number, scroll?: string | null) => {
      const { paging } = await search({ ...here, pp: 5, page, ...(scroll ? { scroll } : {}) });
      return paging.scroll;
    };
    const first = await name(1);
    expect(first).toEqual(expect.any(String));
    expect(await name(1, first)).not.toBe(first);
    expect([await name(2, first), await name(3, first)]).toEqual([first, first]);
    expect([await name(2), await name(3, 'made-up')]).toEqual([null, null]);
  });

  test('returns the same page after a jump as after paging', async () => {
    const { client } = (await join(running(), 'free')).browser;
    const page = async (number: number) => {
      const query = { ...here, gender: 'f' as const, pp: 3, page: number };
      return (await client.call(calls.search, { query })).profiles.map(({ id }) => id);
    };
    const thirdPage = await page(3);
    expect(await page(4)).toEqual([]);
    expect((await Promise.all([page(1), page(2)])).flat()).toHaveLength(6);
    expect(await page(3)).toEqual(thirdPage);
    expect(thirdPage).toHaveLength(1);
  });
}
