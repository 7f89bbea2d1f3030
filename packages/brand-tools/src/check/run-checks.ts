import { fontsCheck } from '../fonts/check-fonts.ts';
import { disclosuresCheck } from './check-disclosures.ts';
import { iconCheck } from './check-icon.ts';
import { storiesCheck } from './check-stories.ts';
import { contrastCheck, sitesCheck, templateCheck } from './check-template.ts';
import { typesCheck } from './check-types.ts';
import { loadTemplate } from './load-template.ts';
import type { Check, CheckContext, Problem } from './problem.ts';

/** All checks, in the order of their output. */
export const checks: readonly Check[] = [
  typesCheck,
  templateCheck,
  contrastCheck,
  fontsCheck,
  iconCheck,
  sitesCheck,
  disclosuresCheck,
  storiesCheck,
];

/** Result of one check. */
export interface CheckResult {
  readonly check: Pick<Check, 'name' | 'title'>;
  readonly problems: readonly Problem[];
  /** Seconds that it took. */
  readonly seconds: number;
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Turns a check that fails itself into a problem of the template. */
const failure = (error: unknown): Problem => ({
  where: 'src/template.ts',
  what: describe(error),
  why: 'The check could not end.',
  mend: 'Correct what the message names, and run the check again.',
});

async function runCheck(check: Check, context: CheckContext): Promise<CheckResult> {
  const start = performance.now();
  const problems = await check.run(context).catch((error: unknown) => [failure(error)]);
  return { check, problems, seconds: (performance.now() - start) / 1000 };
}

/** Runs checks of the template in a folder, one after the other. */
export async function runChecks(folder: string, isAll: boolean, selected = checks): Promise<CheckResult[]> {
  // Tests read it, in the browser too.
  process.env['MEETCUTE_FULL'] = isAll ? '1' : '';
  let template: ReturnType<typeof loadTemplate> | undefined;
  const context: CheckContext = { folder, isAll, loadTemplate: () => (template ??= loadTemplate(folder)) };
  const results: CheckResult[] = [];
  for (const check of selected) results.push(await runCheck(check, context));
  return results;
}
