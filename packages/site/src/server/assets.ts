/** One entry of Vite's client manifest. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
  isDynamicEntry?: boolean;
}

/** What the client build left behind, and the name of the texts' state. */
export interface SiteAssets {
  /** Vite's manifest, by source path. */
  manifest: Readonly<Record<string, ManifestChunk>>;
  /** Build-id of the texts, for `/_i18n/{build-id}/…`. */
  buildId: string;
}

/** The entry script and, for any set of sources, the files to load with it. */
export function createAssetList({ manifest }: SiteAssets) {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) {
    throw new Error(
      "The client manifest names no entry, so a page could not start in the browser. Build the template with '@meetcute/site/vite'.",
    );
  }
  const collect = (chunk: ManifestChunk | undefined, files: Set<string>) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) collect(manifest[name], files);
  };
  return {
    entry: `/${entry.file}`,
    /** Addresses of everything that these sources and the entry import, the entry itself left out. */
    preloads(sources: readonly string[]): string[] {
      const files = new Set<string>();
      collect(entry, files);
      for (const source of sources) collect(manifest[source], files);
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
    /** Source paths of what a page loads later by itself, and what starts it without a connection. */
    laterSources: Object.entries(manifest).flatMap(([source, { isDynamicEntry }]) =>
      isDynamicEntry &&
      /\/(src\/(frame|legal|mutual-like|navigation|notices|prompts|session|ui)|browser|app|provider|live|chats)\/[^/]+\.tsx?$/.test(
        source,
      )
        ? [source]
        : [],
    ),
  };
}
