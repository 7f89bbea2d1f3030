import { kill } from './outages/kill.ts';
import { restartDatabase } from './outages/restart-database.ts';
import { soak } from './soak/section.ts';
import { stressChat } from './stress/chat.ts';
import { stress } from './stress/section.ts';

/** Sections that start hosts of their own and run for minutes, by name. Each gets its amounts, if they are given. */
export const loadSections: Readonly<Record<string, (...amounts: number[]) => Promise<void>>> = {
  stress,
  'stress-chat': stressChat,
  soak,
  kill,
  'restart-database': restartDatabase,
};
