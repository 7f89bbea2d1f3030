/** An element for which axe could not decide a rule, such as the contrast of words on a photo or below another element. */
export interface Undecided {
  /** Id of the rule. */
  rule: string;
  element: Element;
}

interface RuleResult {
  readonly id: string;
  readonly incomplete: readonly { readonly node: { readonly element: Element } }[];
}

type Reporter = (results: readonly RuleResult[], ...rest: unknown[]) => void;

let undecided: readonly Undecided[] = [];

/** Returns the elements that the last check left undecided, once. */
export function takeUndecided(): readonly Undecided[] {
  const taken = undecided;
  undecided = [];
  return taken;
}

/** Reporter of axe that keeps undecided elements and reports violations alone, which takes less time than all results. */
export const reportViolations: Reporter = (results, ...rest) => {
  const { axe } = globalThis as unknown as { axe: { getReporter: (name: string) => Reporter } };
  undecided = results.flatMap(({ id, incomplete }) =>
    incomplete.map(({ node }) => ({ rule: id, element: node.element })),
  );
  axe.getReporter('no-passes')(results, ...rest);
};
