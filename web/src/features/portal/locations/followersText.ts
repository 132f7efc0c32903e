import type { LocationValues } from './locationForm.js';

/** The part of a location that upcoming visits follow and that was changed in a form. */
export type PlaceChange = 'place' | 'address' | 'link' | 'details' | 'name';

/** What is to come at a location. */
export interface FollowersCounts {
  visits: number;
  registrations: number;
}

const ADDRESS = ['address', 'secondaryAddress', 'city', 'stateAbbreviation', 'zip'] as const;

/** The first that clients would notice; undefined where they would notice nothing. */
export function placeChange(before: LocationValues, after: LocationValues): PlaceChange | undefined {
  const differs = (field: keyof LocationValues) => String(before[field]).trim() !== String(after[field]).trim();
  if (differs('kind')) return 'place';
  if (after.kind === 'office' && ADDRESS.some(differs)) return 'address';
  if (after.kind === 'virtual' && differs('virtualLink')) return 'link';
  if (after.kind === 'virtual' && (differs('virtualType') || differs('virtualInstructions'))) return 'details';
  return differs('name') ? 'name' : undefined;
}

const VERBS: Record<PlaceChange, { one: string; many: string }> = {
  place: { one: 'moves to this place', many: 'move to this place' },
  address: { one: 'moves to this address', many: 'move to this address' },
  link: { one: 'moves to this link', many: 'move to this link' },
  details: { one: 'gets these details', many: 'get these details' },
  name: { one: 'gets this name', many: 'get this name' },
};

/** `3 upcoming visits move to this address. Their clients get an email.`; undefined where nothing is to come. */
export function followersText(change: PlaceChange, { visits, registrations }: FollowersCounts): string | undefined {
  const subjects = [
    counted(visits, 'upcoming visit', 'upcoming visits'),
    counted(registrations, 'place in a group event', 'places in group events'),
  ].filter((subject) => subject !== undefined);
  if (subjects.length === 0) return undefined;
  const single = visits + registrations === 1;
  const verb = VERBS[change][single ? 'one' : 'many'];
  return `${subjects.join(' and ')} ${verb}. ${single ? 'Its client gets' : 'Their clients get'} an email.`;
}

/** While the counts cannot be loaded. */
export function followersWarning(change: PlaceChange): string {
  return `Upcoming visits ${VERBS[change].many}. Their clients get an email.`;
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}
