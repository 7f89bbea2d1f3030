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
