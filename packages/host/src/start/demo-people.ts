import { loginKeysOf } from '@meetcute/demo';
import { hasPerson, type openDatabase } from '@meetcute/server';
import type { HostSite } from './sites.ts';
import { StartError } from './StartError.ts';

/**
 * Closes a database and throws a StartError if it was filled by the demo: everybody knows the password of its people, and
 * nobody is behind them.
 */
export async function requireNoDemoPeople(
  { db, close }: Pick<Awaited<ReturnType<typeof openDatabase>>, 'db' | 'close'>,
  sites: readonly Pick<HostSite, 'id'>[],
): Promise<void> {
  for (const { id } of sites) {
    if (!(await hasPerson(db, id, loginKeysOf(id)))) continue;
    await close();
    throw new StartError(
      'The database has the people of the demo, whose password everybody knows. Name another DATA_DIR or DATABASE_URL. The demo goes on with DEMO=1, without DATABASE_URL.',
    );
  }
}
