import { localeCodes, pseudoLocale } from '@meetcute/i18n';
import { chooseLook } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStory } from 'storybook/preview-api';
import { waitFor } from 'storybook/test';
import { testedBrands } from '@meetcute/storybook/brands';
import { siteOnStage } from '@meetcute/storybook/stage';
import { languages } from '@meetcute/storybook/toolbar';
import { routeStoriesIn } from '../required.ts';
import { routeStories } from '../screens/route-stories.ts';
import { expectUsable, preferMotion } from '../usable/expect-usable.ts';
import { expectFit, toPhone } from './expect-fit.ts';
import { isFullRun } from './is-full-run.ts';

type StoryFile = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

const files = import.meta.glob<StoryFile>('../screens/*.stories.tsx');

/** Routes whose screens have most of the parts and texts. `npm test` measures these. */
const SAMPLED = ['index', 'signup', 'members', 'chats-chatId', 'account', 'premium'] as const;

/** Whether this is a run of required stories in the looks of their ids, as `npm test`. */
const isSampling = import.meta.env['STORIES'] === 'required' && !import.meta.env['STORIES_LOOK'];

/** Whether all stories run in one language. The full run has measured each screen in all languages and brands before. */
const isOneLanguage = new URLSearchParams(import.meta.env['STORIES_LOOK']).has('language');

/** Whether this run measures a story of the site map, such as 'Home.Visitor'. */
const isMeasured = (ref: string) =>
  !isOneLanguage && (!isSampling || SAMPLED.some((route) => routeStories[route] === ref));

/**
 * Returns the brands and languages in which the screen of a story is measured: the brand in which the tests run the story, in
 * the pseudo-language; in the full run all.
 */
function looksOf(storyId: string) {
  if (!isFullRun)
    return [
      { template: chooseLook(storyId, localeCodes, testedBrands).template, language: 'pseudo' as const },
    ];
  return testedBrands.flatMap((template) => languages.map((language) => ({ template, language })));
}

/** Replaces the steps of the story, which look for English texts: waits for the page. */
const untilShown: NonNullable<StoryObj['play']> = ({ canvasElement }) =>
  waitFor(() => {
    if (!canvasElement.querySelector('h1')?.textContent) throw new Error('The page has no heading yet.');
  });

/** Resolves with the message of a failure; null where there is none. */
const findFailure = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

/**
 * Renders the story again in the pseudo-language, and expects that all texts fit and everyone can use the page. Does
 * nothing for stories that the site map doesn't show, in `npm test` for all but a few of it, and in a run in one language.
 */
export async function expectRouteFits(path: string, storyId: string): Promise<void> {
  const file = /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? '';
  const load = files[`../screens/${file}.stories.tsx`];
  for (const name of load ? routeStoriesIn(path) : []) {
    if (!isMeasured(`${file}.${name}`)) continue;
    const { default: meta, [name]: story } = await load!();
    for (const look of looksOf(storyId)) {
      const initialGlobals = { a11y: { manual: true } };
      // In the tests a story has the look of its id, unless it fixes another one.
      const inLook = {
        ...story,
        play: untilShown,
        globals: { ...story?.globals, ...look },
        parameters: { ...story?.parameters, fixed: 'Each page is measured in this look.' },
      };
      const composedStory = composeStory(inLook, meta, { initialGlobals }, undefined, name);
      if (composedStory.id !== storyId) break;
      const what = `The story '${storyId}' in ${look.template} and the language '${look.language}'`;
      await toPhone();
      await preferMotion('reduce');
      try {
        await composedStory.run();
        const language = siteOnStage()?.meetcute.i18n.language;
        const expected = look.language === pseudoLocale.code ? pseudoLocale.iso : look.language;
        if (language !== expected) throw new Error(`${what} is shown in the language '${language}'.`);
        const misfit = await findFailure(expectFit(what));
        // Words of other languages change nothing of the rest.
        const failure = look.language === 'pseudo' ? await findFailure(expectUsable(what)) : null;
        if (misfit ?? failure) throw new Error([failure, misfit].filter((each) => each !== null).join('\n'));
      } finally {
        await preferMotion('no-preference');
      }
    }
  }
}
