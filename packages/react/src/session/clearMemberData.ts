import type { Ports } from '../provider/ports.ts';

/** Empties what the browser's database keeps of a member. */
export async function clearMemberData(database: Ports['database'], member: string): Promise<void> {
  // A database that can't be opened keeps nothing.
  await database()
    .then(({ forget }) => forget(member))
    .catch(() => undefined);
}
