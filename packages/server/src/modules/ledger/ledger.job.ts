import { DAY_MS } from '@meetcute/core';
import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { findLedgerProblems } from './ledger-check.repository.ts';

/** Checks the ledger of every site, now and once a day, and logs what does not add up. Changes nothing. */
export const checkLedger = (services: Services): void =>
  repeat(services, 'Checking the ledger', DAY_MS, async () => {
    for (const { id } of services.sites) {
      const problems = await findLedgerProblems(services.db, { site: id });
      if (problems.length > 0) services.log.error('The ledger does not add up', { site: id, problems });
    }
  });
