import { readFileSync } from 'node:fs';
import { median } from '../statistics.ts';

/** Repetitions of a slice, and alternating slices of each work. */
const REPEATS = 40;
const SLICES = 7;
const WARM_UP = 200;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Work whose CPU time is measured. */
export type Work = () => unknown;

/** CPU time of a run in milliseconds, and its ratio to the baseline. Both are medians of slices. */
export interface Cost {
  ms: number;
  ratio: number;
}

async function slice(work: Work): Promise<number> {
  const cpuBefore = cpuMs();
  for (let run = 0; run < REPEATS; run += 1) await work();
  return (cpuMs() - cpuBefore) / REPEATS;
}

/** Returns the CPU time of this process for each work: medians of alternating slices, after a warm-up. */
export async function compareCpu(baseline: Work, works: readonly Work[]): Promise<Cost[]> {
  const all = [baseline, ...works];
  for (const work of all) for (let run = 0; run < WARM_UP; run += 1) await work();
  const rounds: number[][] = [];
  for (let round = 0; round < SLICES; round += 1) {
    const costs = [];
    for (const work of all) costs.push(await slice(work));
    rounds.push(costs);
  }
  return all.map((_, index) => ({
    ms: median(rounds.map((costs) => costs[index] ?? 0)),
    ratio: median(rounds.map((costs) => (costs[index] ?? 0) / (costs[0] ?? 1))),
  }));
}

/** Milliseconds of a tick, in which Linux counts the time of another process. */
const TICK_MS = 10;

/** Returns the CPU time of other processes so far in milliseconds; 0 for those that have ended. Linux only. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const values = fields.split(' ');
    return sum + (Number(values[11]) + Number(values[12])) * TICK_MS;
  }, 0);
