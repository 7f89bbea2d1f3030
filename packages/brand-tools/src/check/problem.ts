import type { Template } from '@meetcute/site';
import type { TestFailure, TestProject } from './test-report.ts';

/** A fault of a brand, or a note, in sentences. */
export interface Problem {
  /** Place: a file, with the line where it is known, or a story. */
  readonly where: string;
  /** Fault. */
  readonly what: string;
  /** Reason why it matters. */
  readonly why: string;
  /** Way to mend it. */
  readonly mend: string;
  /** Key of the one text that it is about. Default: none. */
  readonly textKey?: string;
  /** Whether it is something to do later, with which the check does not fail. Default: false. */
  readonly isNote?: boolean;
}

/** Reason why a check could not end, as a problem of its own. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.what);
    this.problem = problem;
  }
}

/** Data that every check can read. */
export interface CheckContext {
  /** Folder of the template, absolute. */
  readonly folder: string;
  /** Resolves with the template. Rejects where its code can't be loaded. */
  readonly loadTemplate: () => Promise<Template>;
  /** Resolves with the failed tests of a project. All projects run at once. Rejects for a project without tests. */
  readonly runTests: (project: TestProject) => Promise<readonly TestFailure[]>;
}

/** A check of a template. */
export interface Check {
  /** Word by which `--only` selects it. */
  readonly name: string;
  /** Title in the output. */
  readonly title: string;
  /** Resolves with what it finds. A rejection is reported as a problem of its own. */
  readonly run: (context: CheckContext) => Promise<readonly Problem[]>;
  /** Mends what is mechanical, before any check runs. Resolves with what it changed, each as a line. */
  readonly fix?: (context: Pick<CheckContext, 'folder' | 'loadTemplate'>) => Promise<readonly string[]>;
}

/** Result of one check. */
export interface CheckResult {
  readonly check: Pick<Check, 'name' | 'title'>;
  readonly problems: readonly Problem[];
  /** Lines about what was mended before. */
  readonly mended: readonly string[];
  /** Seconds that it took. For tests in a browser, which run at once: seconds until its last one had ended. */
  readonly seconds: number;
}
