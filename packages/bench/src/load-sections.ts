import { kill } from './outages/kill.ts';
import { restartDatabase } from './outages/restart-database.ts';
import { soak } from './soak/section.ts';
import { stress } from './stress/section.ts';

/** Sections that start hosts of their own and run for minutes, by name. Each gets its amounts, if they are given. */
export const loadSections: Readonly<Record<string, (...amounts: number[]) => Promise<void>>> = {
  stress,
  soak,
  kill,
  'restart-database': restartDatabase,
};
