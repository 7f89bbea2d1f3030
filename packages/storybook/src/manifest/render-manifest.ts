import { readDefault } from './default-of.ts';
import { docsPath, markdownPath } from './paths.ts';
import type { ManifestPage } from './types.ts';

/** Returns the manifest of all parts as JSON text, by the id of their docs page. */
export function renderManifest(pages: readonly ManifestPage[]): string {
  const entries = pages.map(({ components, ...page }) => [
    page.id,
    {
      ...page,
      docs: docsPath(page),
      markdown: markdownPath(page),
      components: components.map((component) => ({
        ...component,
        props: component.props.map((prop) => ({ ...prop, default: readDefault(prop.about) || null })),
      })),
    },
  ]);
  return `${JSON.stringify({ version: 1, parts: Object.fromEntries(entries) }, null, 2)}\n`;
}
