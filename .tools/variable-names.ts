/** Words that are no names of variables, each with the kind of name that says what the variable has. */
const VAGUE: Readonly<Record<string, string>> = {
  is: 'say what is so: `isOpen`',
  own: 'say whose or which: `ownProfile`, `ownKeys`',
  taking: 'name the act by a verb: `takeKey`',
};

/** Words that end as participles do and are none. */
const NO_PARTICIPLES: ReadonlySet<string> = new Set([
  'bed',
  'embed',
  'exceed',
  'feed',
  'need',
  'proceed',
  'red',
  'seed',
  'speed',
]);

/** Names that a text of this kind has: `expected` beside `actual`, as in Node's assertions. */
const TERMS: ReadonlySet<string> = new Set(['expected']);

/** Irregular participles, without those that are verbs as well, such as `read` and `run`. */
const IRREGULAR: ReadonlySet<string> = new Set(
  (
    'begun born bought broken brought built caught chosen drawn driven fallen felt forbidden forgotten found frozen given ' +
    'gone grown heard held hidden kept known laid led left lent lost made meant met mistaken overridden owed paid proven ran ' +
    'rebuilt rewritten said seen sent shown sold spent spoken stolen stood stuck taken taught thought thrown told torn ' +
    'understood undone unread unseen unsent untold withdrawn won worn written'
  ).split(' '),
);

/** Prepositions, without `like` and `about`, which name a like and a text about oneself. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  (
    'above across after against along among around aside at before behind below beside between beyond by down during for from ' +
    'in inside into near of off on onto out outside over past per since through to toward towards under until up upon via with ' +
    'within without'
  ).split(' '),
);

const isParticiple = (name: string) =>
  IRREGULAR.has(name) || (/^[a-z]+ed$/.test(name) && !NO_PARTICIPLES.has(name) && !TERMS.has(name));

/** Returns what to write in place of a vague name; undefined for any other. */
function adviceFor(name: string): string | undefined {
  if (Object.hasOwn(VAGUE, name)) return VAGUE[name];
  if (PREPOSITIONS.has(name))
    return 'a preposition needs its noun: `world`, `textBefore`, `sender`, `deadline`';
  if (isParticiple(name))
    return `say what was ${name}, or whether: a noun, or a name that begins with \`is\` or \`has\``;
  return undefined;
}

/** A node of a pattern that declares variables. */
export interface PatternNode {
  readonly type: string;
  readonly name?: string;
  readonly shorthand?: boolean;
  readonly value?: PatternNode;
  readonly left?: PatternNode;
  readonly argument?: PatternNode;
  readonly elements?: readonly (PatternNode | null)[];
  readonly properties?: readonly PatternNode[];
}

/**
 * Returns the identifiers that a pattern names itself, such as `scroll` of `{ id, paging: scroll }`: a shorthand has
 * the name of its property.
 */
function namedIn(node: PatternNode | null | undefined): readonly PatternNode[] {
  if (!node || node.shorthand) return [];
  if (node.type === 'Identifier') return [node];
  const parts = [node.value, node.left, node.argument, ...(node.elements ?? []), ...(node.properties ?? [])];
  return parts.flatMap((part) => namedIn(part));
}

/** Returns each variable of a pattern whose name says nothing, with the message of the error. */
export const findVagueNames = (pattern: PatternNode | null | undefined) =>
  namedIn(pattern).flatMap((node) => {
    const advice = adviceFor(node.name!);
    return advice === undefined ? [] : [{ node, message: `'${node.name}' names no variable: ${advice}.` }];
  });
