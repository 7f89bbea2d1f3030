import type { Visit } from '../landers/measure.ts';
import { median } from '../statistics.ts';
import { keyOf, type Target } from './targets.ts';

/** Visits by the key of their address. */
export type Visits = ReadonlyMap<string, readonly Visit[]>;

/** Formats a number without decimals; '' for none. */
export const whole = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(0));

/** Returns the median of a value of several results; NaN without results. */
export const middle = <T>(results: readonly T[], value: (result: T) => number): number =>
  results.length > 0 ? median(results.map((result) => value(result))) : Number.NaN;

/** Returns the visits of a page, of its copy (a) without script, and of its elements (c) alone. */
export function visitsOf(
  target: Target,
  visits: Visits,
): { page: readonly Visit[]; plain: readonly Visit[]; markup: readonly Visit[] } {
  const at = (url = '', cookie = '') => visits.get(keyOf({ url, cookie })) ?? [];
  return { page: at(target.url, target.cookie), plain: at(target.plain), markup: at(target.markup) };
}

/** Returns the times of the tasks of a visit. */
export const taskTimes = ({ tasks }: Visit): number[] => tasks.map(({ time }) => time);

/** Returns the time of all tasks of a visit. */
export const workOf = (visit: Visit): number => taskTimes(visit).reduce((sum, time) => sum + time, 0);
