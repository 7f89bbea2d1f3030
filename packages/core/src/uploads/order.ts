import { allow, refuse, type RuleResult } from '../ruleResult.ts';

/** Reorders photos by id: the named ones first, the others after them in their order. */
export function photoOrder(
  current: readonly string[],
  named: readonly string[],
): RuleResult<readonly string[]> {
  if (new Set(named).size < named.length) return refuse('bad_request', 'order', 'repeated');
  const isOwn = named.every((id) => current.includes(id));
  if (!isOwn) return { isAllowed: false, refusal: { code: 'not_found' } };
  return allow([...named, ...current.filter((id) => !named.includes(id))]);
}
