import { relative } from 'node:path';
import { findMainProblem, mendMain } from './fixes.ts';
import { listOwnFiles } from './own-files.ts';
import { sayPageError } from './page-error.ts';
import type { Check, Problem } from './problem.ts';
import type { TestFailure } from './test-report.ts';

/** Returns why no story can run on the brand in a folder; null where they can. */
export function findObstacle(folder: string): Problem | null {
  const problem = findMainProblem(folder);
  if (problem) return problem;
  if (/[^ -~]/.test(folder))
    return {
      where: folder,
      what: 'The path has letters that are not ASCII.',
      why: 'Storybook’s plugin of Vitest finds no story in such a folder; all else works there.',
      mend: 'Check the stories in a folder with another path, as continuous integration does.',
    };
  return null;
}

/**
 * Returns the path of a story in the folder of the brand, if it is the brand's own; else that from the folder of the product's
 * stories on, such as 'screens/Login.stories.tsx'.
 */
function shorten(folder: string, file: string): string {
  if (file === '') return '';
  const path = relative(folder, file).replaceAll('\\', '/');
  if (path.startsWith('src/')) return path;
  return /[^/\\]+[/\\][^/\\]+$/.exec(file)?.[0] ?? file;
}

/** Advice about words that members must see, and can't. */
const hiddenAdvice = {
  why: 'Members must see who is fictional, what is an advert, and what something costs before they pay.',
  mend: 'Undo the style or the part that hides it: the guide “What stays in every template” lists what each place shows.',
};

/** Reports of `@meetcute/stories` by words of theirs, with why they matter and how to mend them. */
const advice = [
  {
    words: "doesn't fit at",
    why: 'Translations are longer than English, and phones are narrow.',
    mend: 'Let the line break (flex-wrap, overflow-wrap) or its box shrink (min-inline-size: 0).',
  },
  {
    words: 'has targets below 24 px',
    why: 'Members with unsteady hands press the wrong one (WCAG 2.2, 2.5.8).',
    mend: 'Give them min-inline-size and min-block-size of 24px, or that much space.',
  },
  {
    words: 'does not show the focus',
    why: 'Members with a keyboard lose their place (WCAG 2.2, 2.4.7).',
    mend: 'Remove `outline: none`, or draw another ring in :focus-visible with `vars.focus`.',
  },
  {
    words: 'moves although',
    why: 'Motion makes some members ill (WCAG 2.2, 2.3.3).',
    mend: 'Remove `!important`, or put the motion into @media (prefers-reduced-motion: no-preference).',
  },
  {
    words: 'to have no violations',
    why: 'Members with a screen reader, a keyboard or low vision can’t use what the rule in brackets is about.',
    mend: 'Change the element that the message shows; its link explains the rule.',
  },
  {
    words: 'Unable to find',
    why: 'A step looks for what members read or press, by its role and name, and classic has it.',
    mend: 'Draw it, with the role and name of the default part: `npx meetcute eject` copies one for comparison.',
  },
  {
    words: 'The run ended early',
    why: 'Each story waits up to 20 seconds for what such a page does not show. The others have not run.',
    mend: 'Correct this error, and run the check again.',
  },
  { words: 'The story hides a disclosure', ...hiddenAdvice },
  {
    words: 'The story hides a badge',
    why: 'Members choose by what a badge says, such as the language that somebody speaks.',
    mend: 'Lift it above the photo with z-index, and let long words end with an ellipsis, as `cardBadgesCss` of the kit does.',
  },
];

/** Returns advice about a report that names neither cause nor remedy. */
const adviseGenerally = (folder: string) => ({
  why: 'The story passes in classic, so the cause is what the brand has in its place.',
  mend: `Look at the story in \`npx meetcute storybook\`, and change ${listOwnFiles(folder)}.`,
});

function toProblem(folder: string, { file, name, message, pageError }: TestFailure): Problem {
  const matches = advice.filter(({ words }) => message.includes(words));
  const reasons = matches.length > 0 ? matches : [adviseGenerally(folder)];
  return {
    where: [shorten(folder, file), name].filter((each) => each !== '').join(', ') || 'The run',
    what: message,
    why: [...sayPageError(pageError, message), ...reasons.map(({ why }) => why)].join(' '),
    mend: reasons.map(({ mend }) => mend).join(' '),
  };
}

/**
 * Checks stories of the specification on the brand: their steps, axe, and on a phone texts that overflow, small targets, a
 * focus that can't be seen, and motion where less is preferred. Those on the site map; with `--all` every story, in every language.
 */
export const storiesCheck: Check = {
  name: 'stories',
  title: 'Stories of the specification, with axe, overflow, focus, targets and motion',
  run: async ({ folder, runTests }) => {
    const obstacle = findObstacle(folder);
    if (obstacle) return [obstacle];
    const failures = await runTests('stories');
    // What keeps one file from loading mostly keeps all of them.
    const namedFailures = failures.filter(({ name }) => name !== '');
    const loadFailures = new Map(
      failures.filter(({ name }) => name === '').map((each) => [each.message, each]),
    );
    return [...loadFailures.values(), ...namedFailures].map((failure) => toProblem(folder, failure));
  },
  fix: async ({ folder }) => mendMain(folder),
};

/** Checks that members can see, as it is painted, whatever a template must show. */
export const disclosuresCheck: Check = {
  name: 'disclosures',
  title: 'Labels, adverts, prices and legal links as they are painted',
  run: async ({ folder, runTests }) => {
    const failures = await runTests('disclosures');
    return failures.map(({ name, message, pageError }) => ({
      // A measurement sees what is painted, not which file has painted it.
      where: `${name || 'The run'} (in ${listOwnFiles(folder)})`,
      what: message,
      why: [...sayPageError(pageError, message), hiddenAdvice.why].join(' '),
      mend: hiddenAdvice.mend,
    }));
  },
};
