import type { ManifestHooks, ManifestPage } from './types.ts';

/** File with the manifest of all parts, in the directory of the Storybook. */
export const MANIFEST_FILE = 'components.json';

/** File that tells language models what the library has. */
export const LLMS_FILE = 'llms.txt';

/** Returns the address of a docs page, relative to the directory of the Storybook. */
export const docsPath = ({ id }: Pick<ManifestPage, 'id'>): string => `./?path=/docs/${id}`;

/** Returns the file of a docs page as Markdown, relative to the directory of the Storybook. */
export const markdownPath = ({ file }: Pick<ManifestPage, 'file'>): string => `parts/${file}.md`;

/** Returns the file of an entry point's hooks as Markdown, relative to the directory of the Storybook. */
export const hooksPath = (entry: Pick<ManifestHooks, 'import'>): string =>
  `hooks/${entry.import.split('/').at(-1)}.md`;
