import type { OwnTexts } from '@meetcute/i18n';

/** An entry of Vite's client manifest. */
export interface ManifestChunk {
  /** Path of the built file, relative to the client build. */
  file: string;
  /** Whether the chunk is an entry. Default: false. */
  isEntry?: boolean;
  /** Manifest keys of statically imported chunks. */
  imports?: readonly string[];
  /** Paths of imported style sheets. */
  css?: readonly string[];
  /** Whether the chunk is loaded by a dynamic import. Default: false. */
  isDynamicEntry?: boolean;
}

/** Output of the client build, the build id of the texts, and the texts of the site. */
export interface SiteAssets {
  /** Vite's manifest, keyed by source path. */
  manifest: Readonly<Record<string, ManifestChunk>>;
  /** Build id of the texts, for `/_i18n/{build-id}/…`. */
  buildId: string;
  /** Texts of the site, over those of the template; checked by the host. Default: none. */
  texts?: OwnTexts;
}

/**
 * Returns the files of the entry, and functions that list the files to load with it. Throws when the manifest has no
 * entry.
 */
export function createAssetList({ manifest }: SiteAssets) {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) {
    throw new Error(
      "The client manifest contains no entry, so no page can start in the browser. Build the template with '@meetcute/site/vite'.",
    );
  }
  const ancestors = new Set<ManifestChunk>();
  /** Adds a chunk after its imports. */
  const collect = (chunk: ManifestChunk | undefined, chunks: Set<ManifestChunk>) => {
    if (!chunk || chunks.has(chunk) || ancestors.has(chunk)) return;
    ancestors.add(chunk);
    for (const name of chunk.imports ?? []) collect(manifest[name], chunks);
    ancestors.delete(chunk);
    chunks.add(chunk);
  };
  const addressesOf = (chunks: Iterable<ManifestChunk>) => [...chunks].map(({ file }) => `/${file}`);
  const ofEntry = new Set<ManifestChunk>();
  collect(entry, ofEntry);
  return {
    /** Addresses of the entry and of all files that it imports, each after its own imports. */
    steps: addressesOf(ofEntry),
    /** Returns addresses of all files that the sources import beside those of the entry. */
    preloads(sources: readonly string[]): string[] {
      const chunks = new Set(ofEntry);
      for (const source of sources) collect(manifest[source], chunks);
      return addressesOf(chunks.difference(ofEntry));
    },
    /** Source paths of chunks that a page loads lazily, including the offline start. */
    laterSources: Object.entries(manifest).flatMap(([source, { isDynamicEntry }]) =>
      isDynamicEntry &&
      /\/(src\/(frame|legal|mutual-like|navigation|notices|pages|prompts|session|dialog)|browser|app|provider|live|chats)\/[^/]+\.tsx?$/.test(
        source,
      )
        ? [source]
        : [],
    ),
  };
}
