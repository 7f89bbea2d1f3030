const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Returns an instant as text, in UTC like the output of the command line. */
export const momentText = (instant: string): string => `${moment.format(new Date(instant))} UTC`;
