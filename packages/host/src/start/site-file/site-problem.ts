/** Keys and indexes that lead to a value in a site file, from the outermost one. */
export type Path = readonly PropertyKey[];

/** Something that is wrong with a site: what, where, and how to mend it. */
export interface SiteProblem {
  /** An error stops the start; with a warning the site starts. */
  readonly level: 'error' | 'warning';
  /** Path of the site file. */
  readonly file: string;
  /** Line and column in the file, from 1. Omitted for a problem of the whole file. */
  readonly line?: number;
  readonly column?: number;
  /** Key, such as `settings.min_age`; empty for the whole file. */
  readonly key: string;
  /** The problem, as the rest of a sentence whose subject is the key or the file. */
  readonly what: string;
  /** How to mend it and, where that is not plain, why: one or two sentences. */
  readonly mend: string;
}

/** Reports a problem at a path of the file that is read. */
export type Report = (path: Path, what: string, mend: string) => void;

/** Returns a problem as a line that editors and terminals can open at its place. */
export function describeProblem({ file, line, column, key, what, mend }: SiteProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return `${place}: ${key === '' ? 'the file' : `'${key}'`} ${what}. ${mend}`;
}

/** Returns the key of a path, such as `hosts.0`. */
export const keyOf = (path: Path): string => path.map(String).join('.');
