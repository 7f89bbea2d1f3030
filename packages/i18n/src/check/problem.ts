/** Problem found by the check, with its location. */
export interface Problem {
  /** Path from the repository's root. */
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  /** Description and how to fix it. */
  readonly message: string;
}

/** Formats a problem as one line that editors turn into a link. */
export const formatProblem = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;
