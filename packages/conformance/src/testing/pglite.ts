import { openMemoryDatabase } from '../../../server/test/memory-database.ts';
import type { Target } from '../target.ts';
import { startServer } from '../targets/server.ts';

/** The server on PGlite in memory. */
export const pgliteTarget: Target = {
  name: 'server on PGlite',
  start: async () => startServer(await openMemoryDatabase()),
};
