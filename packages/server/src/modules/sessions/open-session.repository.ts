import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SESSION_MAX_AGE_MS } from './sessions.rules.ts';
import { sessions } from './sessions.table.ts';

// Hours, because a day of a time zone may have 23 or 25 of them.
const maxAge = sql.raw(`interval '${SESSION_MAX_AGE_MS / 3_600_000} hours'`);

/**
 * Returns the condition of a session that is open at an instant, given as ISO text or as a placeholder of it. The age is
 * compared too, because a session that an earlier version renewed may expire after its end.
 */
export const isSessionOpen = (now: string | Placeholder): SQL<boolean> =>
  sql<boolean>`(${sessions.expiresAt} > ${now}::timestamptz
    and ${sessions.createdAt} > ${now}::timestamptz - ${maxAge})`;
