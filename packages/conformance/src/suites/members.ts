import { beforeAll, describe } from 'vitest';
import type { Running } from '../target.ts';
import { shownProfiles } from './shown-profiles.ts';
import { suggestions } from './suggestions.ts';
import { searchQueries } from './search-queries.ts';
import { searchPages } from './search-pages.ts';
import { joinSearched, type Searched } from './searched.ts';

/** Tests member search and profiles. */
export function members(running: () => Running): void {
  describe('members', () => {
    let searchedMembers: Searched | undefined;
    const get = () => searchedMembers!;
    beforeAll(async () => {
      searchedMembers = await joinSearched(running());
    });

    searchQueries(running, get);
    searchPages(running, get);
    shownProfiles(running, get);
    suggestions(running, get);
  });
}
