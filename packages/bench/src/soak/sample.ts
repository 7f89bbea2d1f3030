import type { Database } from '@meetcute/server';
import { readdirSync } from 'node:fs';
import { quantile } from '../statistics.ts';
import type { Footprint, Inspector } from '../stream/inspector.ts';

/** Resources that a host holds at a moment. */
export interface Sample extends Footprint {
  /** Minutes since the start of the load. */
  minute: number;
  /** Open files and sockets; 0 where the system doesn't list them. */
  files: number;
  /** Connections of the host to PostgreSQL. */
  connections: number;
}

/** Name of the connection that samples, which is not counted. */
export const SAMPLER = 'bench-sampler';

function filesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Measures a host after a garbage collection. */
export async function takeSample(inspector: Inspector, db: Database, minute: number): Promise<Sample> {
  const footprint = await inspector.footprint();
  const { rows } = (await db.execute(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> '${SAMPLER}'`)) as unknown as {
    rows: [{ count: number }];
  };
  return { minute, ...footprint, files: filesOf(footprint.pid), connections: rows[0].count };
}

const MB = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Head of the table of samples. */
export const SAMPLE_HEAD = [
  'minute',
  'heap MB',
  'external MB',
  'RSS MB',
  'handles',
  'open files',
  'database connections',
];

/** Returns a row of the table of samples. */
export const rowOf = ({ minute, heap, external, rss, resources, files, connections }: Sample): string[] => [
  minute.toFixed(0),
  ...[heap, external, rss].map(MB),
  ...[resources, files, connections].map(String),
];

/** Samples whose median stands for the beginning and the end, because a heap differs a little from minute to minute. */
const GROUP = 3;

/**
 * Returns the growth from the samples at `startMinute` minutes to the last ones, as a share of the former: 0.05 is 5 %. Each
 * side is the median of three samples. Null when there are too few of them.
 */
export function growthOf(
  samples: readonly Sample[],
  startMinute: number,
  metric: 'heap' | 'external' | 'rss' | 'resources' | 'files' | 'connections',
): number | null {
  const warm = samples.filter(({ minute }) => minute >= startMinute);
  if (warm.length < 2 * GROUP) return null;
  const middle = (group: readonly Sample[]) =>
    quantile(
      group.map((sample) => sample[metric]),
      0.5,
    );
  const first = middle(warm.slice(0, GROUP));
  return middle(warm.slice(-GROUP)) / first - 1;
}
