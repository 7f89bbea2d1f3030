import type { Plugin } from 'vite';
import { findBrands } from './find-brands.ts';

const NAMES = 'virtual:meetcute/brand-names';
const TEMPLATES = 'virtual:meetcute/templates';

/**
 * Vite plugin that serves `virtual:meetcute/brand-names`, the brands in which stories can be rendered, and
 * `virtual:meetcute/templates`, their templates. `template` is the file of a brand outside the repository.
 */
export const brandsPlugin = (template: string | null = null): Plugin => ({
  name: 'meetcute:brands',
  resolveId: (id) => (id === NAMES || id === TEMPLATES ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${NAMES}`) {
      const names = findBrands(template).map(({ name }) => name);
      // A brand outside the repository tests itself alone.
      const testedNames = template === null ? names : names.slice(0, 1);
      return `export const brandNames = ${JSON.stringify(names)}; export const testedBrands = ${JSON.stringify(testedNames)};`;
    }
    if (id !== `\0${TEMPLATES}`) return undefined;
    const files = findBrands(template).map(({ file }) => file);
    const imports = files.map((file, index) => `import * as brand${index} from ${JSON.stringify(file)};`);
    const values = files.map((_, index) => `...Object.values(brand${index})`);
    return [...imports, `export const templates = [${values.join(', ')}];`].join('\n');
  },
});
