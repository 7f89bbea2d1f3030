import { describeTemplate } from '@meetcute/site/testing/template';
import { testedBrands } from 'virtual:meetcute/brand-names';
import { templates } from 'virtual:meetcute/templates';
import { hasOwnComponents } from './has-own-components.ts';

for (const template of templates) {
  if (!testedBrands.includes(template.name)) continue;
  // Where components are those of a template that the product measures on both, each place has a phone or a desktop in turn.
  const others = templates.filter((other) => other !== template);
  describeTemplate(template, undefined, hasOwnComponents(template, others) ? 'all' : 'even');
}
