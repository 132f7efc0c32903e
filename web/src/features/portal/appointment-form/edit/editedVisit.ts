import type { EditAppointmentFlyout_AppointmentFragment } from '../../../../gql/graphql.js';
import { isCoveredBy, lineFor, linesInput, usualPrice, type ClientTerms, type Line } from '../serviceLines.js';
import type { BookingCatalog } from '../useBookingCatalog.js';
import { instantsOfVisit, timeOfVisit, type VisitTime } from '../visitTime.js';

export type EditedAppointment = EditAppointmentFlyout_AppointmentFragment;

/** A visit as its form holds it. */
export interface EditValues extends VisitTime {
  lines: Line[];
  locationId: string;
  practitionerNote: string;
}

/** A visit as it stands, in the terms of its form. */
export function valuesOf(appointment: EditedAppointment, catalog: BookingCatalog, terms: ClientTerms): EditValues {
  const own = ownPackage(appointment);
  return {
    lines: appointment.appointmentServices.map(({ serviceId, name, amountCents, timeLength: minutes }) => {
      const priceChanged = amountCents !== usualPrice(catalog.services, serviceId, terms);
      const line = { serviceId, amountCents, saveCustomPrice: false, priceChanged, booked: { name, minutes } };
      return isCoveredBy(own, line, catalog.services) ? lineFor(catalog.services, serviceId, terms) : line;
    }),
    locationId: appointment.location?.id ?? '',
    ...timeOfVisit(appointment, catalog.timeZone),
    practitionerNote: appointment.practitionerNote ?? '',
  };
}

/** What the client's prices depend on, with the session that the visit has already. */
export function termsOf(appointment: EditedAppointment, terms: ClientTerms): ClientTerms {
  const own = ownPackage(appointment);
  if (!own) return terms;
  const others = terms.openPackages.filter(({ id }) => id !== own.id);
  return { ...terms, openPackages: [{ ...own, sessionsRemaining: own.sessionsRemaining + 1 }, ...others] };
}

/** The package of which the visit uses a session; none where it is the visit that buys it. */
function ownPackage({ package: own, appointmentServices }: EditedAppointment) {
  return own && appointmentServices.some(({ amountCents }) => amountCents === 0) ? own : undefined;
}

/** What is different, as the API takes it: what was not touched stays as another tab may have left it. */
export function changesOf(values: EditValues, original: EditValues, zone: string) {
  const { locationId, practitionerNote } = values;
  return {
    ...(isMoved(values, original) && instantsOfVisit(values, zone)),
    ...(locationId !== original.locationId && { locationId }),
    ...(linesChanged(values, original) && { appointmentServices: linesInput(values.lines) }),
    ...(practitionerNote.trim() !== original.practitionerNote.trim() && { practitionerNote: practitionerNote.trim() }),
  };
}

export const isMoved = (one: VisitTime, other: VisitTime) =>
  one.date !== other.date || one.start !== other.start || one.end !== other.end;

/** Those that the visit does not have yet. */
export const addedLines = ({ lines }: EditValues, original: EditValues) =>
  lines.filter(({ serviceId }) => !original.lines.some((line) => line.serviceId === serviceId));

const linesChanged = ({ lines }: EditValues, original: EditValues) =>
  JSON.stringify(lines) !== JSON.stringify(original.lines);
