declare module 'virtual:icons' {
  import type { Icon } from '@phosphor-icons/react';

  export const icons: Readonly<Record<string, Icon>>;
}

/** What the docs addon adds to the preview; the package declares no types for it. */
declare module '@storybook/react/entry-preview-docs' {
  export const decorators: readonly unknown[];
}
