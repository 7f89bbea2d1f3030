import { localeCodes } from '@meetcute/i18n';
import { chooseLook } from '../looks/look-of.ts';
import { brandNames, testedBrands } from '../brands/brand-names.ts';
import { isTest } from '../stage/is-test.ts';
import { initialGlobals, languages, networks, schemes, viewers, type ToolbarGlobals } from './toolbar.ts';

/** Look that the person who started the tests chose for all stories, such as `language=de`. */
const chosenLook = Object.fromEntries(new URLSearchParams(import.meta.env['STORIES_LOOK'] ?? ''));

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
      .filter(([name, values]) => values.includes(String(globals[name])))
      .map(([name]) => [name, globals[name]]),
  );

const unknownSetting = Object.entries(chosenLook).find(
  ([name, value]) => !knownValues[name as keyof ToolbarGlobals]?.includes(value),
);
if (unknownSetting) throw new Error(`STORIES_LOOK has no setting '${unknownSetting.join('=')}'.`);

/**
 * Returns the toolbar settings of a story. In the tests, language and brand come from its id, unless the story fixes them or
 * `STORIES_LOOK` chooses them. Unknown values are replaced by the defaults.
 */
export function chooseGlobals({ id, globals, storyGlobals = {} }: Story): ToolbarGlobals {
  if (!isTest) return { ...initialGlobals, ...knownOf(globals) } as ToolbarGlobals;
  const idLook = chooseLook(id, localeCodes, testedBrands);
  const look = { ...idLook, ...chosenLook, ...storyGlobals };
  return { ...initialGlobals, ...knownOf(globals), ...knownOf(look) } as ToolbarGlobals;
}
