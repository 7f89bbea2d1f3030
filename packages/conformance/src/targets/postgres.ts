import { startPostgres } from '@meetcute/dev-postgres';
import type { Target } from '../target.ts';
import { startServer } from './server.ts';

/** The server on its own PostgreSQL, which starts and ends with the run. */
export const postgresTarget: Target = {
  name: 'server on PostgreSQL',
  async start() {
    const postgres = await startPostgres({ isDurable: false });
    const running = await startServer({ databaseUrl: postgres.databaseUrl });
    return {
      ...running,
      stop: async () => {
        await running.stop();
        await postgres.stop();
      },
    };
  },
};
