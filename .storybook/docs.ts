import type { DocsTypes } from '@storybook/addon-docs';

/**
 * Parameters of docs pages, for all stories. A story's source is its code: the docs addon would otherwise print the props
 * of what the story draws after each render, and a story that passes a world on has no end of them.
 */
export const docs: NonNullable<DocsTypes['parameters']['docs']> = {
  source: { type: 'code' },
  story: { inline: false, height: '480px' },
};
