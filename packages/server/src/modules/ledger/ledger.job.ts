import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { findLedgerProblems } from './ledger-check.repository.ts';

/** Interval between checks of the ledger, in milliseconds: a day. */
const CHECK_EVERY = 86_400_000;

/** Checks the ledger of every site, now and once a day, and logs what does not add up. Changes nothing. */
export const checkLedger = (services: Services): void =>
  repeat(services, 'Checking the ledger', CHECK_EVERY, async () => {
    for (const { id } of services.sites) {
      const problems = await findLedgerProblems(services.db, { site: id });
      if (problems.length > 0) services.log.error('The ledger does not add up', { site: id, problems });
    }
  });
