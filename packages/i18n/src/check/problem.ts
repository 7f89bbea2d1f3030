/** Something that the check refuses, at a place where it can be mended. */
export interface Problem {
  /** Path from the repository's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** One line a problem, in the form that editors turn into a link. */
export const formatProblem = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;
