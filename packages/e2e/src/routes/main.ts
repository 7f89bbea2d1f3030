/** Writes docs/reference/routes.md from the responses of a host of its own. Run `pnpm routes`. */
import { rmSync, writeFileSync } from 'node:fs';
import { freePort } from '@meetcute/dev-postgres';
import { newDataDir, startHost } from '../host/host.ts';
import { observeRoutes } from './observe-routes.ts';
import { routesTable } from './routes-table.ts';

const dataDir = newDataDir();
const { port, stop } = await startHost({ port: await freePort(), dataDir });
try {
  process.env['E2E_PORT'] = String(port);
  writeFileSync(
    new URL('../../../../docs/reference/routes.md', import.meta.url),
    routesTable(await observeRoutes()),
  );
} finally {
  await stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
