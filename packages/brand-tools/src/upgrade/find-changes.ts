/** A default that has changed since a brand has seen it. */
export interface Change {
  /** Name: the language and key of a text, or the path of a token. */
  readonly name: string;
  /** The default that the brand has seen; null for a new one. */
  readonly before: string | null;
  /** The default now; null where it is gone. */
  readonly after: string | null;
  /** The brand's own value in its place; null where it inherits. */
  readonly ownValue: string | null;
}

type Values = ReadonlyMap<string, string>;

/** Whether a text is in a language of which only replaced texts are noted. */
const isPartial = (name: string) => /^(?!en )[a-z]{2} /.test(name);

/** Returns what has changed between the defaults that a brand has seen and those of now: first what it replaces. */
export function findChanges(seenValues: Values, now: Values, ownValues: Values = new Map()): Change[] {
  const names = [...new Set([...seenValues.keys(), ...now.keys()])].toSorted();
  const changes = names
    .map((name) => ({
      name,
      before: seenValues.get(name) ?? null,
      after: now.get(name) ?? null,
      ownValue: ownValues.get(name) ?? null,
    }))
    .filter(({ before, after }) => before !== after)
    .filter(({ name, before, after }) => !isPartial(name) || (before !== null && after !== null));
  return [
    ...changes.filter((each) => each.ownValue !== null),
    ...changes.filter((each) => each.ownValue === null),
  ];
}
