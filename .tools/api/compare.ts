import { findMovedParameters, hideParameterNames } from './hide-parameter-names.ts';

/** A declaration that another version of an API does not have in the same form. */
export interface ApiChange {
  /** Name of the declaration. */
  readonly name: string;
  /** Whether an importer may depend on what the declaration no longer has. */
  readonly isBreak: boolean;
  /** Words that it no longer has, or not in their order; empty where it is gone. */
  readonly lost: readonly string[];
}

const NAME =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|const|let|var|function|class|enum|namespace) ([\w$]+)/;

/** Returns the declarations of an API file, by name; those with the same name, such as overloads, as one. */
function readDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  const [, code = ''] = /^```ts\n([^]*?)^```$/m.exec(text) ?? [];
  for (const block of code.trim().split('\n\n')) {
    if (!block || /^(import|export \*) /.test(block)) continue;
    const name = NAME.exec(block)?.[1] ?? block;
    declarations.set(name, [declarations.get(name), block].filter(Boolean).join('\n'));
  }
  return declarations;
}

/** Splits code into words, strings and signs, without the numbers that API Extractor gives to equal names. */
const tokens = (text: string): string[] =>
  text.replaceAll(/_\d+\b/g, '').match(/[\w$]+|'[^']*'|"[^"]*"|[^\s\w]/g) ?? [];

/** Returns what the first text has more often than the second one. */
function findLost(before: string, after: string): string[] {
  const left = Map.groupBy(tokens(after), (token) => token);
  return tokens(before).filter((token) => left.get(token)?.pop() === undefined);
}

/** Returns the names of entries that an API exports as a whole. */
const findStars = (text: string): string[] =>
  Array.from(text.matchAll(/^export \* from '(.*)';$/gm), ([, name = '']) => name);

/**
 * Returns how the API of an entry changed. What moved to an entry that it exports as a whole did not. A declaration that only
 * grew breaks nobody: it has every word that it had, and its parameters in their order. A required member more is not
 * told apart from an optional one, nor are types that change places; reviewers see them.
 */
export function findChanges(
  entry: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ApiChange[] {
  const read = (texts: ReadonlyMap<string, string>, name: string) => readDeclarations(texts.get(name) ?? '');
  const oldStars = findStars(before.get(entry) ?? '');
  const stars = findStars(after.get(entry) ?? '');
  // An entry that is no longer exported as a whole takes its declarations along, unless they are here now.
  const left = oldStars.filter((name) => !stars.includes(name)).flatMap((name) => [...read(before, name)]);
  const old = new Map([...left, ...read(before, entry)]);
  const next = read(after, entry);
  const moved = stars.map((name) => read(after, name));
  const gone = [...old].flatMap(([name, text]) => {
    const newText = [next, ...moved].find((declarations) => declarations.has(name))?.get(name);
    if (newText === undefined)
      // What an importer can't name is reached through what names it, which changes too where it is gone.
      return [{ name, isBreak: /^(export|declare namespace) /.test(text), lost: [] }];
    if (newText === text) return [];
    const [form, newForm] = [hideParameterNames(text), hideParameterNames(newText)];
    const movedNames = findMovedParameters(text, newText);
    const lost = [...new Set([...findLost(form, newForm), ...movedNames])];
    return form === newForm && movedNames.length === 0 ? [] : [{ name, isBreak: lost.length > 0, lost }];
  });
  const added = [
    ...[...next.keys()].filter((name) => !old.has(name)),
    ...stars.filter((name) => !oldStars.includes(name)),
  ];
  return [...gone, ...added.map((name) => ({ name, isBreak: false, lost: [] }))];
}
