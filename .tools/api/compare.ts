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
function findLost(oldText: string, newText: string): string[] {
  const newTokens = Map.groupBy(tokens(newText), (token) => token);
  return tokens(oldText).filter((token) => newTokens.get(token)?.pop() === undefined);
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
  oldReports: ReadonlyMap<string, string>,
  newReports: ReadonlyMap<string, string>,
): ApiChange[] {
  const read = (texts: ReadonlyMap<string, string>, name: string) => readDeclarations(texts.get(name) ?? '');
  const oldStars = findStars(oldReports.get(entry) ?? '');
  const stars = findStars(newReports.get(entry) ?? '');
  // An entry that is no longer exported as a whole takes its declarations along, unless they are here now.
  const droppedDeclarations = oldStars
    .filter((name) => !stars.includes(name))
    .flatMap((name) => [...read(oldReports, name)]);
  const old = new Map([...droppedDeclarations, ...read(oldReports, entry)]);
  const next = read(newReports, entry);
  const starDeclarations = stars.map((name) => read(newReports, name));
  const changes = [...old].flatMap(([name, text]) => {
    const newText = [next, ...starDeclarations].find((declarations) => declarations.has(name))?.get(name);
    if (newText === undefined)
      // What an importer can't name is reached through what names it, which changes too where it is gone.
      return [{ name, isBreak: /^(export|declare namespace) /.test(text), lost: [] }];
    if (newText === text) return [];
    const [form, newForm] = [hideParameterNames(text), hideParameterNames(newText)];
    const movedNames = findMovedParameters(text, newText);
    const lostTokens = [...new Set([...findLost(form, newForm), ...movedNames])];
    return form === newForm && movedNames.length === 0
      ? []
      : [{ name, isBreak: lostTokens.length > 0, lost: lostTokens }];
  });
  const addedNames = [
    ...[...next.keys()].filter((name) => !old.has(name)),
    ...stars.filter((name) => !oldStars.includes(name)),
  ];
  return [...changes, ...addedNames.map((name) => ({ name, isBreak: false, lost: [] }))];
}
