import type { CallPayload, Calls } from '@meetcute/contract';
import { checkCancellation } from '@meetcute/core';
import { createUnitOfWork, type UnitOfWork } from '../../database/unit-of-work.ts';
import { unwrap } from '../../errors.ts';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findByEmail } from '../members/members.repository.ts';
import { cancel } from './cancel-subscription.usecases.ts';
import { findSubscription, insertCancellation } from './subscriptions.repository.ts';

/** Limits of cancellations without login, per browser and network. */
const CANCEL_LIMIT: Limit = { name: 'cancellation', max: 5, window: 3_600_000 };
const CANCEL_NETWORK_LIMIT: Limit = { name: 'cancellation-network', max: 20, window: 3_600_000 };

interface CancelInput {
  site: Site;
  visitor: string;
  network: string | null;
  payload: CallPayload<Calls['cancelByEmail']>;
  now: Date;
}

/**
 * Receives a cancellation without login, confirms it to the address, and tells the operators. A job cancels the
 * subscription of the address, so that neither the response nor its time tells whether there is one.
 */
export async function cancelByEmail(
  unitOfWork: UnitOfWork<{ received_at: string }>,
  { db, ids }: Pick<Services, 'db' | 'ids'>,
  { site, visitor, network, payload, now }: CancelInput,
): Promise<{ received_at: string }> {
  const { email, kind, reason, date } = unwrap(checkCancellation(payload, now));
  await throttleNetwork(db, CANCEL_NETWORK_LIMIT, { siteId: site.id, network, now });
  await throttle(db, CANCEL_LIMIT, { siteId: site.id, subject: visitor, now });
  const id = ids.id();
  return unitOfWork.run([], async ({ tx, addJobs }) => {
    const declaration = { email, kind, reason: reason || null, date: date || null };
    const language = payload.language ?? null;
    await insertCancellation(tx, { id, siteId: site.id, ...declaration, language, receivedAt: now });
    addJobs([
      { kind: 'cancel-by-email', subject: id },
      { kind: 'cancellation-mail', subject: `${id} operators` },
      { kind: 'cancellation-mail', subject: `${id} sender` },
    ]);
    return { received_at: now.toISOString() };
  });
}

/** Cancels the subscription of an address for a day, and confirms it to its member. Does nothing without one. */
export async function cancelOfAddress(
  services: Parameters<typeof createUnitOfWork>[0],
  { site, email, day, now }: { site: Site; email: string; day: string; now: Date },
): Promise<void> {
  const member = await findByEmail(services.db, site.id, email);
  if (!member) return;
  const unitOfWork = createUnitOfWork(services, { siteId: site.id, now });
  await unitOfWork.run([member.id], async (change) => {
    const subscription = await findSubscription(change.tx, site.id, member.id);
    if (subscription) await cancel(change, { site, memberId: member.id, now }, { row: subscription, day });
  });
}
