import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskProbe } from './disk-probe.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('is not ready while the disk is full, says so once, and recovers', async () => {
  const lines: string[] = [];
  let isFull = true;
  const write = async () => {
    if (isFull) throw full;
  };
  const isWritable = createDiskProbe('/data', (line) => lines.push(line), { write, every: 0 });
  expect([await isWritable(), await isWritable()]).toEqual([false, false]);
  isFull = false;
  expect([await isWritable(), await isWritable()]).toEqual([true, true]);
  expect(lines).toEqual([
    'Not ready: The disk of the data folder /data is full.',
    'The data folder /data can be written to again.',
  ]);
});

test('probes a folder once for many checks and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mc-probe-'));
  const lines: string[] = [];
  expect(await createDiskProbe(folder, (line) => lines.push(line))()).toBe(true);
  expect([readdirSync(folder), lines]).toEqual([[], []]);
  let probes = 0;
  const isWritable = createDiskProbe(folder, () => {}, { write: async () => void (probes += 1) });
  await Promise.all([isWritable(), isWritable()]);
  expect(probes).toBe(1);
});
