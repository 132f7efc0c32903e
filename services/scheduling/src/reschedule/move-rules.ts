import type { SlotRules } from '@yarrow/time/slots';
import type { Appointment } from '../visits/appointment.entity.js';
import { hoursOf, slotRulesOf } from '../availability/slot-rules.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';

/**
 * The rules by which a visit can be moved: the hours of its place and its services as they are now, its own length.
 * A service that is no longer offered stays booked; where the place is gone there is no time to move to.
 */
export function moveRules(catalog: PracticeCatalog, appointment: Appointment): SlotRules {
  const { place, lines, startsAt, endsAt, timeZone } = appointment;
  const location = catalog.locations.find(
    ({ locationId, state }) => locationId === place.locationId && state === 'active',
  );
  const booked = new Set(lines.map(({ serviceId }) => serviceId));
  return slotRulesOf(catalog.practice, {
    ...hoursOf(location ?? { timeZone, hours: [], hoursExceptions: [] }),
    serviceHours: catalog.services.filter(({ serviceId }) => booked.has(serviceId)).map(({ hours }) => hours),
    durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  });
}
