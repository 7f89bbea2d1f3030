import { freePort } from '@meetcute/dev-postgres';
import type { FullConfig } from '@playwright/test';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir, startHost } from './host.ts';

/**
 * Starts a host with a fresh demo world for each worker, passes the ports on in E2E_PORT, and stops the hosts
 * afterwards. If E2E_PORT is set, uses hosts that already run, which is faster while writing a journey.
 */
export default async function globalSetup({ workers }: FullConfig) {
  if (process.env['E2E_PORT']) return undefined;
  const portraits = newDataDir();
  // To fill a demo world takes much longer than to copy it.
  const filled = newDataDir();
  await (await startHost({ port: await freePort(), dataDir: filled })).stop('SIGTERM');
  const hosts = await Promise.all(
    Array.from({ length: workers }, async () => {
      const dataDir = newDataDir();
      cpSync(filled, dataDir, { recursive: true });
      const host = await startHost({ port: await freePort(), dataDir });
      // The demo worlds are equal, so that one host can serve a portrait that another has rendered.
      symlinkSync(portraits, join(dataDir, 'portraits'));
      return { dataDir, host };
    }),
  );
  rmSync(filled, { recursive: true, force: true });
  process.env['E2E_PORT'] = hosts.map(({ host }) => host.port).join(',');
  return async () => {
    for (const { dataDir, host } of hosts) {
      await host.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
    rmSync(portraits, { recursive: true, force: true });
  };
}
