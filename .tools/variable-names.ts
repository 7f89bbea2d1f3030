/** Words that are no names of variables, each with the kind of name that says what the variable has. */
const VAGUE: Readonly<Record<string, string>> = {
  of: 'name the thing: `world`, `order`, `member`',
  is: 'say what is so: `isOpen`',
  own: 'say whose or which: `ownProfile`, `ownKeys`',
  known: 'say what is known: `knownIds`, `existing`',
  found: 'say what was found: `match`, `profiles`',
  asked: 'say what was requested: `requestedPath`',
  wanted: 'say what is wanted: `expectedNames`, `target`',
  put: 'name the act by a verb: `putFile`',
  ran: 'say what ran, or whether: `testFiles`, `hasRun`',
  taking: 'name the act by a verb: `takeKey`',
};

/** Participles alone say what has happened, but not to what. */
const PARTICIPLES: ReadonlySet<string> = new Set(
  (
    'allowed begun born bought broken built caught covered created followed heard held kept looked marked meant measured met ' +
    'missed passed placed played posted pressed raised reached recorded released repeated replaced resized returned reviewed ' +
    'said selected skipped sold spent stopped tested thrown timed told tracked updated uploaded visited waited warned worked'
  ).split(' '),
);

/** Returns what to write in place of a vague name; undefined for any other. */
const adviceFor = (name: string): string | undefined =>
  PARTICIPLES.has(name)
    ? `say what was ${name}, or whether: a noun, or a name that begins with \`is\` or \`has\``
    : Object.hasOwn(VAGUE, name)
      ? VAGUE[name]
      : undefined;

/** A node of a pattern that declares variables. */
export interface PatternNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: PatternNode;
  readonly left?: PatternNode;
  readonly argument?: PatternNode;
  readonly elements?: readonly (PatternNode | null)[];
  readonly properties?: readonly PatternNode[];
}

/** Returns the identifiers that a pattern declares, such as both of `{ id, paging: { scroll } }`. */
function declaredIn(node: PatternNode | null | undefined): readonly PatternNode[] {
  if (!node) return [];
  if (node.type === 'Identifier') return [node];
  const parts = [node.value, node.left, node.argument, ...(node.elements ?? []), ...(node.properties ?? [])];
  return parts.flatMap((part) => declaredIn(part));
}

/** Returns each variable of a pattern whose name says nothing, with the message of the error. */
export const findVagueNames = (pattern: PatternNode | null | undefined) =>
  declaredIn(pattern).flatMap((node) => {
    const advice = adviceFor(node.name!);
    return advice === undefined ? [] : [{ node, message: `'${node.name}' names no variable: ${advice}.` }];
  });
