import type { messages } from './catalogues/en.ts';
import type { mailMessages } from './catalogues/mail.ts';

/** Texts of one namespace by key, nested at most one level. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts of one language by namespace. */
export type LocaleMessages = Readonly<Record<string, MessageTree>>;

/** Returns a copy of a tree with `change` applied to every text. */
export function mapTree(tree: MessageTree, change: (text: string) => string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTree(value, change),
    ]),
  );
}

/** Returns the texts of a tree with their keys, in the order of its file. Keys begin with `start`, such as `home:`. */
export function flattenTree(tree: MessageTree, start = ''): (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[start + name, value] as const] : flattenTree(value, `${start}${name}.`),
  );
}

/** English texts of every namespace, the source of all keys. */
export type Messages = typeof messages & { mail: typeof mailMessages };

/** Name of a namespace, the file name without `.json`. */
export type Namespace = keyof Messages;

declare module 'i18next' {
  // Makes t('shell:hmoe') a type error everywhere this package is imported.
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
    returnNull: false;
  }
}
