/**
 * Writes dates of which only the UTC fields count, as American English does. The formatter is made when it is first used:
 * the first of a page takes 20 ms of a slow phone, which a page that is coming to life does not have.
 */
export function utcFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })).format(date);
}
