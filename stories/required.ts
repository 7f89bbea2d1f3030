import { routeStories } from './screens/route-stories.ts';

/** The properties of a composed story that decide whether every run of the tests has it. */
export interface ComposedStory {
  /** Name of the export, such as `Visitor`. */
  readonly storyName: string;
  readonly tags: readonly string[];
  readonly parameters: { readonly spec?: readonly string[] };
}

/** Returns the names of the exports of a story file that the site map shows, from the file's path. */
export function routeStoriesIn(path: string): readonly string[] {
  const file = /\/screens\/([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? '';
  return Object.values(routeStories).flatMap((ref) =>
    ref.startsWith(`${file}.`) ? [ref.slice(file.length + 1)] : [],
  );
}

/**
 * Whether a story file may have a story that `npm test` has, by its path and text. Tests that don't load the others save a
 * quarter of a second for each.
 */
export const mayHaveRequired = (path: string, text: string): boolean =>
  /\bspec:|'fault'/.test(text) || routeStoriesIn(path).length > 0;

/**
 * Whether `npm test` has a story: it names a rule of the specification, sets a fault, or is on the site map. All others
 * are left to `npm run test:full`, and so are those with the tag `full`, whose rules other tests of `npm test` prove in
 * the same place.
 */
export const isRequired = ({ storyName, tags, parameters }: ComposedStory, path: string): boolean =>
  !tags.includes('full') &&
  ((parameters.spec ?? []).length > 0 || tags.includes('fault') || routeStoriesIn(path).includes(storyName));

/**
 * Returns why `npm test` would lose a story that it must have, without saying so; null if it does not. `leftOut` has the
 * files that `npm test` does not load, relative to the root of the repository.
 */
export function findLoss(story: ComposedStory, path: string, leftOut: readonly string[]): string | null {
  if (story.tags.includes('full') && routeStoriesIn(path).includes(story.storyName))
    return 'The site map shows this story, so npm test must have it: remove the tag full.';
  if (isRequired(story, path) && leftOut.some((file) => path.endsWith(`/${file}`)))
    return 'npm test must have this story, but does not load its file: its text does not show that to mayHaveRequired (stories/required.ts).';
  return null;
}
