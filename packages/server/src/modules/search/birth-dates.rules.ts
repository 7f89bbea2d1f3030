/**
 * Returns the birth dates of everyone between two ages on the UTC day of an instant. `after` is excluded, `until` included;
 * null means no bound.
 */
export function birthDates(
  ages: { min: number; max: number | null },
  now: Date,
): { after: string | null; until: string } {
  return {
    until: yearsBefore(now, ages.min),
    after: ages.max === null ? null : yearsBefore(now, ages.max + 1),
  };
}

/** Returns the same day `years` ago; 28 February when that year has no 29th. */
function yearsBefore(now: Date, years: number): string {
  const date = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()));
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
