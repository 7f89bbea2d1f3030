import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findBrands } from './find-brands.ts';
import { ENTRIES, findPackages, listModules, packageRoot } from './sources.ts';

const PACKAGES = ['@meetcute/kit', '@meetcute/react', '@meetcute/site', '@meetcute/stories'];
const ID = 'virtual:icons';

/** Returns the names of the icons that parts, screens, stories and brands import, sorted. */
function usedIcons(root: string, template: string | null): string[] {
  const packages = findPackages(ENTRIES, root).filter(({ name }) => PACKAGES.includes(name));
  const files = [...packages, ...findBrands(template)]
    .flatMap((sources) => listModules(sources))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@phosphor-icons\/react\/([A-Z]\w*)['"]/g)].map(
      ([, name]) => name,
    ),
  );
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
}

/** Vite plugin that serves `virtual:icons`, an object of all used icons by name, for the Icons page. */
export const iconsPlugin = (root: string, template: string | null): Plugin => ({
  name: 'meetcute:icons',
  resolveId(id, importer) {
    if (id === ID) return `\0${ID}`;
    // Found as this package finds them, because a brand need not have the icons itself.
    return importer === `\0${ID}`
      ? this.resolve(id, join(packageRoot, 'package.json'), { skipSelf: true })
      : null;
  },
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const names = usedIcons(root, template);
    const imports = names.map((name) => `import { ${name} } from '@phosphor-icons/react/${name}';`);
    return [...imports, `export const icons = { ${names.join(', ')} };`].join('\n');
  },
});
