import type { Template } from '@meetcute/site';

/** Something that a brand may not break, as one sentence each. */
export interface Problem {
  /** Where it is: a file, with the line where it is known, or a story. */
  readonly where: string;
  /** What is wrong. */
  readonly what: string;
  /** Why it matters. */
  readonly why: string;
  /** How to mend it. */
  readonly mend: string;
}

/** Something that every check can read. */
export interface CheckContext {
  /** Folder of the template, absolute. */
  readonly folder: string;
  /** Resolves with the template. Rejects where its code can't be loaded. */
  readonly loadTemplate: () => Promise<Template>;
}

/** A check of a template. */
export interface Check {
  /** Word by which `--only` selects it. */
  readonly name: string;
  /** Title in the output. */
  readonly title: string;
  /** Resolves with what it finds. A rejection is reported as a problem of its own. */
  readonly run: (context: CheckContext) => Promise<readonly Problem[]>;
}
