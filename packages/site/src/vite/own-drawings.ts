import { join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type Plugin } from 'vite';
import { readExtended, readOwnDrawings, type DrawnKind, type OwnDrawings } from './read-own-drawings.ts';

export { readExtended, readOwnDrawings, type DrawnKind, type OwnDrawings };
export {
  findExtended,
  findProperty,
  findTemplateInput,
  nameOfProperty,
  type ExtendedImport,
  type Property,
  type SyntaxNode,
} from './template-source.ts';

/** Start of the names of modules that stand for drawings and icons of a brand. */
export const DRAWN = 'virtual:meetcute/drawn/';

/** Imports that may be of a default, and modules that stand for one. */
export const DRAWN_IMPORT =
  /^@phosphor-icons\/react\/\w+$|^\.{1,2}\/(?:drawings\/)?[A-Z]\w+\.(?:tsx|js)$|^virtual:meetcute\/drawn\//;

const ICON = /^@phosphor-icons\/react\/(\w+)$/;
const DRAWING = /\/kit\/(?:src|dist)\/drawings\/(\w+)\.(?:tsx|js)$/;

/** Packages that have defaults of drawings and icons, and those that import them. */
const DRAWN_PACKAGES = /^@meetcute\/kit$|^@phosphor-icons\/react$/;

/** A default drawing or icon that a module imports. */
export interface DefaultDrawing {
  readonly kind: DrawnKind;
  readonly name: string;
  /** Name by which its module exports it. */
  readonly exported: string;
}

const describe = (kind: DrawnKind, name: string): DefaultDrawing => ({
  kind,
  name,
  exported: kind === 'icons' ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}Drawing`,
});

/** Returns the default drawing or icon that a module imports; undefined for any other import. */
export function findDefault(source: string, importer: string | undefined): DefaultDrawing | undefined {
  const [, icon] = ICON.exec(source) ?? [];
  if (icon !== undefined) return describe('icons', icon);
  if (importer === undefined || !source.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(importer.replaceAll('\\', '/')), source);
  const [, name] = DRAWING.exec(path) ?? [];
  return name === undefined ? undefined : describe('drawings', name);
}

/** Returns the name of the module that stands for a default. */
export const drawnId = ({ kind, name }: DefaultDrawing): string => `${DRAWN}${kind}/${name}`;

/** Returns the default for which a module stands; undefined for any other module. */
export function parseDrawnId(id: string): DefaultDrawing | undefined {
  const [, kind, name] = /^virtual:meetcute\/drawn\/(drawings|icons)\/(\w+)$/.exec(id) ?? [];
  return kind === undefined || name === undefined ? undefined : describe(kind as DrawnKind, name);
}

/** Whether a module is a brand's own drawing, in which the default keeps its name. */
const isOwn = (ownSlots: OwnDrawings, importer: string | undefined) =>
  importer !== undefined &&
  [...ownSlots.drawings.values(), ...ownSlots.icons.values()].includes(importer.replace(/\?.*/, ''));

/** Query of the module that stands for a default. Its path is that of the brand's file, whose libraries it finds. */
const STANDS_FOR = '?meetcute-drawn=';
const standIn = (file: string, { kind, name }: DefaultDrawing) => `${file}${STANDS_FOR}${kind}/${name}.js`;

const namesOf = ({ drawings, icons }: OwnDrawings) => [...drawings.keys(), ...icons.keys()].join();

/** Whether a template has the same files in the same slots as before. */
const isSame = (one: OwnDrawings, other: OwnDrawings) =>
  isDeepStrictEqual([one.drawings, one.icons], [other.drawings, other.icons]);

/**
 * Puts drawings and icons of the template in a folder in the place of the defaults, which then are in no file of the build.
 * Both builds do it, so that the server renders the same.
 */
export function ownDrawings(root: string): Plugin {
  const template = join(root, 'src/template.ts');
  let ownSlots: OwnDrawings;
  const find = (source: string, importer: string | undefined) => {
    const slot = findDefault(source, importer);
    return slot && ownSlots[slot.kind].has(slot.name) && !isOwn(ownSlots, importer)
      ? drawnId(slot)
      : undefined;
  };
  return {
    name: 'meetcute:own-drawings',
    enforce: 'pre',
    config() {
      ownSlots = readOwnDrawings(template);
      if (namesOf(ownSlots) === '') return undefined;
      // A development server bundles installed packages before, and again with other names.
      const plugin = {
        name: `meetcute:own-drawings ${namesOf(ownSlots)}`,
        resolveId: (source: string, importer: string | undefined) => {
          const id = find(source, importer);
          return id === undefined ? undefined : { id, external: true };
        },
      };
      return { optimizeDeps: { rolldownOptions: { plugins: [plugin] } } };
    },
    configEnvironment(name, { resolve }) {
      // Where Node loads packages, no import of a default may go past Vite.
      const loadedByVite = resolve?.noExternal;
      return name === 'ssr' && Array.isArray(loadedByVite) && namesOf(ownSlots) !== ''
        ? { resolve: { noExternal: [DRAWN_PACKAGES] } }
        : undefined;
    },
    configureServer(server) {
      server.watcher.add([...ownSlots.templates]);
      server.watcher.on('change', (file) => {
        if (!ownSlots.templates.includes(normalizePath(file))) return;
        try {
          const savedSlots = readOwnDrawings(template);
          if (!isSame(savedSlots, ownSlots)) return void server.restart();
          ownSlots = savedSlots;
          // It may extend another template than before.
          server.watcher.add([...ownSlots.templates]);
        } catch (error) {
          // Pages keep what was saved before.
          server.config.logger.error((error as Error).message, { timestamp: true });
        }
      });
    },
    resolveId: {
      filter: { id: DRAWN_IMPORT },
      handler(source, importer) {
        const id = source.startsWith(DRAWN) ? source : find(source, importer);
        const slot = id === undefined ? undefined : parseDrawnId(id);
        const file = slot && ownSlots[slot.kind].get(slot.name);
        return file === undefined ? undefined : standIn(file, slot!);
      },
    },
    load: {
      filter: { id: /\?meetcute-drawn=/ },
      handler(id) {
        const [file = '', slot = ''] = id.split(STANDS_FOR);
        const drawnSlot = parseDrawnId(`${DRAWN}${slot.replace(/\.js$/, '')}`);
        if (drawnSlot === undefined) return undefined;
        const { kind, exported } = drawnSlot;
        const code =
          kind === 'icons'
            ? `export { default as ${exported} } from ${JSON.stringify(file)};`
            : `import { createElement } from 'react';
import Drawing from ${JSON.stringify(file)};
export const ${exported} = /* @__PURE__ */ createElement(Drawing);`;
        return { code, moduleSideEffects: false };
      },
    },
  };
}
