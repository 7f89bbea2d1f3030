import { storiesProject } from '@meetcute/storybook/vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './problem.ts';
import { runTests } from './run-tests.ts';

const MAIN = '.storybook/main.ts';

/**
 * Checks stories of the specification on the brand: their steps, axe with focus and target sizes, and texts that overflow on
 * a phone. Those on the site map; with `--all` every story, in every language.
 */
export const storiesCheck: Check = {
  name: 'stories',
  title: 'Stories of the specification, with axe and overflow',
  run: async ({ folder, isAll }) => {
    if (!existsSync(join(folder, MAIN)))
      return [
        {
          where: MAIN,
          what: 'The file is missing.',
          why: 'The stories of the product run on the brand through it.',
          mend: 'Write it as docs/brands/own-storybook.md shows.',
        },
      ];
    process.env['STORIES'] = isAll ? '' : 'site-map';
    const project = storiesProject({ configDir: join(folder, '.storybook') });
    return runTests(folder, project, ({ name, message }) => ({
      where: name,
      what: message,
      why: 'The product does this in every brand.',
      mend: 'Look at the story in `npx meetcute storybook`, and change the part or the token that it names.',
    }));
  },
};
