/** A rule of the specification, as the panel shows it. */
export interface ShownRule {
  /** The rule in one sentence. */
  text: string;
  /** Sentence that says whether it is proved. */
  state: string;
}

/** Rules that a Storybook serves to the panel. */
export interface RuleFile {
  /** Sentence on where the states come from. */
  source: string;
  rules: Readonly<Record<string, ShownRule>>;
}

/** Name of the file of the rules, at the root of a Storybook. */
export const RULE_FILE = 'rules.json';

/** Returns the file of the rules if a value is one; null otherwise, such as the page that a server sends for a missing file. */
export function readRuleFile(value: unknown): RuleFile | null {
  const { rules, source } = (value ?? {}) as Partial<RuleFile>;
  return typeof rules === 'object' && rules !== null ? { rules, source: source ?? '' } : null;
}

/** Returns the ids of rules that a story names; none for anything else than a list of texts. */
export const ruleIdsIn = (parameter: unknown): readonly string[] =>
  Array.isArray(parameter) ? parameter.filter((id): id is string => typeof id === 'string') : [];

/** Returns the address of a rule on a page of all rules. */
export const ruleHref = (page: string, id: string): string =>
  `./?path=/story/${page}&rule=${encodeURIComponent(id)}`;

/** Returns the address of the rules that the stories of a title name, on a page of all rules. */
export const titleHref = (page: string, title: string): string =>
  `./?path=/story/${page}&words=${encodeURIComponent(title.replaceAll('/', ' '))}`;
