import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['packages/{kit,react,site}/src/**/*.tsx', 'templates/*/src/**/*.tsx', 'stories/**/*.tsx'];
const ID = 'virtual:icons';

/** Returns the names of the icons that the sources import, sorted. */
export function usedIcons(): string[] {
  const texts = globSync(SOURCES, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/@phosphor-icons\/react\/([A-Z]\w+)'/g)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
}

/** Vite plugin that serves `virtual:icons`, an object of all used icons by name, for the Icons page. */
export const iconsPlugin = (): Plugin => ({
  name: 'meetcute:icons',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const names = usedIcons();
    const imports = names.map((name) => `import { ${name} } from '@phosphor-icons/react/${name}';`);
    return [...imports, `export const icons = { ${names.join(', ')} };`].join('\n');
  },
});
