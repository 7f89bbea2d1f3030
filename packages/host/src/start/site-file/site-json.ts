import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { readFileSync } from 'node:fs';
import type { Path } from './site-problem.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, and no list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Place in a file, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A site file as JSON, or what is wrong with its text. */
export type SiteText =
  | { readonly json: Json; readonly placeOf: (path: Path) => Place; readonly repeated: readonly Path[] }
  | { readonly what: string; readonly mend: string; readonly place?: Place };

function placeAt(text: string, offset: number): Place {
  // Also lines that end with a carriage return.
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Returns the paths of keys that an object has twice, of which JSON silently takes the last. */
function findRepeated({ type, children = [] }: Node, path: Path): Path[] {
  if (type === 'array') return children.flatMap((child, index) => findRepeated(child, [...path, index]));
  const names = children.map(({ children: parts }) => String(parts?.[0]?.value));
  return type === 'object'
    ? children.flatMap(({ children: parts }, index) => {
        const here = [...path, names[index]!];
        const twice = names.indexOf(names[index]!) < index ? [here] : [];
        return parts?.[1] ? [...twice, ...findRepeated(parts[1], here)] : twice;
      })
    : [];
}

/** Returns the place of a value; of the nearest one around it where there is none. */
function findPlace(root: Node, text: string, path: Path): Place {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(
      root,
      path.slice(0, length).map((key) => (typeof key === 'symbol' ? '' : key)),
    );
    // Of an object's value the key, which is what a reader looks for.
    if (node) return placeAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return placeAt(text, root.offset);
}

/** Reads a site file. Windows line ends and a byte order mark are fine; another encoding than UTF-8 is not. */
export function readSiteText(file: string): SiteText {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
      ? { what: 'is not text in UTF-8', mend: 'Save it in that encoding.' }
      : {
          what: `can't be read (${code ?? String(error)})`,
          mend: 'Give the user of the host the right to read it, or move it away.',
        };
  }
  if (text.trim() === '')
    return { what: 'is empty', mend: 'Write a site into it: npx meetcute init shows one.' };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first || !root) {
    const reason = first ? printParseErrorCode(first.error) : 'ValueExpected';
    const words = reason.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
    return {
      what: `is not JSON (${words})`,
      mend: 'Look at this place and just before it: JSON has neither comments nor a comma after the last entry.',
      place: placeAt(text, first?.offset ?? 0),
    };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { what: `is not JSON (${(error as Error).message})`, mend: 'Correct its text.' };
  }
  if (!isObject(json)) return { what: 'is not a JSON object', mend: 'Write it as { "id": …, "hosts": … }.' };
  return { json, placeOf: (path) => findPlace(root, text, path), repeated: findRepeated(root, []) };
}
