import { find } from 'linkifyjs';
import type { CalendarEntry, MailMessage, TextMessage } from './message.js';

/** Control characters and the marks that turn the direction of text: they hide or forge adjacent text. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const BREAKS = /[\r\n\u2028\u2029\t]+/g;
/** Longest body that the provider of text messages takes. */
const TEXT_MAX_LENGTH = 1600;

/** Reduces input to one line of plain characters, so that it cannot add a header, a line or a field. */
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

/** Joins pieces of input, each on a line of its own; empty ones are left out. */
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

/** Quotes user text, one paragraph per line. Each line opens with a quotation mark, so that none looks like our own text. */
export function quoted(text: string): string[] {
  const lines = paragraphsOf(text);
  return lines.map((line, place) => (place === lines.length - 1 ? `“${line}”` : `“${line}`));
}

/**
 * Text in which mail programs and telephones find no address to follow: `https[:]//example[.]com`.
 * @param own addresses that stay as they are, with what is below them
 */
export function withoutLinks(text: string, own: readonly string[]): string {
  const isOwn = (url: string) => own.some((root) => url === root || url.startsWith(`${root}/`));
  const links = find(text, 'url').filter(({ value }) => !isOwn(value));
  return links.reduceRight(
    (rest, { start, end, value }) => rest.slice(0, start) + defanged(value) + rest.slice(end),
    text,
  );
}

const defanged = (url: string) => url.replace('://', '[:]//').replaceAll('.', '[.]');

/** @param own as of `withoutLinks` */
export function inertMail(message: MailMessage, own: readonly string[]): MailMessage {
  const { subject, preview, practice, heading, paragraphs, details, action, file, closing } = message;
  const { calendar, calendarEntries } = message;
  const line = (text: string) => withoutLinks(oneLine(text), own);
  const block = (text: string) => withoutLinks(severalLines(text), own);
  return {
    subject: line(subject),
    preview: line(preview),
    ...(practice && { practice: line(practice) }),
    heading: line(heading),
    paragraphs: paragraphs.map(line),
    details: details.map(({ label, value, isLink }) => ({
      label: oneLine(label),
      value: isLink ? severalLines(value) : block(value),
    })),
    ...(action && { action: { label: line(action.label), url: action.url } }),
    ...(file && { file: { label: line(file.label), url: file.url } }),
    ...(closing && { closing: block(closing) }),
    ...(calendar && { calendar: inertEntry(calendar, own) }),
    ...(calendarEntries && { calendarEntries: calendarEntries.map((entry) => inertEntry(entry, own)) }),
  };
}

/** @param own as of `withoutLinks` */
export function inertText({ body }: TextMessage, own: readonly string[]): TextMessage {
  return { body: withoutLinks(oneLine(body), own).slice(0, TEXT_MAX_LENGTH) };
}

function inertEntry(entry: CalendarEntry, own: readonly string[]): CalendarEntry {
  const person = ({ name, email }: CalendarEntry['attendee']) => ({ name: oneLine(name), email: oneLine(email) });
  return {
    ...entry,
    summary: withoutLinks(oneLine(entry.summary), own),
    description: severalLines(entry.description),
    location: oneLine(entry.location),
    organizer: { name: oneLine(entry.organizer.name) },
    attendee: person(entry.attendee),
  };
}
