import type { ReportCategory } from '@meetcute/contract';
import { canBlock } from './block.ts';

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
export const canReport = canBlock;

/**
 * Returns whether a message is valid evidence: the reported member wrote it in the conversation with the
 * reporter. `message` is null if that conversation does not contain it.
 */
export const isMessageEvidence = (message: { readonly sender: string } | null, reported: string): boolean =>
  message?.sender === reported;
