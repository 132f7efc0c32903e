const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of birth, wherever one was born: `1984-03-09` is March 9, 1984. */
export const formatUtcDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
