import type { ReportCategory } from '@meetcute/contract';
import { canBlock } from './block.ts';

/** What a member can be reported for, in the order of a form: what is urgent and common first, 'other' last. */
export const reportCategories: readonly ReportCategory[] = [
  'underage',
  'harassment',
  'scam',
  'fake',
  'photo',
  'other',
];

/** Whether a member may report another: whoever could be blocked, and still after blocking. */
export const canReport = canBlock;

/**
 * Whether a message shows what someone did: one that the reported member wrote, in the reporter's own conversation with
 * that member. `message` is null where that conversation has no such message.
 */
export const isMessageEvidence = (message: { readonly sender: string } | null, reported: string): boolean =>
  message?.sender === reported;
