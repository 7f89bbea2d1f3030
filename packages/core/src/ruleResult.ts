import type { ErrorCode } from '@meetcute/contract';

/** Why something is refused, in the words of the contract; `fields` names what was wrong with which field. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
}

/** What a rule decides: the value as it is kept, or why it is refused. */
export type RuleResult<T> =
  | { readonly isAllowed: true; readonly value: T }
  | { readonly isAllowed: false; readonly refusal: Refusal };

/** The ruling that keeps a value. */
export const allow = <T>(value: T): RuleResult<T> => ({ isAllowed: true, value });

/** The ruling that refuses; a bad request names the field and what is wrong with it. */
export const refuse = (code: ErrorCode, field: string, problem: string): RuleResult<never> => ({
  isAllowed: false,
  refusal: { code, fields: { [field]: problem } },
});
