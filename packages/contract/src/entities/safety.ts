import * as z from 'zod/mini';
import { id, instant } from '../wire.ts';

/** Blocked member. Contains only what identifies the member, because the profile can't be opened. */
export const blockedMember = z.object({
  id,
  name: z.string(),
  fictional: z.boolean(),
  blocked_at: instant,
});

/** Category of a report. */
export const reportCategory = z.enum(['fake', 'scam', 'harassment', 'underage', 'photo', 'other']);

/** Party of a case: who sent the report or complaint, or the member who was reported. */
export const caseSide = z.enum(['sender', 'reported']);

/** State of a case for one side. */
export const caseState = z.enum(['received', 'decided', 'appealed', 'appeal_decided']);

/** Ground of a decision against a member: a section of the terms, or the law. */
export const breachGround = z.enum(['offer', 'usage', 'property', 'credits', 'law']);

/**
 * Ground of a decision: a section of the terms, the law, or 'none' if nothing breaks either. The sections have
 * these ids on the page of the terms.
 */
export const caseGround = z.enum(['none', ...breachGround.options]);

/** Action of the operators; 'other' is described by the facts. */
export const caseAction = z.enum(['none', 'warning', 'content_removed', 'suspended', 'closed', 'other']);

/** Returns whether a decision with an action may have a ground. One that takes something from a member needs a breach. */
export const allowsGround = (action: CaseAction, ground: CaseGround): boolean =>
  ground !== 'none' || action === 'none' || action === 'other';

/** Kind of content that the operators can remove. A `text` is one of the profile, and a neutral name replaces a `name`. */
export const removedContent = z.enum(['photo', 'message', 'text', 'name']);

/**
 * Decision with its statement of reasons. `on_appeal` marks the decision on the viewing side's appeal. `until` is the end of
 * a suspension, and `removed` the kinds of content that were removed.
 */
export const caseDecision = z.object({
  at: instant,
  on_appeal: z.boolean(),
  ground: caseGround,
  facts: z.string(),
  action: caseAction,
  automated: z.boolean(),
  until: z.optional(instant),
  removed: z.optional(z.array(removedContent)),
});

/** Appeal of the viewing side. */
export const caseAppeal = z.object({ at: instant, text: z.string() });

/**
 * Report or complaint as one side sees it. `about`, `category` and `text` are what the sender wrote, null for the
 * reported member. `decisions` has the oldest first. `appeal_until` is null while no appeal is possible.
 */
export const safetyCase = z.object({
  reference: id,
  kind: z.enum(['report', 'complaint']),
  side: caseSide,
  state: caseState,
  sent_at: instant,
  about: z.nullable(z.string()),
  category: z.nullable(reportCategory),
  text: z.nullable(z.string()),
  decisions: z.array(caseDecision),
  appeal: z.nullable(caseAppeal),
  appeal_until: z.nullable(instant),
});

export type BlockedMember = z.output<typeof blockedMember>;
export type ReportCategory = z.output<typeof reportCategory>;
export type CaseSide = z.output<typeof caseSide>;
export type CaseState = z.output<typeof caseState>;
export type CaseGround = z.output<typeof caseGround>;
export type RemovedContent = z.output<typeof removedContent>;
export type CaseAction = z.output<typeof caseAction>;
export type CaseDecision = z.output<typeof caseDecision>;
export type SafetyCase = z.output<typeof safetyCase>;
