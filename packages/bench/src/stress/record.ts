import { quantile } from '../statistics.ts';

/** Times of responses in milliseconds, by kind and status. */
export interface Record {
  /** Adds a response. */
  add(kind: string, status: number, took: number): void;
  /** Adds a request without a response. */
  fail(kind: string, error: unknown): void;
  /** Returns rows of a table: kind, status, count, median, 99 %, longest. */
  rows(): string[][];
  /** Number of responses for which `matches` holds. */
  count(matches: (status: number) => boolean): number;
}

/** Creates an empty record. */
export function createRecord(): Record {
  const all = new Map<string, { kind: string; status: string; took: number[] }>();
  const listOf = (kind: string, status: string) =>
    all.getOrInsertComputed(`${kind} ${status}`, () => ({ kind, status, took: [] })).took;
  return {
    add: (kind, status, took) => void listOf(kind, String(status)).push(took),
    fail: (kind, error) => void listOf(kind, `none (${(error as Error).message})`).push(0),
    rows: () =>
      [...all.values()]
        .toSorted((a, b) => `${a.kind}${a.status}`.localeCompare(`${b.kind}${b.status}`))
        .map(({ kind, status, took }) => [
          kind,
          status,
          String(took.length),
          ...[0.5, 0.99, 1].map((share) => quantile(took, share).toFixed(1)),
        ]),
    count: (matches) =>
      [...all.values()].reduce(
        (sum, { status, took }) => sum + (matches(Number(status)) ? took.length : 0),
        0,
      ),
  };
}

/** Head of the table of a record. */
export const RECORD_HEAD = ['request', 'status', 'responses', 'median ms', '99 % ms', 'longest ms'];
