import { freePort } from '@meetcute/dev-postgres';
import type { FullConfig } from '@playwright/test';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newDataFolder } from '../../../server/test/data-folder.ts';
import { newDataDir, startHost } from './host.ts';

/**
 * Starts a host with a fresh demo world for each worker, passes the ports on in E2E_PORT, and stops the hosts
 * afterwards. If E2E_PORT is set, uses hosts that already run, which is faster while writing a journey.
 */
export default async function globalSetup({ workers }: FullConfig) {
  if (process.env['E2E_PORT']) return undefined;
  const portraits = newDataDir();
  const dataDirs: string[] = [];
  for (let count = 0; count < workers; count += 1) dataDirs.push(await newDataFolder());
  // Each host fills its own world. To copy a filled one takes as much processor time, and leaves a core without work before.
  const hosts = await Promise.all(
    dataDirs.map(async (dataDir) => {
      // The demo worlds are equal, so that one host can serve a portrait that another has rendered.
      symlinkSync(portraits, join(dataDir, 'portraits'));
      return { dataDir, host: await startHost({ port: await freePort(), dataDir }) };
    }),
  );
  process.env['E2E_PORT'] = hosts.map(({ host }) => host.port).join(',');
  return async () => {
    for (const { dataDir, host } of hosts) {
      await host.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
    rmSync(portraits, { recursive: true, force: true });
  };
}
