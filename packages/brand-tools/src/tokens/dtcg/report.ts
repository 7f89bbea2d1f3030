import type { JsonFile } from './json-file.ts';
import { InputError } from '../../input-error.ts';

/** Position of a value: its file, and the keys that lead to it. */
export interface Place {
  readonly file: JsonFile;
  readonly keys: readonly (string | number)[];
}

/** A value of a file, and where it is. */
export interface Located<T = unknown> {
  readonly value: T;
  readonly place: Place;
}

/** Sentences of one error; more would hide the first ones. */
const MOST = 100;

const pointerOf = (keys: Place['keys']) =>
  `#/${keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** Writes a text of a file for a message: in one line, without control characters, and not endless. */
export const quote = (text: unknown): string => {
  if (text === undefined) return 'nothing';
  const line = (typeof text === 'string' ? text : JSON.stringify(text)).replaceAll(/[\p{C}\s]+/gu, ' ');
  return `'${line.length > 60 ? `${line.slice(0, 60)}…` : line}'`;
};

function add(sentences: string[], { file, keys }: Place, message: string): void {
  const sentence = `${file.name}:${file.locate(keys)} ${quote(pointerOf(keys)).slice(1, -1)} ${message}`;
  if (!sentences.includes(sentence)) sentences.push(sentence);
}

/** Collects everything that is wrong with files, so that a reader can mend it at once. */
export class Report {
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  #more = 0;

  /** Adds a problem. Returns undefined, so that a reader of a value can return it. */
  problem({ place }: { readonly place: Place }, message: string): undefined {
    // To find the line of a value takes time, which a hostile file must not multiply.
    if (this.problems.length === MOST) this.#more += 1;
    else add(this.problems, place, message);
  }

  /** Adds something that a person should know, although the file can be used. */
  note({ place }: { readonly place: Place }, message: string): void {
    if (this.notes.length < MOST) add(this.notes, place, message);
  }

  /** Throws all problems as one error. */
  throwProblems(): void {
    if (this.problems.length === 0) return;
    throw new InputError([...this.problems, ...(this.#more > 0 ? [`… and ${this.#more} more.`] : [])]);
  }
}

/** Returns a member of a located object or array. */
export const memberOf = ({ value, place }: Located, key: string | number): Located => ({
  value:
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string | number, unknown>)[key]
      : undefined,
  place: { file: place.file, keys: [...place.keys, key] },
});
