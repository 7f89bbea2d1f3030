import { allow, refuse, type RuleResult } from '../ruleResult.ts';

/** Photos in a new order by their ids: those that were named first, the others behind them as they were. */
export function photoOrder(
  current: readonly string[],
  named: readonly string[],
): RuleResult<readonly string[]> {
  if (new Set(named).size < named.length) return refuse('bad_request', 'order', 'repeated');
  const isOwn = named.every((id) => current.includes(id));
  if (!isOwn) return { isAllowed: false, refusal: { code: 'not_found' } };
  return allow([...named, ...current.filter((id) => !named.includes(id))]);
}
