/** Maximum number of rules per test or story; a single test cannot prove more than that convincingly. */
export const MAX_RULES_PER_TEST = 5;

/** Returns the problems with the rules that a test names; empty if there are none. */
export function claimErrors(claimedIds: readonly string[], ruleIds: ReadonlySet<string>): string[] {
  const unknown = claimedIds.filter((id) => !ruleIds.has(id));
  const tooMany = claimedIds.length > MAX_RULES_PER_TEST;
  return [
    ...unknown.map((id) => `'${id}' is not in docs/spec/rules.tsv: correct the id, or add the rule first.`),
    ...(tooMany
      ? [
          `The test names ${claimedIds.length} rules, at most ${MAX_RULES_PER_TEST} are allowed: split the test.`,
        ]
      : []),
  ];
}

/** Throws when a test names an unknown rule or more than five, so that the test itself fails. */
export function assertClaims(claimedIds: readonly string[] | undefined, ruleIds: ReadonlySet<string>): void {
  const errors = claimErrors(claimedIds ?? [], ruleIds);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
