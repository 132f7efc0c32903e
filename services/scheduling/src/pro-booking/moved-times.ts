import { toInstant, toWall } from '@yarrow/time/wall-time';
import type { Appointment } from '../visits/appointment.entity.js';
import { activeLocation } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';

/** Where a visit shall be: its times and, if it changes, its place. */
export interface WantedMove {
  readonly times: TimeSpan;
  readonly locationId?: string | null | undefined;
}

export const moves = (visit: Appointment, { startsAt, endsAt }: TimeSpan): boolean =>
  visit.startsAt.getTime() !== startsAt.getTime() || visit.endsAt.getTime() !== endsAt.getTime();

/** IANA zone of the place where a visit shall be. */
export function zoneAfter(
  { place, timeZone }: Appointment,
  { locationId }: WantedMove,
  catalog: PracticeCatalog,
): string {
  return locationId && locationId !== place.locationId ? activeLocation(catalog, locationId).timeZone : timeZone;
}

/**
 * When one of those that change with a visit shall be: as much later in wall time as the visit that was named, of the place
 * where it then is. Both are read in the zones of this one, which may be at the new place already.
 * @throws DomainError `invalid_location`
 */
export function movedTimes(
  one: Appointment,
  visit: Appointment,
  wanted: WantedMove,
  catalog: PracticeCatalog,
): TimeSpan {
  const { times } = wanted;
  if (one === visit) return times;
  const zone = zoneAfter(one, wanted, catalog);
  const shift = wallMs(times.startsAt, zone) - wallMs(visit.startsAt, one.timeZone);
  const length = lengthOf(moves(visit, times) ? times : one);
  const wall = new Date(wallMs(one.startsAt, one.timeZone) + shift).toISOString().slice(0, 16);
  // The second of two repeated hours stays the second where nothing moves.
  const stays = shift === 0 && zone === one.timeZone;
  const start = stays ? one.startsAt.getTime() : toInstant(wall, zone);
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
}

const lengthOf = ({ startsAt, endsAt }: TimeSpan): number => endsAt.getTime() - startsAt.getTime();

/** What the clocks show, as milliseconds of a day without changes of clocks. */
const wallMs = (instant: Date, timeZone: string): number => Date.parse(`${toWall(instant.getTime(), timeZone)}Z`);
