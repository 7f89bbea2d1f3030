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

/** Collects everything that is wrong with files, so that a reader can mend it at once. */
export class Report {
  readonly problems: string[] = [];
  readonly notes: string[] = [];

  readonly #sentence = ({ file, keys }: Place, message: string) =>
    `${file.name}:${file.locate(keys)} ${quote(pointerOf(keys)).slice(1, -1)} ${message}`;

  /** Adds a problem. Returns undefined, so that a reader of a value can return it. */
  problem({ place }: { readonly place: Place }, message: string): undefined {
    const sentence = this.#sentence(place, message);
    if (!this.problems.includes(sentence)) this.problems.push(sentence);
  }

  /** Adds something that a person should know, although the file can be used. */
  note({ place }: { readonly place: Place }, message: string): void {
    const sentence = this.#sentence(place, message);
    if (!this.notes.includes(sentence)) this.notes.push(sentence);
  }

  /** Throws all problems as one error. */
  throwProblems(): void {
    if (this.problems.length === 0) return;
    const rest = this.problems.length - MOST;
    throw new InputError([...this.problems.slice(0, MOST), ...(rest > 0 ? [`… and ${rest} more.`] : [])]);
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
