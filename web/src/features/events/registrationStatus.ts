import type { IconName } from '../../ui/Icon.js';
import type { RegistrationState } from '../../gql/graphql.js';

export interface StatusFacts {
  state: RegistrationState;
  isOwnerCancelled: boolean;
  /** The event is over. */
  past: boolean;
  clientEmail: string | null | undefined;
  practitionerFirstName: string;
}

export interface RegistrationStatus {
  heading: string;
  sentence: string;
  tone: 'booked' | 'waiting' | 'ended';
  icon: IconName;
}

/** Displayed status of a registration: booked, cancelled, cancelled by the owner, and before and after those. */
export function registrationStatus(facts: StatusFacts): RegistrationStatus {
  const { state, past, clientEmail, practitionerFirstName: name } = facts;
  const ended = { tone: 'ended', icon: 'close' } as const;
  if (facts.isOwnerCancelled) {
    return {
      ...ended,
      heading: 'This event was cancelled',
      sentence: `${name} had to cancel this event. You'll get a full refund.`,
    };
  }
  if (state === 'cancelled') {
    return {
      ...ended,
      heading: 'Your registration is cancelled',
      sentence: "You've given up your place. We hope to see you another time.",
    };
  }
  if (state === 'unavailable') {
    return {
      ...ended,
      heading: 'This place is no longer held',
      sentence: "It wasn't paid for in time. You haven't been charged.",
    };
  }
  if (state === 'awaiting_payment') {
    const sentence = "We're holding your place while you pay.";
    return { heading: 'Almost done', sentence, tone: 'waiting', icon: 'clock' };
  }
  const booked = { tone: 'booked', icon: 'check' } as const;
  if (past)
    return { ...booked, heading: 'Event passed', sentence: `Thank you for coming. ${name} hopes you enjoyed it.` };
  const to = clientEmail ? ` to ${clientEmail}` : '';
  return { ...booked, heading: 'You are registered', sentence: `We've sent the confirmation${to}. See you there.` };
}
