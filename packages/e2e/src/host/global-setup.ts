import { freePort } from '@meetcute/dev-postgres';
import type { FullConfig } from '@playwright/test';
import { rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataFolder } from '../../../server/test/data-folder.ts';
import { newDataDir, startHost, type HostProcess } from './host.ts';

/** Fills a data folder with the demo world, and with the compiled code of the host. */
async function newWorld(portraits: string): Promise<string> {
  const dataDir = await newDataFolder();
  // The demo worlds are equal, so that one host can serve a portrait that another has rendered.
  symlinkSync(portraits, join(dataDir, 'portraits'));
  const host = await startHost({ port: await freePort(), dataDir });
  await host.stop('SIGTERM');
  return dataDir;
}

/**
 * Starts a host with a demo world of its own for each worker, one of them with the staff desk, passes the ports on in
 * E2E_PORT and E2E_DESK_PORT, and stops the hosts afterwards. The worlds are copies: to fill one takes three times the processor time of a start with it. If E2E_PORT
 * is set, uses hosts that already run, which is faster while writing a journey.
 */
export default async function globalSetup({ workers }: FullConfig) {
  if (process.env['E2E_PORT']) return undefined;
  const portraits = newDataDir();
  const world = await newWorld(portraits);
  const dataDirs = [world];
  for (let count = 1; count < workers; count += 1) {
    const dataDir = newDataDir();
    await cp(world, dataDir, { recursive: true, verbatimSymlinks: true });
    dataDirs.push(dataDir);
  }
  const deskPort = await freePort();
  const hosts: HostProcess[] = await Promise.all(
    dataDirs.map(async (dataDir) =>
      startHost({ port: await freePort(), dataDir, ...(dataDir === world ? { deskPort } : {}) }),
    ),
  );
  process.env['E2E_PORT'] = hosts.map(({ port }) => port).join(',');
  process.env['E2E_DESK_PORT'] = String(deskPort);
  return async () => {
    for (const host of hosts) await host.stop('SIGTERM');
    for (const folder of [...dataDirs, portraits]) rmSync(folder, { recursive: true, force: true });
  };
}
