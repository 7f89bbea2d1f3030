/** Order of the sidebar, which \`defineMain\` sets for the text of the repository's preview file. */
declare var compareStories: (one: { title: string }, other: { title: string }) => number;

declare module 'virtual:icons' {
  import type { Icon } from '@phosphor-icons/react/lib';

  export const icons: Readonly<Record<string, Icon>>;
}

declare module 'virtual:parts' {
  import type { PartEntry } from './docs/part-entry.ts';

  export const parts: readonly PartEntry[];
}

/** Preview annotations of the docs addon, which has no types for them. */
declare module '@storybook/react/entry-preview-docs' {
  export const decorators: readonly unknown[];
}

declare module 'virtual:meetcute/brand-names' {
  export const brandNames: readonly string[];
  export const testedBrands: readonly string[];
}

declare module 'virtual:meetcute/templates' {
  import type { Template } from '@meetcute/site';

  export const templates: readonly Template[];
}

declare module 'virtual:meetcute/docs' {
  import type { PartDocs } from './docs/part-docs.ts';

  /** Texts beside story files, by the name of the file without its ending. */
  export const docs: Readonly<Record<string, () => Promise<{ default: PartDocs }>>>;

  /** Sources of the samples beside story files, by the same names. */
  export const examples: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
