import type { Visit } from '../landers/measure.ts';
import { median } from '../statistics.ts';
import { keyOf, type Address, type Target } from './targets.ts';

/** Visits by the key of their address. */
export type Visits = ReadonlyMap<string, readonly Visit[]>;

/** Formats a number without decimals; '' for none. */
export const whole = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(0));

/** Names a page in a table. A page that waits for an interaction has not started in its visits, unlike (b) and (c). */
export const rowName = (name: string, page: readonly { isWaiting: boolean }[]): string =>
  page.some(({ isWaiting }) => isWaiting) ? `${name}, waits for an interaction` : name;

/** Returns the median of a value of the results that have it; NaN where none has. */
export function middle<T>(results: readonly T[], value: (result: T) => number): number {
  const values = results.map((result) => value(result)).filter((each) => !Number.isNaN(each));
  return values.length > 0 ? median(values) : Number.NaN;
}

/** Returns the results of a page, of its copy (a) without script, and of its elements (c) alone. */
export function selectResults<T>(
  target: Target,
  results: ReadonlyMap<string, readonly T[]>,
): { page: readonly T[]; plain: readonly T[]; markup: readonly T[] } {
  const findResults = (address: Address | undefined) => (address && results.get(keyOf(address))) ?? [];
  return {
    page: findResults(target),
    plain: findResults(target.copies.plain),
    markup: findResults(target.copies.markup),
  };
}

/** Returns the times of the tasks of a visit. */
export const taskTimes = ({ tasks }: Visit): number[] => tasks.map(({ time }) => time);

/** Returns the time of all tasks of a visit. */
export const sumTasks = (visit: Visit): number => taskTimes(visit).reduce((sum, time) => sum + time, 0);
