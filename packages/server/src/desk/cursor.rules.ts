import { badFields } from '../http/body.ts';

/** Place in a list that is ordered by time, and by id where times are equal. */
interface Place {
  at: Date;
  id: string;
}

/** Returns the cursor of a place, such as `2026-11-26T10:00:00.000Z~42`. */
export const cursorOf = ({ at, id }: Place): string => `${at.toISOString()}~${id}`;

/** Start of a time of the years 1000 to 9999. Databases can't read what JavaScript writes for some others. */
const YEAR = /^[1-9]\d{3}-/;

/** Returns the place of a cursor; null without one. Throws bad_request. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [timeText = '', ...rest] = cursor.split('~');
  const time = new Date(timeText);
  if (!YEAR.test(timeText) || Number.isNaN(time.getTime()) || rest.length === 0)
    throw badFields({ after: 'invalid_format' });
  return { at: time, id: rest.join('~') };
}
