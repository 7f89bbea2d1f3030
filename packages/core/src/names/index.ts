import { allow, refuse, type RuleResult } from '../rule-result.ts';
import { defaultName, nameProblem } from '../sign-up/fields.ts';
import { tidyName } from '../sign-up/visible-name.ts';
import type { FieldProblem } from '../sign-up/required-problem.ts';
import { containsAddress } from './addresses.ts';
import { imitatesOperator } from './imitation.ts';

/** Facts that a name is compared with. */
export interface NameOwner {
  readonly email: string;
  readonly siteName: string;
}

/**
 * Returns the problem of a name that could be taken for the site's own words, or that leads elsewhere; null if valid.
 * A name that is the default of the address is asked for instead.
 */
export function misleadingNameProblem(name: string, { email, siteName }: NameOwner): FieldProblem | null {
  const hasAddress = containsAddress(name);
  if (!hasAddress && !imitatesOperator(name, siteName)) return null;
  if (tidyName(name) === tidyName(defaultName('', email))) return { key: 'name_needed' };
  return { key: hasAddress ? 'name_with_address' : 'name_imitates' };
}

/** Facts that a name is compared with, and the path of its field in the payload. */
export interface NameGate extends NameOwner {
  readonly field: string;
}

/**
 * Validates a name and returns it as stored, without surrounding spaces and invisible characters
 * (spec: name.not-starting-with-at, name.not-equal-to-email).
 */
export function nameToSave(name: string, { field, ...owner }: NameGate): RuleResult<string> {
  const problem = nameProblem(name, owner.email) ?? misleadingNameProblem(name, owner);
  return problem ? refuse('bad_request', field, problem.key) : allow(tidyName(name));
}

/** Function that validates a name, as `nameToSave`. */
export type NameToSave = typeof nameToSave;

export { containsAddress } from './addresses.ts';
export { imitatesOperator } from './imitation.ts';
