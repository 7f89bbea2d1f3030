import type { RuleState } from '@meetcute/spec';
import type { LibraryStory } from '../library.ts';

/** Returns the rules that have all words in their id and text, or in the title and name of one of their stories. */
export function findRules(
  states: readonly RuleState[],
  stories: readonly LibraryStory[],
  words: string,
): readonly RuleState[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => terms.every((word) => text.toLowerCase().includes(word));
  const namedIds = new Set(
    stories.filter(({ title, name }) => hasAll(`${title} ${name}`)).flatMap(({ spec }) => spec),
  );
  return states.filter(({ rule: { id, text } }) => namedIds.has(id) || hasAll(`${id} ${text}`));
}
