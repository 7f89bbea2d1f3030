import type { CallPayload, calls } from '@meetcute/contract';
import { isSensitive, sensitiveFields } from '@meetcute/core';
import type { Transaction } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { removeSavedGender } from '../search/search.repository.ts';
import { insertConsent, removeLoggedFields } from './sensitive-consents.repository.ts';

type Payload = Extract<CallPayload<typeof calls.saveUser>, { profile: object }>;

interface ConsentInput {
  site: Site;
  /** The member as before the change. */
  member: Member;
  now: Date;
}

/**
 * Records a change of the consent to sensitive fields, in the transaction that saves it. A withdrawal also
 * removes the values from the member's event log, and the gender from the filters of the last search.
 */
export async function recordConsent(
  tx: Transaction,
  { site, member, now }: ConsentInput,
  change: Payload['sensitive_consent'],
): Promise<void> {
  if (change === undefined) return;
  const row = { siteId: site.id, memberId: member.id, at: now };
  if (change) return insertConsent(tx, { ...row, ...change, kind: 'given' });
  const filledFields = Object.keys(member.personal ?? {}).filter(isSensitive);
  const consentedFields = member.sensitiveConsent?.fields ?? [];
  const fields = [...new Set([...consentedFields, ...filledFields])];
  await insertConsent(tx, { ...row, fields, kind: 'withdrawn' });
  await removeLoggedFields(tx, row, [...sensitiveFields(site.settings), ...fields]);
  await removeSavedGender(tx, row);
}
