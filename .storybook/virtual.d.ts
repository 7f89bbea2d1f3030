declare module 'virtual:icons' {
  import type { Icon } from '@phosphor-icons/react/lib';

  export const icons: Readonly<Record<string, Icon>>;
}

declare module 'virtual:parts' {
  import type { PartEntry } from './part-entry.ts';

  export const parts: readonly PartEntry[];
}

/** Preview annotations of the docs addon, which has no types for them. */
declare module '@storybook/react/entry-preview-docs' {
  export const decorators: readonly unknown[];
}
