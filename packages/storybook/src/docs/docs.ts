import type { DocsTypes } from '@storybook/addon-docs';

/**
 * Parameters of docs pages for all stories. Shows the code of a story as its source; otherwise the docs addon serialises
 * the rendered props after each render, which does not terminate for a story that passes a world.
 */
export const docs: NonNullable<DocsTypes['parameters']['docs']> = {
  source: { type: 'code' },
  story: { inline: false, height: '480px' },
};
