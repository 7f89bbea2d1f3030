/** An element for which axe could not decide a rule, such as the contrast of words on a photo or below another element. */
export interface Undecided {
  /** Id of the rule. */
  rule: string;
  element: Element;
}

interface Check {
  readonly node: { readonly element: Element };
}

interface RuleResult {
  readonly id: string;
  readonly violations: readonly Check[];
  readonly incomplete: readonly Check[];
}

/** Numbers of elements by rule. */
type Counts = Record<string, number>;

/** Story that is checked. */
interface Checked {
  /** Title, such as 'Screens/Login/Page'. */
  title: string;
  brand: string;
  language: string;
}

/** Findings of the last check. */
interface Findings extends Checked {
  violations: Counts;
  inconclusive: Counts;
}

type Reporter = (results: readonly RuleResult[], ...rest: unknown[]) => void;

let undecidedElements: readonly Undecided[] = [];
let checkedStory: Checked | undefined;
let findings: Findings | undefined;

/** Says which story is checked next. */
export function setChecked(story: Checked): void {
  checkedStory = story;
}

/** Returns the elements that the last check left undecided, once. */
export function takeUndecided(): readonly Undecided[] {
  const takenElements = undecidedElements;
  undecidedElements = [];
  return takenElements;
}

/** Returns what the last check found, once; undefined without a check since, or for a page of its own. */
export function takeFindings(): Findings | undefined {
  const takenFindings = findings;
  findings = undefined;
  checkedStory = undefined;
  return takenFindings;
}

const countsOf = (results: readonly RuleResult[], kind: 'violations' | 'incomplete'): Counts =>
  Object.fromEntries(
    results.map((result) => [result.id, result[kind].length] as const).filter(([, count]) => count > 0),
  );

/** Reporter of axe that keeps undecided elements and reports violations alone, which takes less time than all results. */
export const reportViolations: Reporter = (results, ...rest) => {
  const { axe } = globalThis as unknown as { axe: { getReporter: (name: string) => Reporter } };
  undecidedElements = results.flatMap(({ id, incomplete }) =>
    incomplete.map(({ node }) => ({ rule: id, element: node.element })),
  );
  if (checkedStory) {
    const violations = countsOf(results, 'violations');
    findings = { ...checkedStory, violations, inconclusive: countsOf(results, 'incomplete') };
  }
  axe.getReporter('no-passes')(results, ...rest);
};
