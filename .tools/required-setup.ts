import { beforeEach } from 'vitest';
import { isRequired, type ComposedStory } from '../stories/required.ts';

const NOTE = 'The story names no rule, sets no fault and is not on the site map; npm run test:full has it.';

// Storybook composes a story inside its test and adds it to the test's context just before it renders. Nothing earlier
// knows its parameters.
beforeEach((context) => {
  if (import.meta.env['STORIES'] !== 'required') return;
  let current: ComposedStory | undefined;
  Object.defineProperty(context, 'story', {
    configurable: true,
    get: () => current,
    set(story: ComposedStory) {
      current = story;
      if (!isRequired(story, context.task.file.filepath)) context.skip(NOTE);
    },
  });
});
