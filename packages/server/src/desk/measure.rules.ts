import type { CaseAction, CaseSide } from '@meetcute/contract';
import { NO_END } from '@meetcute/core';
import { badFields } from '../http/body.ts';
import type { Measure } from '../modules/moderation/moderation.rules.ts';

interface Acting {
  action: CaseAction;
  /** Side whose appeal is decided; null for the first decision. */
  after: CaseSide | null;
  /** End of a suspension; null without one. */
  until: string | null;
}

/**
 * Returns what a decision does to the account of the reported member; null for nothing. Throws bad_request for an end that
 * is missing, over, or of something else than a suspension.
 */
export function measureOf({ action, after, until }: Acting, now: Date): Measure | null {
  if (action === 'suspended' && until !== null) {
    if (new Date(until) <= now) throw badFields({ until: 'past' });
    return { kind: 'suspension', until };
  }
  if (until !== null) throw badFields({ until: 'unrecognized_keys' });
  if (action === 'closed') return { kind: 'suspension', until: NO_END.toISOString() };
  // The decision on an appeal may confirm the suspension as it is.
  if (action === 'suspended' && after === null) throw badFields({ until: 'required' });
  return null;
}
