import type { ReportCategory } from '@meetcute/contract';

/** Deletion and blocks between a viewer and another member. */
export interface Between {
  readonly isDeleted: boolean;
  /** Whether the viewer has blocked the other member. */
  readonly isBlocking: boolean;
  /** Whether the other member has blocked the viewer, who must not learn of it. */
  readonly isBlockedBy: boolean;
}

/**
 * Returns whether a member may block another. Rejects oneself and members who can't be seen, including those
 * who blocked the viewer. Blocking again is allowed and changes nothing.
 */
export const canBlock = (viewerId: string, other: Between & { readonly id: string }): boolean =>
  other.id !== viewerId && !other.isDeleted && !other.isBlockedBy;

/** Returns whether a member may unblock another: a block exists, or the other member can be seen. */
export const canUnblock = (viewerId: string, other: Between & { readonly id: string }): boolean =>
  other.isBlocking || canBlock(viewerId, other);

/** Report categories in form order: urgent and common ones first, 'other' last. */
export const reportCategories: readonly ReportCategory[] = [
  'underage',
  'harassment',
  'scam',
  'fake',
  'photo',
  'other',
];

/** Returns whether a member may report another. The rule equals `canBlock`, and a block does not prevent a report. */
export const canReport: typeof canBlock = (viewerId, other) => canBlock(viewerId, other);

/**
 * Returns whether a message is valid evidence: the reported member wrote it in the conversation with the
 * reporter. `message` is null if that conversation does not contain it.
 */
export const isMessageEvidence = (message: { readonly sender: string } | null, reportedId: string): boolean =>
  message?.sender === reportedId;
