import { join, type Person } from '../browser.ts';
import type { Running } from '../target.ts';

/** Filter of the country in which search looks here. A separate one excludes the members of other suites. */
export const here = { country: 'IE' };

/** Returns a date of birth with which a member has an age. */
export const bornAged = (age: number): string => `${new Date().getUTCFullYear() - age - 1}-12-31`;

/** Members among whom the tests search. */
export interface Searched {
  readonly viewer: Person;
  readonly others: readonly Person[];
}

/** Signs up a viewer and 14 others, by turns women and men, each four years older than the one before. */
export async function joinSearched(running: Running): Promise<Searched> {
  const viewer = await join(running, 'free', { ...here, name: 'Viewer', gender: 'x' });
  const others: Person[] = [];
  for (let index = 0; index < 14; index += 1) {
    const gender = index % 2 === 0 ? 'f' : 'm';
    const birthDate = bornAged(20 + index * 4);
    others.push(await join(running, 'free', { ...here, name: `P${index}`, gender, birthDate }));
  }
  return { viewer, others };
}
