const DATE = /^(\d{4})-(\d{2})-\d{2}$/;

/** Whether a text is a date of the calendar as `YYYY-MM-DD`; 30 February and placeholders such as `0000` are none (spec: dob.real-calendar-date). */
export const isRealDate = (text: string): boolean => {
  const [, year = '', month = ''] = DATE.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00.000Z`);
  // A day too many rolls over into the next month, or is no date at all: engines differ.
  return Number(year) > 0 && date.getUTCMonth() + 1 === Number(month);
};

/** Whole years between a birth date, `YYYY-MM-DD`, and the UTC day of `now`; one born on 29 February turns older on 1 March. */
export const ageOn = (dateOfBirth: string, now: Date): number => {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const thisMonth = now.getUTCMonth() + 1;
  const hadBirthday = thisMonth > month || (thisMonth === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
};
