import { localTime } from '../time/zone.ts';

const DATE = /^(\d{4})-(\d{2})-\d{2}$/;

/**
 * Returns whether a text is a real calendar date as `YYYY-MM-DD`. Rejects 30 February and placeholders such
 * as `0000` (spec: dob.real-calendar-date).
 */
export const isRealDate = (text: string): boolean => {
  const [, year = '', month = ''] = DATE.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00.000Z`);
  // An invalid day rolls over into the next month or gives an invalid date, depending on the engine.
  return Number(year) > 0 && date.getUTCMonth() + 1 === Number(month);
};

/**
 * Returns the whole years between a birth date, `YYYY-MM-DD`, and the day of `now` in the member's time zone. A birthday
 * on 29 February falls on 1 March in other years.
 */
export const ageOn = (dateOfBirth: string, now: Date, zone: string): number => {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const today = localTime(now, zone);
  const thisMonth = today.getUTCMonth() + 1;
  const hadBirthday = thisMonth > month || (thisMonth === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
};
