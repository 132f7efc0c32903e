import type { AppointmentState } from '../../gql/graphql.js';
import type { BadgeProps } from '../../ui/Badge.js';

export interface StatusFacts {
  state: AppointmentState;
  /** Whether the start has passed. */
  past: boolean;
  /** Set where the booking depended on a payment. */
  paymentDueBy?: string | null | undefined;
  practitionerFirstName: string;
}

export interface AppointmentStatus {
  heading: string;
  sentence: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** What the page says first: the heading and one sentence of where the appointment stands. */
export function appointmentStatus({
  state,
  past,
  paymentDueBy,
  practitionerFirstName,
}: StatusFacts): AppointmentStatus {
  switch (state) {
    case 'approved':
      return past
        ? { heading: 'Appointment passed', tone: 'neutral', sentence: 'We hope it did you good.' }
        : {
            heading: 'Appointment accepted',
            tone: 'success',
            sentence: `You are all set. ${practitionerFirstName} is looking forward to seeing you.`,
          };
    case 'pending':
      return {
        heading: 'Appointment pending',
        tone: 'warning',
        sentence: `${practitionerFirstName} has received your request and will confirm it. We will let you know by e-mail.`,
      };
    case 'awaiting_payment':
      return {
        heading: 'Appointment pending',
        tone: 'warning',
        sentence: 'We are keeping this time for you. Finish paying to book it.',
      };
    case 'cancelled':
      return { heading: 'Appointment cancelled', tone: 'danger', sentence: 'This appointment has been cancelled.' };
    case 'declined':
      return {
        heading: 'Appointment declined',
        tone: 'danger',
        sentence: `${practitionerFirstName} could not take this request. What you have paid is refunded in full.`,
      };
    case 'unavailable':
      return {
        heading: 'Appointment unavailable',
        tone: 'danger',
        sentence: paymentDueBy
          ? 'This time was not paid for before it became free again. A payment that arrives later is refunded in full.'
          : 'This request was not answered in time. What you have paid is refunded in full.',
      };
  }
}
