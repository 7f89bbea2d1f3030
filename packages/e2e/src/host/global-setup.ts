import { rmSync } from 'node:fs';
import { freePort, newDataDir, startHost } from './host.ts';

/**
 * Starts one host with a fresh demo world for the whole run, tells the tests its port, and ends it afterwards.
 * With E2E_PORT set, a host that runs there already is used: quicker while writing a journey.
 */
export default async function globalSetup() {
  if (process.env['E2E_PORT']) return undefined;
  const dataDir = newDataDir();
  const host = await startHost({ port: await freePort(), dataDir });
  process.env['E2E_PORT'] = String(host.port);
  return async () => {
    await host.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
