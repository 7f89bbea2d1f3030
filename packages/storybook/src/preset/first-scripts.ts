import type { Plugin } from 'vite';

/** Modules of a build and what imports them. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Returns whether a module loads with the first script of the page, which reaches it without `import()`. */
export function isOfStart(id: string, graph: Graph): boolean {
  const importers = new Set([id]);
  // A set yields what is added while it is read.
  for (const importer of importers) {
    const info = graph.getModuleInfo(importer);
    if (info?.isEntry) return true;
    for (const next of info?.importers ?? []) importers.add(next);
  }
  return false;
}

/** Names of the chunks that every story on the stage needs. */
const NEEDED = ['shared', 'story-stage'];

/** Loads what every story needs beside the start of Storybook, unless the address is that of the first page. */
export const preloadPlugin = (): Plugin => ({
  name: 'meetcute:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = NEEDED.map((name) => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (!chunk) throw new Error(`The build has no chunk '${name}' to request early.`);
        return `./${chunk.fileName}`;
      });
      const script = `if (/[?&]id=(?!welcome)/.test(location.search)) for (const href of ${JSON.stringify(files)})
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
      return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
    },
  },
});
