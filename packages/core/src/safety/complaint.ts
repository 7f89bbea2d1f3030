import { emailKey } from '@meetcute/contract';
import { tidyName } from '../sign-up/visible-name.ts';
import { emailProblem } from '../sign-up/fields.ts';
import { allow, refuse, type RuleResult } from '../rule-result.ts';

/** Complaint of a visitor or member to the company. */
export interface Complaint {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** Validates a complaint and returns it as stored: every field trimmed and not blank. */
export function checkComplaint(input: Complaint): RuleResult<Complaint> {
  const complaint: Complaint = {
    name: tidyName(input.name),
    email: input.email.trim(),
    subject: tidyName(input.subject),
    text: input.text.trim(),
  };
  for (const field of ['name', 'subject', 'text'] as const)
    if (complaint[field] === '') return refuse('bad_request', field, 'required');
  if (emailProblem(complaint.email)) return refuse('bad_request', 'email', 'invalid_format');
  return allow(complaint);
}

/** Receipt mails of complaints that a mailbox gets in a day. Anyone can type the address of a stranger. */
export const RECEIPT_MAILS_PER_DAY = 3;

/** Mails that a mailbox gets in a day because members typed it as their new address. */
export const ADDRESS_MAILS_PER_DAY = 5;

/**
 * Returns the mailbox of an address: providers deliver all spellings with capitals, dots and a `+tag` to the same one.
 * It tells mailboxes apart and is no address to write to.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = emailKey(email).split('@');
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`;
}
