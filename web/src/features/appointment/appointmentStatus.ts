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

const PENDING = { heading: 'Appointment pending', tone: 'warning' } as const;
const CANCELLED = { heading: 'Appointment cancelled', tone: 'danger' } as const;
const DECLINED = { heading: 'Appointment declined', tone: 'danger' } as const;
const UNAVAILABLE = { heading: 'Appointment unavailable', tone: 'danger' } as const;

/** What the page says first: the heading and one sentence of where the appointment stands. */
export function appointmentStatus(facts: StatusFacts): AppointmentStatus {
  const { state, past, paymentDueBy, practitionerFirstName: name } = facts;
  switch (state) {
    case 'approved':
    case 'accepted':
      return past ? PASSED : accepted(name);
    case 'pending':
      return {
        ...PENDING,
        sentence: `${name} has your request. We'll email you as soon as they reply.`,
      };
    case 'awaiting_payment':
      return { ...PENDING, sentence: "We're holding this time for you. Finish paying to book it." };
    case 'cancelled':
      return { ...CANCELLED, sentence: 'This appointment has been cancelled.' };
    case 'declined':
      return { ...DECLINED, sentence: `${name} couldn't take this request. You'll get a full refund.` };
    case 'unavailable':
      return { ...UNAVAILABLE, sentence: paymentDueBy ? UNPAID : UNANSWERED };
  }
}

const PASSED: AppointmentStatus = {
  heading: 'Appointment passed',
  tone: 'neutral',
  sentence: 'We hope it did you good.',
};

const UNPAID =
  "This time wasn't paid for in time, so it's free again. A payment that arrives later will be refunded in full.";
const UNANSWERED = "This request wasn't answered in time. You'll get a full refund.";

function accepted(name: string): AppointmentStatus {
  return {
    heading: 'Appointment accepted',
    tone: 'success',
    sentence: `You're all set. ${name} is looking forward to seeing you.`,
  };
}
