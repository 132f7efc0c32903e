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
        sentence: `${name} has received your request and will confirm it. We will let you know by e-mail.`,
      };
    case 'awaiting_payment':
      return { ...PENDING, sentence: 'We are keeping this time for you. Finish paying to book it.' };
    case 'cancelled':
      return { ...CANCELLED, sentence: 'This appointment has been cancelled.' };
    case 'declined':
      return { ...DECLINED, sentence: `${name} could not take this request. What you have paid is refunded in full.` };
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
  'This time was not paid for before it became free again. A payment that arrives later is refunded in full.';
const UNANSWERED = 'This request was not answered in time. What you have paid is refunded in full.';

function accepted(name: string): AppointmentStatus {
  return {
    heading: 'Appointment accepted',
    tone: 'success',
    sentence: `You are all set. ${name} is looking forward to seeing you.`,
  };
}
