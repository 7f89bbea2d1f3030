import { brandNames, brandTags } from '@meetcute/storybook/brands';
import { beforeEach, inject } from 'vitest';
import { findLoss, isRequired, routeStoriesIn, type ComposedStory } from '../required.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files of stories that `npm test` does not load, relative to the root of the repository; undefined outside of it. */
    leftOutStories?: readonly string[];
  }
}

/** Returns why a run leaves a story out; null if it has it. */
function findReason(story: ComposedStory, path: string): string | null {
  const brand = brandTags.find((tag) => story.tags.includes(tag) && !brandNames.includes(tag));
  if (brand) return `The story shows ${brand}, which this Storybook does not have.`;
  if (import.meta.env['STORIES'] === 'required' && !isRequired(story, path))
    return 'The story has the tag full, or names no rule, sets no fault and is not on the site map; npm run test:full has it.';
  if (import.meta.env['STORIES'] === 'site-map' && !routeStoriesIn(path).includes(story.storyName))
    return 'The story is not on the site map; meetcute check --all has it.';
  return null;
}

// Storybook composes a story inside its test and adds it to the test's context just before it renders. Nothing earlier
// knows its parameters.
beforeEach((context) => {
  let current: ComposedStory | undefined;
  Object.defineProperty(context, 'story', {
    configurable: true,
    get: () => current,
    set(story: ComposedStory) {
      current = story;
      const { filepath } = context.task.file;
      const loss = findLoss(story, filepath, inject('leftOutStories') ?? []);
      if (loss !== null) throw new Error(loss);
      const reason = findReason(story, filepath);
      if (reason !== null) context.skip(reason);
    },
  });
});
