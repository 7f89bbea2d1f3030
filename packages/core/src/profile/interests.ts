import type { Profile, Settings } from '@meetcute/contract';

/** Interest that a member can choose. `name` is English, the fallback for a missing translation of the id. */
export interface Interest {
  readonly id: string;
  readonly name: string;
}

/** Interests that the interests call returns, by name (spec: call.get-interests). */
export const interests: readonly Interest[] = [
  { id: 'books', name: 'Books' },
  { id: 'cooking', name: 'Cooking' },
  { id: 'cycling', name: 'Cycling' },
  { id: 'film', name: 'Film' },
  { id: 'games', name: 'Games' },
  { id: 'hiking', name: 'Hiking' },
  { id: 'music', name: 'Music' },
  { id: 'theatre', name: 'Theatre' },
  { id: 'travel', name: 'Travel' },
  { id: 'yoga', name: 'Yoga' },
];

/** Name of the profile field with the chosen interests: their ids, separated by commas. */
export const INTERESTS_FIELD = 'interests';

/** Returns whether profiles of a site have interests. Default: true. */
export const hasInterests = ({ my_profile }: Pick<Settings, 'my_profile'>): boolean =>
  my_profile.interests !== false;

/** Returns the ids in the value of the interests field. */
export const interestIds = (value: string | null | undefined): readonly string[] =>
  value ? value.split(',') : [];

/** Adds an id to the value of the interests field, or removes it. Returns '' without interests. */
export const withInterest = (value: string, id: string, isChosen: boolean): string =>
  [...new Set([...interestIds(value), id])].filter((each) => isChosen || each !== id).join(',');

/** Returns whether a value names only interests that members can choose, each once. */
export function areInterests(value: string): boolean {
  const ids = interestIds(value);
  return new Set(ids).size === ids.length && ids.every((id) => interests.some((each) => each.id === id));
}

/** Returns the interests of a profile; empty where the site has none. */
export const interestsOf = (
  { personal }: Pick<Profile, 'personal'>,
  settings: Pick<Settings, 'my_profile'>,
): readonly string[] => (hasInterests(settings) ? interestIds(personal?.[INTERESTS_FIELD]) : []);

/** Dutch writes both letters of this sound as capitals: IJsland. */
const DUTCH_IJ = /^ij/;

/**
 * Returns a label that stands alone, or a list, with a capital letter at its start. Labels are stored as they are written
 * within a sentence, because the other direction is not a rule: lower case is wrong for a name, and for German nouns.
 */
export function capitalize(text: string, locale: string): string {
  const length = locale.startsWith('nl') && DUTCH_IJ.test(text) ? 2 : 1;
  return text.slice(0, length).toLocaleUpperCase(locale) + text.slice(length);
}
