import { decorators } from '@storybook/react/entry-preview-docs';
import { createElement } from 'react';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, applyHooks, defaultDecorateStory, HooksContext, mockChannel } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { docs } from './docs.ts';

/** Renders a story with arguments and the decorators of the docs addon, as Storybook does. */
function draw(id: string, parameters: object): void {
  const story = () => createElement('main', { title: id });
  const context = { id, args: {}, hooks: new HooksContext(), originalStoryFn: story, parameters };
  const decoratedStory = applyHooks(defaultDecorateStory)(story, decorators as never);
  decoratedStory({ ...context, parameters: { ...parameters, __isArgsStory: true } } as never);
  addons.getChannel().emit(STORY_RENDERED, id);
}

test('does not print story props as source', async () => {
  const printedIds: string[] = [];
  addons.setChannel(mockChannel());
  addons.getChannel().on(SNIPPET_RENDERED, ({ id }: { id: string }) => printedIds.push(id));
  draw('ours', { docs });
  // Proves that the docs addon is active: it prints the props of a story by default.
  draw('of the docs addon alone', {});
  await expect.poll(() => printedIds).toContain('of the docs addon alone');
  expect(printedIds).not.toContain('ours');
});
