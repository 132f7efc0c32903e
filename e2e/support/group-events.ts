import { ApiVisitor } from './api-visitor.js';
import { lateMorning } from './calendar-times.js';
import { eventually } from './eventually.js';
import type { OpenPractice } from './open-practice.js';

const TYPE = `mutation Type($input: BookableEventTypeInput!) {
  upsertBookableEventType(input: $input) { result errors { code message } bookableEventType { id } } }`;
const EVENT = `mutation Event($event: BookableEventInput!) {
  upsertBookableEvent(event: $event) { result errors { code message } bookableEvent { id url } } }`;
const LOOK = `query Look($token: String!) {
  tokenRegistration(token: $token) { id state clientPaymentStatus dueCents event { placesLeft } } }`;

export interface EventWishes {
  name?: string;
  /** Default $25. */
  amountCents?: number;
  /** Default 10. */
  capacity?: number;
  /** ISO 8601; default late morning six days from now. */
  startsAt?: string;
}

/** Schedules a group event of an hour and a half. */
export async function scheduleEvent(
  { pro, locationId }: OpenPractice,
  {
    name = 'Full Moon Sound Bath',
    amountCents = 2500,
    capacity = 10,
    startsAt = new Date(lateMorning(6)).toISOString(),
  }: EventWishes = {},
): Promise<{ id: string; url: string }> {
  const input = { name, locationId, duration: 90, durationUnit: 'minute', amountCents, capacity };
  const { bookableEventType: type } = await pro.change<{ bookableEventType: { id: string } }>(TYPE, { input });
  // Scheduling learns of the place by an event.
  const { bookableEvent } = await eventually('a group event', () =>
    pro.change<{ bookableEvent: { id: string; url: string } }>(EVENT, {
      event: { bookableEventTypeId: type.id, startsAt },
    }),
  );
  return bookableEvent;
}

/** What the page behind a link shows. */
export async function lookAtRegistration(token: string): Promise<{
  id: string;
  state: string;
  clientPaymentStatus: string;
  dueCents: number;
  event: { placesLeft: number | null };
}> {
  const { tokenRegistration } = await new ApiVisitor().ask<{
    tokenRegistration: Awaited<ReturnType<typeof lookAtRegistration>>;
  }>(LOOK, { token });
  return tokenRegistration;
}
