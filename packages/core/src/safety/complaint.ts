import { tidyName } from '../sign-up/name.ts';
import { emailProblem } from '../sign-up/fields.ts';
import { allow, refuse, type RuleResult } from '../ruleResult.ts';

/** Complaint of a visitor or member to the company. */
export interface Complaint {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** Validates a complaint and returns it as stored: every field trimmed and not blank. */
export function checkComplaint(given: Complaint): RuleResult<Complaint> {
  const complaint: Complaint = {
    name: tidyName(given.name),
    email: given.email.trim(),
    subject: tidyName(given.subject),
    text: given.text.trim(),
  };
  for (const field of ['name', 'subject', 'text'] as const)
    if (complaint[field] === '') return refuse('bad_request', field, 'required');
  if (emailProblem(complaint.email)) return refuse('bad_request', 'email', 'invalid_format');
  return allow(complaint);
}
