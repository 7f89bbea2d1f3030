import { describeTemplate } from '@meetcute/site/testing/template';
import { testedBrands } from 'virtual:meetcute/brand-names';
import { templates } from 'virtual:meetcute/templates';

for (const template of templates) if (testedBrands.includes(template.name)) describeTemplate(template);
