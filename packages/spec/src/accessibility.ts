import type { AxeRecord, RunRecord } from './record.ts';

/** Story with elements that a rule is about. */
export interface AxeStory {
  id: string;
  name: string;
  language: string;
  /** Number of elements. */
  elements: number;
}

/** Results of a rule in the stories of a screen. */
export interface AxeResult {
  kind: 'violation' | 'inconclusive';
  /** Id of the rule, such as 'color-contrast'. */
  rule: string;
  /** Number of elements in all stories. */
  elements: number;
  stories: readonly AxeStory[];
}

/** Results of a screen in a brand. */
export interface ScreenResults {
  /** Title of the stories. */
  title: string;
  brand: string;
  /** Number of checked stories. */
  checked: number;
  /** Violations first, then by number of elements. */
  results: readonly AxeResult[];
}

type Entry = AxeStory & { kind: AxeResult['kind']; rule: string };

const sumOf = (entries: readonly AxeStory[]) => entries.reduce((sum, { elements }) => sum + elements, 0);

function resultsOf(entries: readonly Entry[]): AxeResult[] {
  const groups = Map.groupBy(entries, ({ kind, rule }) => `${kind} ${rule}`);
  const results = [...groups.values()].map((ofRule) => ({
    kind: ofRule[0]!.kind,
    rule: ofRule[0]!.rule,
    elements: sumOf(ofRule),
    stories: ofRule.map(({ id, name, language, elements }) => ({ id, name, language, elements })),
  }));
  const rank = ({ kind }: AxeResult) => (kind === 'violation' ? 0 : 1);
  return results.sort((one, other) => rank(one) - rank(other) || other.elements - one.elements);
}

/** Groups what axe found in a run of the stories by screen and brand, sorted by title. Empty for a run that recorded nothing of it. */
export function axeResults(record: RunRecord | undefined): ScreenResults[] {
  const checks = (record?.tests ?? []).flatMap(({ name, storyId, axe }) =>
    axe && storyId !== undefined ? [{ id: storyId, name, ...axe }] : [],
  );
  const groups = Map.groupBy(checks, ({ title, brand }) => JSON.stringify([title, brand]));
  const screens = [...groups.values()].map((ofScreen) => {
    const { title, brand } = ofScreen[0]!;
    const entries = ofScreen.flatMap(({ id, name, language, violations, inconclusive }) => {
      const entriesOf = (kind: AxeResult['kind'], counts: AxeRecord['violations']) =>
        Object.entries(counts).map(([rule, elements]): Entry => ({
          kind,
          rule,
          id,
          name,
          language,
          elements,
        }));
      return [...entriesOf('violation', violations), ...entriesOf('inconclusive', inconclusive)];
    });
    return { title, brand, checked: ofScreen.length, results: resultsOf(entries) };
  });
  return screens.sort(
    (one, other) => one.title.localeCompare(other.title) || one.brand.localeCompare(other.brand),
  );
}

/** Returns the number of elements in results of one kind. */
export const countElements = (results: readonly AxeResult[], kind: AxeResult['kind']): number =>
  results.filter((result) => result.kind === kind).reduce((sum, { elements }) => sum + elements, 0);
