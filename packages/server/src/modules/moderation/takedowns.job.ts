import { APPEAL_PERIOD, DAY_MS, openDecisions } from '@meetcute/core';
import type { Services } from '../../services.ts';
import { repeat } from '../../repeat.ts';
import { findDecision } from '../cases/cases.repository.ts';
import { historyOf } from '../cases/cases.view.ts';
import { discardContent } from './discard-content.usecases.ts';
import { eraseContent, keptBefore, removeEmpty } from './takedowns.repository.ts';
import type { Takedown } from './takedowns.table.ts';

type SweepServices = Pick<Services, 'db' | 'clock' | 'sites' | 'storage' | 'background'>;

/** Returns whether a removal can still be appealed, or its appeal is not decided. */
async function isOpen({ db }: Pick<Services, 'db'>, { siteId, decisionId }: Takedown, cutoff: Date) {
  const match = decisionId === null ? null : await findDecision(db, siteId, decisionId);
  if (!match) return false;
  const { decisions, appeals } = match.decidedCase;
  return (
    openDecisions(historyOf(match.decidedCase)).length > 0 ||
    [...decisions, ...appeals].some(({ createdAt }) => createdAt >= cutoff)
  );
}

/**
 * Erases removed content of all sites when the period of an appeal is over: six months after the last
 * decision or appeal of their case.
 */
export async function eraseOldTakedowns(services: SweepServices): Promise<void> {
  const { db, sites, clock } = services;
  const cutoff = new Date(clock.now().getTime() - APPEAL_PERIOD);
  for (const { id } of sites) {
    for (const takedown of await keptBefore(db, id, cutoff)) {
      if (await isOpen(services, takedown, cutoff)) continue;
      if (await eraseContent(db, id, takedown.id)) discardContent(services, [takedown]);
    }
    await removeEmpty(db, id);
  }
}

/** Erases old removed content now and daily, until the server stops. */
export const sweepTakedowns = (services: SweepServices & Pick<Services, 'notifier'>): void =>
  repeat(services, 'Erasing removed content', DAY_MS, () => eraseOldTakedowns(services));
