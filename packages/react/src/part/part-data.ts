/** State of a part: booleans named `isX`, and text for one of several values. */
export type PartState<State> = { readonly [Key in keyof State]: boolean | string };

const nameOf = (key: string) =>
  key
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/**
 * Converts a part's state to data attributes for CSS. `isOnline: true` becomes `data-online`, `position: 'last'`
 * becomes `data-position="last"`; false values have no attribute.
 */
export const partData = <State extends PartState<State>>(
  state: State,
): Readonly<Record<`data-${string}`, boolean | string>> =>
  Object.fromEntries(
    Object.entries<boolean | string>(state)
      .filter(([, value]) => value !== false)
      .map(([key, value]) => [`data-${nameOf(key)}`, value]),
  );
