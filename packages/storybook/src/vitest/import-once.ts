import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface DynamicImport extends Node {
  readonly source: Node & { readonly value?: unknown };
}

/** Returns all `import()` expressions with a literal path in a syntax tree. */
function dynamicImports(tree: unknown): readonly DynamicImport[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const imports = 'type' in tree && tree.type === 'ImportExpression' ? [tree as DynamicImport] : [];
  return [
    ...imports.filter(({ source }) => typeof source.value === 'string'),
    ...Object.values(tree).flatMap((child) => dynamicImports(child)),
  ];
}

/** Number of imports that are under way. */
const PENDING = 'globalThis.pendingImports';

/** Whether a module belongs to a library. Installed packages of Meetcute load their parts and screens with `import()`. */
const isLibrary = (id: string) => id.includes('/node_modules/') && !id.includes('/@meetcute/');

/**
 * Vite plugin for tests in a browser: repeats the promise of an earlier `import()` of the same module. Chromium walks
 * through all static imports of a module on each `import()`, loaded or not. Unbundled sources have hundreds of modules,
 * so this took a third of the main thread's time in stories. A failed import is retried, as without the plugin. Counts the
 * imports that are under way in `globalThis.pendingImports`, so that a test knows when a page is complete.
 */
export const importOnce = (): Plugin => ({
  name: 'meetcute:import-once',
  apply: 'serve',
  async transform(code, id) {
    if (!code.includes('import(') || isLibrary(id)) return null;
    let result = code;
    // From the last to the first, so that positions before a replaced expression stay valid.
    for (const { start, end, source } of dynamicImports(this.parse(code)).toReversed()) {
      const module = await this.resolve(String(source.value), id);
      if (!module) continue;
      const entry = `(globalThis.importedModules ??= {})[${JSON.stringify(module.id)}]`;
      const load = `(${PENDING} = (${PENDING} ?? 0) + 1, ${code.slice(start, end)})`;
      const once = `(${entry} ??= ${load}.finally(() => { ${PENDING} -= 1; }).catch((error) => { delete ${entry}; throw error; }))`;
      result = result.slice(0, start) + once + result.slice(end);
    }
    return result === code ? null : { code: result, map: null };
  },
});
