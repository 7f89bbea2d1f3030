import type { FullConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { freePort, newDataDir, startHost } from './host.ts';

/**
 * Starts a host with a fresh demo world for each worker, passes the ports on in E2E_PORT, and stops the hosts
 * afterwards. If E2E_PORT is set, uses hosts that already run, which is faster while writing a journey.
 */
export default async function globalSetup({ workers }: FullConfig) {
  if (process.env['E2E_PORT']) return undefined;
  const hosts = await Promise.all(
    Array.from({ length: workers }, async () => {
      const dataDir = newDataDir();
      return { dataDir, host: await startHost({ port: await freePort(), dataDir }) };
    }),
  );
  process.env['E2E_PORT'] = hosts.map(({ host }) => host.port).join(',');
  return async () => {
    for (const { dataDir, host } of hosts) {
      await host.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
}
