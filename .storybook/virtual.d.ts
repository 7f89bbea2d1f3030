declare module 'virtual:icons' {
  import type { Icon } from '@phosphor-icons/react';

  export const icons: Readonly<Record<string, Icon>>;
}
