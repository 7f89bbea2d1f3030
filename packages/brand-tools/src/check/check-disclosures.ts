import { disclosuresProject } from '@meetcute/storybook/vitest';
import { join } from 'node:path';
import type { Check } from './problem.ts';
import { runTests } from './run-tests.ts';

/** Checks that members can see, as it is painted, whatever a template must show. */
export const disclosuresCheck: Check = {
  name: 'disclosures',
  title: 'Labels, adverts, prices and legal links as they are painted',
  run: ({ folder }) =>
    runTests(folder, disclosuresProject(join(folder, 'src/template.ts'), folder), ({ name, message }) => ({
      where: name,
      what: message,
      why: 'Members must see who is fictional, what is an advert, and what something costs before they pay.',
      mend: 'Undo the style or the part that hides it: docs/brands/what-stays.md lists what each place shows.',
    })),
};
