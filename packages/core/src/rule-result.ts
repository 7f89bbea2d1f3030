import type { ErrorCode } from '@meetcute/contract';

/** Refusal with an error code of the contract. `fields` names the problem of each invalid field. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
}

/** Result of a rule: the value to store, or a refusal. */
export type RuleResult<T> =
  | { readonly isAllowed: true; readonly value: T }
  | { readonly isAllowed: false; readonly refusal: Refusal };

/** Creates a result that accepts a value. */
export const allow = <T>(value: T): RuleResult<T> => ({ isAllowed: true, value });

/** Creates a result that refuses a field with a problem code. */
export const refuse = (code: ErrorCode, field: string, problem: string): RuleResult<never> => ({
  isAllowed: false,
  refusal: { code, fields: { [field]: problem } },
});
