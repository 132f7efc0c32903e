import type { CalendarEntry, MailMessage, TextMessage } from './message.js';

/** Control characters and the marks that turn the direction of text: they hide or forge what stands beside them. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const BREAKS = /[\r\n\u2028\u2029\t]+/g;
/** Longest body that the provider of text messages takes. */
const TEXT_MAX_LENGTH = 1600;

/** One line of plain characters, whatever people typed: nobody adds a header, a line or a field of their own. */
export function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(CONTROL, '').replace(/ {2,}/g, ' ').trim();
}

/** As `oneLine`, but lines stay lines. */
export function severalLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .trim();
}

/** Each piece that somebody typed on a line of its own; empty ones are left out. */
export function rows(...pieces: (string | undefined)[]): string {
  return pieces
    .map((piece) => oneLine(piece ?? ''))
    .filter(Boolean)
    .join('\n');
}

/** A text of several lines as several paragraphs. */
export function paragraphsOf(text: string): string[] {
  return severalLines(text).split('\n').filter(Boolean);
}

export function inertMail(message: MailMessage): MailMessage {
  const { subject, preview, practice, heading, paragraphs, details, action, file, closing } = message;
  const { calendar, calendarEntries } = message;
  return {
    subject: oneLine(subject),
    preview: oneLine(preview),
    ...(practice && { practice: oneLine(practice) }),
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    details: details.map(({ label, value }) => ({ label: oneLine(label), value: severalLines(value) })),
    ...(action && { action: { label: oneLine(action.label), url: action.url } }),
    ...(file && { file: { label: oneLine(file.label), url: file.url } }),
    ...(closing && { closing: severalLines(closing) }),
    ...(calendar && { calendar: inertEntry(calendar) }),
    ...(calendarEntries && { calendarEntries: calendarEntries.map(inertEntry) }),
  };
}

export function inertText({ body }: TextMessage): TextMessage {
  return { body: oneLine(body).slice(0, TEXT_MAX_LENGTH) };
}

function inertEntry(entry: CalendarEntry): CalendarEntry {
  const person = ({ name, email }: CalendarEntry['attendee']) => ({ name: oneLine(name), email: oneLine(email) });
  return {
    ...entry,
    summary: oneLine(entry.summary),
    description: severalLines(entry.description),
    location: oneLine(entry.location),
    organizer: { name: oneLine(entry.organizer.name) },
    attendee: person(entry.attendee),
  };
}
