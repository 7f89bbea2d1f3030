import { localeCodes } from '@meetcute/i18n';
import { brandNames } from './workspace.ts';

/** Language and brand in which a full run opens all stories. */
export interface StoryLook {
  readonly language: string;
  readonly template: string;
}

/** Every language in every brand of `templates/`. */
export const storyLooks: readonly StoryLook[] = brandNames.flatMap((template) =>
  localeCodes.map((language) => ({ language, template })),
);

/** Every language once, each in another brand than the one before, so that all stories are seen in each language and brand. */
export const alternatingLooks: readonly StoryLook[] = localeCodes.map((language, index) => ({
  language,
  template: brandNames[index % brandNames.length]!,
}));

/**
 * Returns the looks that words such as `de nocturne` choose: those of all named languages in all named brands. No word
 * chooses all. Throws for a word that is neither.
 */
export function findLooks(words: readonly string[], looks: readonly StoryLook[] = storyLooks): StoryLook[] {
  const validWords = new Set(looks.flatMap(({ language, template }) => [language, template]));
  const unknown = words.find((word) => !validWords.has(word));
  if (unknown !== undefined)
    throw new Error(`There is no language or brand '${unknown}'; there are ${[...validWords].join(', ')}.`);
  const allows = (name: keyof StoryLook, value: string) => {
    const chosenWords = words.filter((word) => looks.some((look) => look[name] === word));
    return chosenWords.length === 0 || chosenWords.includes(value);
  };
  return looks.filter(
    ({ language, template }) => allows('language', language) && allows('template', template),
  );
}

/** Returns the value of `STORIES_LOOK` for a look. */
export const lookSetting = ({ language, template }: StoryLook): string =>
  new URLSearchParams({ language, template }).toString();
