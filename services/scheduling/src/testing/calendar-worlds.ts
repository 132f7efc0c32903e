import type { RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import type { CalendarProvider } from '../calendar-profiles/calendar-profile.entity.js';
import type { TestCalDav } from './radicale.js';

/** An entry as it is in the other calendar. Times are ISO 8601 in UTC. */
export interface OtherEntry {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The account of a practitioner at a provider, as its owner uses it. */
export interface CalendarWorld {
  readonly provider: CalendarProvider;
  /** The code that the provider's page gives; of an account by password, none. */
  code?(redirectUri: string): string;
  /** Of an account by password. */
  readonly username?: string;
  entries(): Promise<OtherEntry[]>;
  /** Makes or changes an entry. @returns its id */
  put(entry: { id?: string; title: string; startsAt: string; endsAt: string; free?: boolean }): Promise<string>;
  remove(id: string): Promise<void>;
  /** Has the account let us in no more. */
  revoke(): void;
  /** Has it let us in again. */
  readmit(): void;
}

let accounts = 0;

/** An account of its own at the stand-in for Google or Microsoft. */
export function sandboxWorld(sandbox: RunningSandbox, provider: 'google' | 'office365'): CalendarWorld {
  const control = provider === 'google' ? sandbox.google : sandbox.microsoft;
  const email = `ada-${(accounts += 1)}@${provider}.example`;
  return {
    provider,
    code: (redirectUri) => control.createUser(email, redirectUri).code,
    entries: async () => control.entries(email),
    put: async (entry) => control.putEntry(email, entry),
    remove: async (id) => control.deleteEntry(email, id),
    revoke: () => control.revoke(email),
    readmit: () => undefined,
  };
}

/** An account of its own at a server for CalDAV. */
export async function calDavWorld(server: TestCalDav): Promise<CalendarWorld> {
  const username = server.newAccount();
  const calendarUrl = await server.makeCalendar(username, 'Ada at home');
  return {
    ...{ provider: 'caldav', username },
    async entries() {
      const objects = await server.objects(calendarUrl);
      return objects.map(({ url, text }) => ({ id: url, ...entryIn(text) }));
    },
    async put({ id = new URL(`${Math.random().toString(36).slice(2)}.ics`, calendarUrl).href, ...entry }) {
      await server.put(id, fileOf(id, entry));
      return id;
    },
    remove: (id) => server.remove(id),
    revoke: () => void (server.mode = 'refuses'),
    readmit: () => void (server.mode = 'works'),
  };
}

function fileOf(id: string, entry: { title: string; startsAt: string; endsAt: string; free?: boolean }): string {
  const uid = id.slice(id.lastIndexOf('/') + 1).replace(/\.ics$/, '');
  const at = (time: string) => `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  return [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ada//EN',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${at(entry.startsAt)}`,
    ],
    ...[`DTSTART:${at(entry.startsAt)}`, `DTEND:${at(entry.endsAt)}`, `SUMMARY:${entry.title}`],
    ...(entry.free ? ['TRANSP:TRANSPARENT'] : []),
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}

function entryIn(text: string) {
  const value = (name: string) => new RegExp(`^${name}[^:\r\n]*:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const time = (name: string) => {
    const [, day, clock] = /^(\d{8})T(\d{6})Z$/.exec(value(name)) ?? [];
    const [date, hours] = [day!.replace(/(....)(..)(..)/, '$1-$2-$3'), clock!.replace(/(..)(..)(..)/, '$1:$2:$3')];
    return new Date(`${date}T${hours}Z`).toISOString();
  };
  return { title: value('SUMMARY'), startsAt: time('DTSTART'), endsAt: time('DTEND') };
}
