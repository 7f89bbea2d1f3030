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
