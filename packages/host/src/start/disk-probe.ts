import { isDiskFull } from '@meetcute/core';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSharedAnswer } from '../shared-answer.ts';

/** Bytes that a probe writes. */
const PROBE_BYTES = 65_536;

/** Milliseconds before the next probe. */
const PROBE_EVERY = 5000;

/** Writes a file of some size into a folder and removes it. Rejects if that fails. */
async function writeProbe(folder: string): Promise<void> {
  const file = join(folder, 'probe.part');
  try {
    await writeFile(file, new Uint8Array(PROBE_BYTES));
  } finally {
    await rm(file, { force: true });
  }
}

const sentenceFor = (folder: string, error: unknown): string =>
  isDiskFull(error)
    ? `Not ready: The disk of the data folder ${folder} is full.`
    : `Not ready: The data folder ${folder} can't be written to (${error instanceof Error ? error.message : 'unknown reason'}).`;

/** Options of `createDiskProbe` for tests. */
export interface DiskProbeOptions {
  /** Writes into the folder. */
  write?: (folder: string) => Promise<void>;
  /** Milliseconds before the next probe. */
  every?: number;
}

/**
 * Creates a check whether a folder can be written to. It probes every 5 s at most, and logs a sentence when the result
 * changes.
 */
export function createDiskProbe(
  folder: string,
  log: (sentence: string) => void,
  { write = writeProbe, every = PROBE_EVERY }: DiskProbeOptions = {},
): () => Promise<boolean> {
  let wasWritable = true;
  const probe = async () => {
    const error: unknown = await write(folder).then(
      () => null,
      (reason: unknown) => reason,
    );
    const isWritable = error === null;
    if (isWritable !== wasWritable)
      log(isWritable ? `The data folder ${folder} can be written to again.` : sentenceFor(folder, error));
    wasWritable = isWritable;
    return isWritable;
  };
  return createSharedAnswer(probe, every);
}
