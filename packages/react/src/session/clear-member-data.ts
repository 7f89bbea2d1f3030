import type { Ports } from '../provider/ports.ts';

/** Deletes a member's data from the browser's database, by profile id. Never rejects. */
export async function clearMemberData(database: Ports['database'], member: string): Promise<void> {
  // A database that can't be opened has no data.
  await database()
    .then(({ purge: forget }) => forget(member))
    .catch(() => undefined);
}
