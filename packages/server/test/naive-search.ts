import type { FilterOptions, Gender, Profile } from '@meetcute/contract';
import { ageOn, matchesFilters } from '@meetcute/core';

/** The properties of a member that a search uses. */
export interface Person {
  id: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  timezone: string;
  country: string | null;
  countryregion: string | null;
  personal: Profile['personal'];
  isDeleted: boolean;
  lastActiveAt: number;
  /** The sort key in searches, and the previous one. */
  at: number;
  before: number;
}

const DAY = 86_400_000;
const SETTLED_AFTER = 10_000;

/** Creates a naive search without optimisations, as a reference: filters and sorts everyone for each page. */
export function createNaiveSearch() {
  const people = new Map<string, Person>();
  const blocks = new Set<string>();

  const findMatches = (filters: FilterOptions, viewerId: string | null, now: Date): Person[] =>
    [...people.values()].filter((person) => {
      const isBlocked =
        viewerId !== null &&
        (blocks.has(`${viewerId} ${person.id}`) || blocks.has(`${person.id} ${viewerId}`));
      const age = person.dateOfBirth === null ? null : ageOn(person.dateOfBirth, now, person.timezone);
      return (
        !person.isDeleted &&
        person.id !== viewerId &&
        !isBlocked &&
        matchesFilters({ ...person, age }, filters)
      );
    });

  /** Returns a member's sort key at an instant. Nobody moves twice within a scroll. */
  const keyOf = (person: Person, asOf: number) => (person.at > asOf ? person.before : person.at);

  const sortPeople = (list: readonly Person[], asOf: number): Person[] =>
    list.toSorted((a, b) => keyOf(b, asOf) - keyOf(a, asOf) || (a.id < b.id ? 1 : -1));

  return {
    people,
    blocks,
    findMatches,
    sorted: sortPeople,
    isAfter: (person: Person, place: { key: number; id: string }, asOf: number) => {
      const key = keyOf(person, asOf);
      return key < place.key || (key === place.key && person.id < place.id);
    },
    keyOf,
    asOf: (now: Date) => now.getTime() - SETTLED_AFTER,
    /** Updates a member's activity and sort key. The key moves at most once a day. */
    touch: (person: Person, now: number) => {
      person.lastActiveAt = now;
      if (now <= person.at + DAY) return;
      person.before = person.at;
      person.at = now;
    },
  };
}
