import { dayOf, HOUR_MS } from './calendar-times.js';
import { eventually } from './eventually.js';
import type { OpenPractice } from './open-practice.js';
import { newClient } from './stage.js';

const BOOK = `mutation Book($client: AppointmentClientInput!, $serviceId: ID!, $locationId: ID!, $startsAt: DateTime!, $endsAt: DateTime!) {
  proCreateAppointment(client: $client, locationId: $locationId, startsAt: $startsAt, endsAt: $endsAt,
    appointmentServices: [{ serviceId: $serviceId, amountCents: 9000 }]) {
    result errors { code message } appointment { id } } }`;
const MOVE = `mutation Move($id: ID!, $startsAt: DateTime!, $endsAt: DateTime!) {
  updateAppointmentV2(appointmentId: $id, startsAt: $startsAt, endsAt: $endsAt) { result errors { code message } } }`;
const CANCEL = `mutation Cancel($id: ID!) { cancelAppointment(appointmentId: $id) { result errors { code message } } }`;
const FREE = `query Free($id: ID!, $services: [ID!]!, $location: ID!, $day: Date!) {
  availability(practiceId: $id, serviceIds: $services, locationId: $location, from: $day, to: $day) {
    days { slots { startsAt } } } }`;

/** An hour that begins then, ISO 8601. */
export const hourAt = (at: number) => ({
  startsAt: new Date(at).toISOString(),
  endsAt: new Date(at + HOUR_MS).toISOString(),
});

/** What a practitioner does with visits of an hour, by the API. Instants are epoch milliseconds. */
export function visitsOf({ pro, practiceId, serviceId, locationId }: OpenPractice) {
  const isOffered = async (at: number): Promise<boolean> => {
    const { availability } = await pro.ask<{ availability: { days: { slots: { startsAt: string }[] }[] } }>(FREE, {
      ...{ id: practiceId, services: [serviceId], location: locationId, day: dayOf(at) },
    });
    return availability.days.some(({ slots }) => slots.some((slot) => Date.parse(slot.startsAt) === at));
  };
  return {
    untilFree: (at: number) => eventually('a free time', () => isOffered(at)),
    untilTaken: (at: number) => eventually('a time that is taken', async () => !(await isOffered(at))),
    /** @returns the id of the appointment */
    async book(at: number): Promise<string> {
      const { appointment } = await pro.change<{ appointment: { id: string } }>(BOOK, {
        ...{ client: newClient(), serviceId, locationId, ...hourAt(at) },
      });
      return appointment.id;
    },
    reschedule: (id: string, at: number) => pro.change(MOVE, { id, ...hourAt(at) }),
    cancel: (id: string) => pro.change(CANCEL, { id }),
  };
}
