import type { Actor } from '@yarrow/kit/actor';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { nameOf } from '../visits/attendee.js';
import { reachedBy } from '../visits/meeting-link.js';
import { type BookableEventView, bookableEventView } from '../event-records/bookable-event.view.js';
import { isHostOf } from '../event-records/events.policy.js';
import type { BookableEventRegistration } from '../generated/graphql.js';
import type { Registered } from './registering.service.js';

type Resolved = '__typename' | 'event' | 'client' | 'practice' | 'calendarLinks';

/** The contract's fields; `calendarLinks` has a resolver of its own. */
export type RegistrationView = Omit<BookableEventRegistration, Resolved> & {
  readonly registered: Registered;
  readonly client: { readonly id: string } | null;
  readonly event: BookableEventView;
  readonly practice: { readonly id: string };
  /** The practice looks, from which the client's link is kept. */
  readonly practiceLooks: boolean;
};

/** A registration as the contract shows it to the holder of its link and to the practice. */
export function registrationView(registered: Registered, actor: Actor, now: Date): RegistrationView {
  const { registration, event } = registered;
  const practiceLooks = isHostOf(actor, registration);
  const token = practiceLooks ? registration.practiceToken : registration.token;
  const state = registration.stateAt(now);
  const knows = state === 'booked' && !event.isCancelled;
  const isVirtual = event.kind === 'virtual';
  const at = (instant: Date | null | undefined) =>
    instant ? formatOffsetDateTime(instant.getTime(), event.timeZone) : null;
  return {
    ...{ state, token, registered, practiceLooks },
    id: registration.id,
    event: bookableEventView(event, actor, now, { registered: knows }),
    practice: { id: registration.practiceId },
    isOwnerCancelled: event.isCancelled,
    client: practiceLooks ? { id: registration.clientId } : null,
    clientName: nameOf(registration),
    clientEmail: registration.email || null,
    clientTimeZone: registration.clientTimeZone,
    amountCents: registration.amountCents,
    amountCurrency: registration.currency,
    createdAt: at(registration.createdAt)!,
    paymentRequirement: registration.paymentRequirement,
    paymentDueBy: at(registration.paymentDueBy),
    canCancel: !practiceLooks && registration.canCancel(event, now),
    cancellationFeeCents: registration.cancellationFeeCents(event, now),
    freeCancellationUntil: at(registration.freeCancellationUntil(event)),
    cancellationTerms: registration.cancellation,
    virtualLink: (knows && isVirtual && reachedBy(event.place, event.meetingLink).virtualLink) || null,
    virtualInstructions: (knows && isVirtual && event.place.virtualInstructions) || null,
    calendarFileUrl: `/calendar-files/events/${token}.ics`,
  };
}
