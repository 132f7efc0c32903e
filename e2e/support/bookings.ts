import { randomUUID } from 'node:crypto';
import { ApiVisitor } from './api-visitor.js';
import { eventually } from './eventually.js';
import type { OpenPractice } from './open-practice.js';
import type { ClientPerson } from './stage.js';

const FREE = `query Free($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $from: Date!, $to: Date!) {
  availability(practiceId: $practiceId, serviceIds: $serviceIds, locationId: $locationId, from: $from, to: $to) {
    days { slots { startsAt } } } }`;
const HOLD = `mutation Hold($input: HoldSlotInput!) {
  holdSlot(input: $input) { result errors { code message } hold { id } } }`;
const BOOK = `mutation Book($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { result errors { code message } appointment { id instantActionToken } } }`;
const REGISTER = `mutation Register($input: RegisterForBookableEventInput!) {
  registerForBookableEvent(input: $input) { result errors { code message } registration { token } } }`;
const DAY_MS = 86_400_000;

export interface Booked {
  id: string;
  /** The client's own: `instantActionToken`. */
  token: string;
  startsAt: string;
}

/** Books the first free time without pages, for journeys that are about something else. */
export async function book(practice: OpenPractice, client: ClientPerson, visitor = new ApiVisitor()): Promise<Booked> {
  const { practiceId, locationId, serviceId } = practice;
  const at = { practiceId, locationId, serviceIds: [serviceId] };
  // Another client may take the first one meanwhile.
  const { startsAt, hold } = await eventually('a held slot', async () => {
    const free = await firstFreeTime(visitor, at);
    const kept = await visitor.change<{ hold: { id: string } }>(HOLD, { input: { ...at, startsAt: free } });
    return { startsAt: free, ...kept };
  });
  const { appointment } = await visitor.change<{ appointment: { id: string; instantActionToken: string } }>(BOOK, {
    input: { holdId: hold.id, client },
  });
  return { id: appointment.id, token: appointment.instantActionToken, startsAt };
}

async function firstFreeTime(visitor: ApiVisitor, at: object): Promise<string> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const { availability } = await visitor.ask<{ availability: { days: { slots: { startsAt: string }[] }[] } }>(FREE, {
    ...at,
    ...{ from: day(0), to: day(14) },
  });
  return availability.days.find(({ slots }) => slots.length > 0)!.slots[0]!.startsAt;
}

/** Takes a place at a group event without pages. @returns the token of its page */
export async function takePlace(eventId: string, client: ClientPerson): Promise<string> {
  const input = { bookableEventId: eventId, client, requestId: randomUUID() };
  const { registration } = await new ApiVisitor().change<{ registration: { token: string } }>(REGISTER, { input });
  return registration.token;
}
