import type { Language } from '@meetcute/contract';
import type { DemoPerson } from './person.ts';
import { texts } from './texts/index.ts';

/** Returns the opening sentences of texts about people of a language in a city. */
const openingsOf = ({ language, city }: DemoPerson): readonly string[] =>
  texts[language].about.openers.map((opening) => opening.replace('{city}', city));

/** Returns the position of each person among those of the same language, the most recently active first, by key. */
function ranksOf(people: readonly DemoPerson[]): ReadonlyMap<string, number> {
  const counts = new Map<Language, number>();
  const newestFirst = people.toSorted((a, b) => b.lastActiveAt.localeCompare(a.lastActiveAt));
  return new Map(
    newestFirst.map(({ key, language }) => {
      const rank = counts.get(language) ?? 0;
      counts.set(language, rank + 1);
      return [key, rank];
    }),
  );
}

/**
 * Gives people other opening sentences, which their cards show. Lists have the most recently active first: neighbours in
 * them open alike only after all sentences of their language.
 */
export function varyOpenings(people: readonly DemoPerson[]): DemoPerson[] {
  const ranks = ranksOf(people);
  return people.map((person) => {
    const openings = openingsOf(person);
    const aboutText = person.personal['about_me'] ?? '';
    const current = openings.find((opening) => aboutText.startsWith(opening));
    const next = openings[(ranks.get(person.key) ?? 0) % openings.length];
    if (current === undefined || next === undefined) return person;
    return { ...person, personal: { ...person.personal, about_me: next + aboutText.slice(current.length) } };
  });
}
