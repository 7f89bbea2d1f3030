import { describeTemplate } from '@meetcute/site/testing/template';
import { testedBrands } from 'virtual:meetcute/brand-names';
import { templates } from 'virtual:meetcute/templates';
import { hasOwnComponents } from './has-own-components.ts';

for (const template of templates) {
  if (!testedBrands.includes(template.name)) continue;
  // Where components are classic's, each place has the one of phone and desktop that `npm test` does not measure in classic.
  const others = templates.filter((other) => other !== template);
  describeTemplate(template, undefined, hasOwnComponents(template, others) ? 'all' : 'odd');
}
