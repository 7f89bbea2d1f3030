import type { Template } from '@meetcute/site';

/** A fault of a brand, in sentences. */
export interface Problem {
  /** Place: a file, with the line where it is known, or a story. */
  readonly where: string;
  /** Fault. */
  readonly what: string;
  /** Reason why it matters. */
  readonly why: string;
  /** Way to mend it. */
  readonly mend: string;
}

/** Data that every check can read. */
export interface CheckContext {
  /** Folder of the template, absolute. */
  readonly folder: string;
  /** Whether checks with a browser take every story, language and look. */
  readonly isAll: boolean;
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
