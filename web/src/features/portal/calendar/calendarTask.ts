/** What can be made on the calendar. */
export type NewType = 'client' | 'personal' | 'group';

/** What the address opens over the calendar (spec portal operations §2). */
export type CalendarTask =
  | { opens: 'new'; type: NewType }
  | { opens: 'appointment'; token: string }
  | { opens: 'group' | 'personal' | 'busy' | 'visit'; id: string };

export const NEW_HASHES: Record<NewType, string> = {
  client: 'create-appointment',
  personal: 'create-personal-event',
  group: 'create-group-event',
};

/** Of a personal event, of time in another calendar and of a visit by its id. No token of an appointment has such a sign in it. */
const PREFIXES = { personal: 'personal-event=', busy: 'busy-time=', visit: 'visit=' } as const;

export const hashOf = (kind: keyof typeof PREFIXES, id: string) => PREFIXES[kind] + id;

/** @param groupEventId of the query; empty for none */
export function taskOf(hash: string, groupEventId: string): CalendarTask | undefined {
  for (const [type, own] of Object.entries(NEW_HASHES)) {
    if (hash === own) return { opens: 'new', type: type as NewType };
  }
  for (const [kind, prefix] of Object.entries(PREFIXES)) {
    if (hash.startsWith(prefix)) return { opens: kind as keyof typeof PREFIXES, id: hash.slice(prefix.length) };
  }
  // `#main` is where the link to the content of the page leads.
  if (hash && hash !== 'main') return { opens: 'appointment', token: hash };
  return groupEventId ? { opens: 'group', id: groupEventId } : undefined;
}
