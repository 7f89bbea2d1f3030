import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as OwnDrawings from '@meetcute/site/own-drawings';
import type { Plugin } from 'vite';
import { findBrands } from './find-brands.ts';
import { modulePath, repository } from './sources.ts';

/** Module that reads drawings and icons: in the repository its source, because Node finds no build of the site there. */
const reader =
  repository === null
    ? '@meetcute/site/own-drawings'
    : pathToFileURL(join(repository, 'packages/site/src/vite/own-drawings.ts')).href;

const { DRAWN, DRAWN_IMPORT, drawnId, findDefault, parseDrawnId, readOwnDrawings } = (await import(
  reader
)) as typeof OwnDrawings;

/** End of the name of a module that stands for a default drawing or icon, for the default itself. */
const DEFAULT = '?default';

/**
 * Vite plugin that shows the drawings and icons of the toolbar's brand. A build of a template has those of one brand in the
 * place of the defaults; a story has all of them. `template` is the file of a brand outside the repository.
 */
export function drawnPlugin(template: string | null): Plugin {
  const brands = findBrands(template).map(({ name, file }) => ({ name, ownSlots: readOwnDrawings(file) }));
  const ownFiles = new Set(
    brands.flatMap(({ ownSlots }) => [...ownSlots.drawings.values(), ...ownSlots.icons.values()]),
  );
  /** Specifier and importer of each replaced default, as it was imported first. */
  const imports = new Map<string, readonly [source: string, importer: string | undefined]>();
  return {
    name: 'meetcute:drawn',
    enforce: 'pre',
    resolveId: {
      filter: { id: DRAWN_IMPORT },
      handler(source, importer) {
        if (source.endsWith(DEFAULT)) {
          const [originalSource, originalImporter] = imports.get(source.slice(0, -DEFAULT.length)) ?? [];
          return originalSource === undefined
            ? null
            : this.resolve(originalSource, originalImporter, { skipSelf: true });
        }
        if (source.startsWith(DRAWN)) return source;
        const drawnSlot = findDefault(source, importer);
        const isReplaced =
          drawnSlot && brands.some(({ ownSlots }) => ownSlots[drawnSlot.kind].has(drawnSlot.name));
        if (!isReplaced || ownFiles.has(importer?.replace(/\?.*/, '') ?? '')) return null;
        const id = drawnId(drawnSlot);
        if (!imports.has(id)) imports.set(id, [source, importer]);
        return id;
      },
    },
    load: {
      filter: { id: /^virtual:meetcute\/drawn\// },
      handler(id) {
        const drawnSlot = parseDrawnId(id);
        if (!drawnSlot) return undefined;
        const owners = brands.flatMap(({ name, ownSlots }) => {
          const file = ownSlots[drawnSlot.kind].get(drawnSlot.name);
          return file === undefined ? [] : [{ name, file }];
        });
        return [
          "import { createElement, use } from 'react';",
          `import { BrandContext } from ${JSON.stringify(modulePath('brands/brand-context'))};`,
          `import { ${drawnSlot.exported} as Default } from ${JSON.stringify(id + DEFAULT)};`,
          ...owners.map(({ file }, index) => `import Own${index} from ${JSON.stringify(file)};`),
          // A default drawing is an element, and a default icon a component.
          `const draw = (props) => ${drawnSlot.kind === 'icons' ? 'createElement(Default, props)' : 'Default'};`,
          'function Drawn(props) {',
          '  const brand = use(BrandContext);',
          ...owners.map(
            ({ name }, index) =>
              `  if (brand === ${JSON.stringify(name)}) return createElement(Own${index}, props);`,
          ),
          '  return draw(props);',
          '}',
          `export const ${drawnSlot.exported} = ${drawnSlot.kind === 'icons' ? 'Drawn' : 'createElement(Drawn)'};`,
        ].join('\n');
      },
    },
  };
}
