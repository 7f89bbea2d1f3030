/** File of a brand's Storybook, from the folder of the brand. */
export const MAIN = '.storybook/main.ts';

/** Source of a new one: the template of the brand, and its own stories. */
export const mainSource = `import { defineMain } from '@meetcute/storybook/main';

/** Every story of the specification in this brand, beside classic, and the brand's own stories. */
export default defineMain({
  template: new URL('../src/template.ts', import.meta.url),
  stories: ['../src/**/*.stories.tsx'],
});
`;
