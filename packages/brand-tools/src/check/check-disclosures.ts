import type { Check } from './problem.ts';

/** Checks that members can see, as it is painted, whatever a template must show. */
export const disclosuresCheck: Check = {
  name: 'disclosures',
  title: 'Labels, adverts, prices and legal links as they are painted',
  run: async ({ runTests }) => {
    const failures = await runTests('disclosures');
    return failures.map(({ name, message }) => ({
      where: name || 'The run',
      what: message,
      why: 'Members must see who is fictional, what is an advert, and what something costs before they pay.',
      mend: 'Undo the style or the part that hides it: docs/brands/what-stays.md lists what each place shows.',
    }));
  },
};
