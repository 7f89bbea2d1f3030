/** Values of a setting that are too many to list. */
export interface DescribedValues {
  isKnown: (value: string) => boolean;
  /** Describes the values, as in 'The toolbar has no matrix 'x'; it has …'. */
  description: string;
}

/** Values of settings that the toolbar knows; null for any value. */
export type KnownSettings = Readonly<Record<string, readonly string[] | DescribedValues | null>>;

/**
 * Returns a sentence for each setting in the query of an address that the toolbar does not know, and that is therefore ignored.
 * `search` is the query, such as '?globals=language:xx'.
 */
export function unknownSettings(search: string, knownSettings: KnownSettings): string[] {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';').filter(Boolean);
  return pairs.flatMap((pair) => {
    const end = pair.indexOf(':');
    const [path, value] = end < 0 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)];
    // A part of a setting, such as 'viewport.value', belongs to it.
    const name = /^\w+/.exec(path)?.[0] ?? path;
    if (!Object.hasOwn(knownSettings, name)) return [`The toolbar has no setting '${name}'.`];
    const values = knownSettings[name];
    if (!values) return [];
    const { isKnown, description } =
      'isKnown' in values
        ? values
        : { isKnown: (one: string) => values.includes(one), description: values.join(', ') };
    return isKnown(value) ? [] : [`The toolbar has no ${name} '${value}'; it has ${description}.`];
  });
}
