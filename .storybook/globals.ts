import { localeCodes } from '@meetcute/i18n';
import { lookOf } from '@meetcute/storybook';
import englishSteps from '../stories/english-steps.json' with { type: 'json' };
import { brandNames } from './brands.ts';
import { initialGlobals, languages, networks, schemes, viewers, type ToolbarGlobals } from './toolbar.ts';

/** Whether stories run in the terminal, each once. */
export const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Look that the person who started the tests chose for all stories, such as `language=de`. */
const chosenLook = Object.fromEntries(new URLSearchParams(import.meta.env['STORIES_LOOK'] ?? ''));

/** Whether the steps of a story still need English and the first brand, in which the tests run it. */
const isEnglish = (id: string) => englishSteps.includes(id);

interface Story {
  /** Id, such as 'screens-login-page--offline'. */
  id: string;
  /** Settings of the toolbar. */
  globals: Readonly<Record<string, unknown>>;
  /** Settings that the story fixes. Default: none. */
  storyGlobals?: Readonly<Record<string, unknown>>;
}

/** Values of the settings of the toolbar. */
export const knownValues: Readonly<Record<keyof ToolbarGlobals, readonly string[]>> = {
  template: brandNames,
  language: languages,
  viewer: viewers,
  scheme: schemes,
  network: networks,
};

/** Returns the settings that exist, without those of an old or mistyped address. */
const knownOf = (globals: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(knownValues)
      .filter(([name, known]) => known.includes(String(globals[name])))
      .map(([name]) => [name, globals[name]]),
  );

/**
 * Returns the toolbar settings of a story. In the tests, language and brand come from its id, unless the story fixes them or
 * `STORIES_LOOK` chooses them. Unknown values are replaced by the defaults.
 */
export function globalsOf({ id, globals, storyGlobals = {} }: Story): ToolbarGlobals {
  if (!isTest) return { ...initialGlobals, ...knownOf(globals) } as ToolbarGlobals;
  const own = isEnglish(id) ? {} : lookOf(id, localeCodes, brandNames);
  const look = { ...own, ...chosenLook, ...storyGlobals };
  return { ...initialGlobals, ...knownOf(globals), ...knownOf(look) } as ToolbarGlobals;
}
