import * as z from 'zod/mini';
import {
  caseAction,
  caseGround,
  caseSide,
  caseState,
  removedContent,
  reportCategory,
} from '../entities/safety.ts';
import { id, instant } from '../wire.ts';

/** Role of a member of the staff. An admin does what a moderator does, corrects credits, manages the staff and reads the audit log. */
export const staffRole = z.enum(['moderator', 'admin']);

/** Site that a member of the staff works for. */
export const deskSite = z.object({ id, name: z.string() });

/** Member of the staff who is logged in. */
export const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  sites: z.array(deskSite),
});

/** Account of the staff as admins see it. `sites` is null for every site of the host, also those added later. */
export const staffAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  sites: z.nullable(z.array(id)),
  /** `invited` has an open set-up link, and that of `expired` was not used in time. */
  state: z.enum(['active', 'invited', 'expired', 'disabled']),
  created_at: instant,
});

/** Next decision of a case: on the case itself, or the appeal of a side. */
export const openDecision = z.enum(['first', 'sender', 'reported']);

/** List of cases: those without a decision, those with an open appeal, or all others. */
export const caseQueue = z.enum(['open', 'appealed', 'decided']);

/** Report or complaint in a list. `about` is the reported member's name, or the subject of a complaint. */
export const deskCaseLine = z.object({
  site: id,
  reference: id,
  kind: z.enum(['report', 'complaint']),
  at: instant,
  state: caseState,
  category: z.nullable(reportCategory),
  about: z.string(),
  excerpt: z.string(),
});

/** State of a member's account. `suspended_until` is null while it isn't suspended, and for a ban. */
export const accountState = z.object({
  state: z.enum(['active', 'suspended', 'banned', 'deleted', 'fictional', 'signing_up']),
  suspended_until: z.nullable(instant),
});

/** Person of a case. `member` is null for a visitor, and once the account was erased. */
export const deskPerson = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  member: z.nullable(z.extend(accountState, { id })),
});

/** Decision as the staff see it. `author` is null where the audit log no longer names one. */
export const deskDecision = z.object({
  at: instant,
  after: z.nullable(caseSide),
  action: caseAction,
  ground: caseGround,
  facts: z.string(),
  automated: z.boolean(),
  author: z.nullable(z.string()),
});

/** Content that a decision can remove. `text` is null for a photo and a message. */
export const deskContent = z.object({ kind: removedContent, id: z.string(), text: z.nullable(z.string()) });

/**
 * Report or complaint as the staff see it. `content` is what exists of the reported photo or message, and the texts of the
 * reported member. `quote` of the message is what it answers. `sender` is null for a decision that no report asked for, and `reported` for a
 * complaint. `earlier` are the other reports about the same member, newest first.
 */
export const deskCase = z.extend(deskCaseLine, {
  text: z.string(),
  sender: z.nullable(deskPerson),
  reported: z.nullable(deskPerson),
  message: z.nullable(
    z.object({ text: z.string(), sent_at: z.nullable(instant), quote: z.nullable(z.string()) }),
  ),
  has_photo: z.boolean(),
  content: z.array(deskContent),
  decisions: z.array(deskDecision),
  appeals: z.array(z.object({ at: instant, side: caseSide, text: z.string() })),
  open: z.array(openDecision),
  earlier: z.array(deskCaseLine),
});

/** Member in a list of the staff desk. */
export const deskMemberLine = z.extend(accountState, {
  site: id,
  id,
  name: z.string(),
  email: z.string(),
  created_at: instant,
  last_active_at: z.nullable(instant),
});

/** Member as the staff see it, with the cases about and by the member, newest first. */
export const deskMember = z.extend(deskMemberLine, {
  about: z.array(deskCaseLine),
  sent: z.array(deskCaseLine),
});

/** Uploaded photo that nobody of the staff has looked at. */
export const deskPhoto = z.object({
  site: id,
  id,
  at: instant,
  member: z.object({ id, name: z.string() }),
});

/**
 * Change of a member's credits. `subject` is a message (`<conversation>/<number>`) or an order; `author` and `reason` are
 * those of an operator, or of the payment provider.
 */
export const deskCreditEntry = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(['opening', 'message', 'undelivered', 'payment', 'return', 'reversal', 'correction']),
  credits: z.int(),
  subject: z.string(),
  author: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** Entry of the audit log. */
export const deskAuditEntry = z.object({
  id: z.int(),
  site: id,
  at: instant,
  author: z.string(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.nullable(z.string()),
  details: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
});

export type StaffRole = z.output<typeof staffRole>;
export type StaffMember = z.output<typeof staffMember>;
export type StaffAccount = z.output<typeof staffAccount>;
export type OpenDecision = z.output<typeof openDecision>;
export type CaseQueue = z.output<typeof caseQueue>;
export type DeskCaseLine = z.output<typeof deskCaseLine>;
export type DeskPerson = z.output<typeof deskPerson>;
export type DeskDecision = z.output<typeof deskDecision>;
export type DeskContent = z.output<typeof deskContent>;
export type DeskCase = z.output<typeof deskCase>;
export type DeskMemberLine = z.output<typeof deskMemberLine>;
export type DeskMember = z.output<typeof deskMember>;
export type DeskCreditEntry = z.output<typeof deskCreditEntry>;
export type DeskPhoto = z.output<typeof deskPhoto>;
export type DeskAuditEntry = z.output<typeof deskAuditEntry>;
export type AccountState = z.output<typeof accountState>;
