/** A part's state: `isX` for what is or is not so, a word for what is one of several. */
export type PartState<State> = { readonly [Key in keyof State]: boolean | string };

const nameOf = (key: string) =>
  key
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** State as attributes for CSS: `isOnline: true` is `data-online`, `position: 'last'` is `data-position`; what is not so has none. */
export const partData = <State extends PartState<State>>(
  state: State,
): Readonly<Record<`data-${string}`, boolean | string>> =>
  Object.fromEntries(
    Object.entries<boolean | string>(state)
      .filter(([, value]) => value !== false)
      .map(([key, value]) => [`data-${nameOf(key)}`, value]),
  );
