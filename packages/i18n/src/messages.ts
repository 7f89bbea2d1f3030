/** Texts of one namespace by key; a key may hold one more level. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts of one language by namespace. */
export type LocaleMessages = Readonly<Record<string, MessageTree>>;

/** A tree whose every text went through `change`. */
export function mapTree(tree: MessageTree, change: (text: string) => string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTree(value, change),
    ]),
  );
}
