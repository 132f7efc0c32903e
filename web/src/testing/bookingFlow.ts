import type { Answers } from './renderPage.js';

const place = (id: string, name: string, kind: string) => ({
  __typename: 'Location',
  id,
  name,
  kind,
  displayAddress: '2186 Main Street, Vancouver, BC',
  timeZone: 'America/Vancouver',
  travelDistance: null,
  virtualType: kind === 'virtual' ? 'video' : null,
});

const service = (id: string, name: string, amountCents: number, more: object = {}) => ({
  __typename: 'Service',
  id,
  name,
  addOn: false,
  package: false,
  numberOfSessions: null,
  allowedServiceIds: [],
  variations: [{ __typename: 'ServiceVariation', id, amountCents, timeLength: 60 }],
  locations: [{ __typename: 'Location', id: 'office' }],
  ...more,
});

export const bookingPractice = {
  __typename: 'Practice',
  id: 'practice',
  slug: 'willow',
  name: 'Willow & Stone',
  practitionerName: 'Elena Marsh',
  practitionerFirstName: 'Elena',
  photoUrl: null,
  url: '/p/willow',
  active: true,
  timeZone: 'America/Vancouver',
  countryCode: 'CA',
  defaultCurrency: 'CAD',
  cancellationPolicy: null,
  instantClientApproval: false,
  acceptsCash: true,
  acceptsOfflineCreditCard: false,
  acceptsPaypal: false,
  acceptsVenmo: true,
  acceptsZelle: false,
  locations: [place('office', 'Main Street Studio', 'office')],
  services: [
    service('massage', 'Deep tissue massage', 12000),
    service('stones', 'Hot stones', 1500, { addOn: true, allowedServiceIds: ['massage'] }),
  ],
};

const hold = (startsAt: string, paymentRequirement: string, lastsMs: number) => ({
  __typename: 'SlotHold',
  id: `hold-${startsAt}`,
  startsAt,
  expiresAt: new Date(Date.now() + lastsMs).toISOString(),
  amountCents: 13500,
  paymentRequirement,
});

export const success = { result: 'success', errors: [] };
export const failure = (code: string, message: string, field: string | null = null) => ({
  result: 'failure',
  errors: [{ __typename: 'UserError', code, message, field }],
});

interface Script {
  paymentRequirement?: 'none' | 'save_card' | 'charge';
  holdLastsMs?: number;
}

/** A practice that offers 9:00 and 10:00 in Vancouver on the first day asked for, and books what it is asked to. */
export function bookingAnswers({ paymentRequirement = 'none', holdLastsMs = 600_000 }: Script = {}): Answers {
  const progress = { state: paymentRequirement === 'none' ? 'pending' : 'awaiting_payment' };
  return {
    BookingPractice: () => ({ practice: bookingPractice }),
    AvailabilityOfMonth: ({ from = '' }: Record<string, string>) => ({
      availability: {
        __typename: 'Availability',
        practiceTimeZone: 'America/Vancouver',
        nextStartsAt: null,
        days: [{ __typename: 'AvailabilityDay', date: from, slots: [slot(from, '09'), slot(from, '10')] }],
      },
    }),
    HoldSlot: ({ input }) => {
      const kept = hold((input as unknown as { startsAt: string }).startsAt, paymentRequirement, holdLastsMs);
      return { holdSlot: { __typename: 'HoldSlotPayload', ...success, hold: kept } };
    },
    ReleaseSlot: () => ({ releaseSlot: { __typename: 'ReleaseSlotPayload', result: 'success' } }),
    BookAppointment: () => {
      const paymentDueBy = new Date(Date.now() + 600_000).toISOString();
      const ids = { id: 'appointment', instantActionToken: 'token' };
      const appointment = { __typename: 'Appointment', ...ids, state: progress.state, paymentDueBy };
      return { bookAppointment: { __typename: 'BookAppointmentPayload', ...success, appointment } };
    },
    BookedAppointment: () => ({ tokenAppointment: bookedAppointment(progress.state, paymentRequirement) }),
    ...cardAnswers(() => (progress.state = 'pending')),
  };
}

/** Cards through the stand-in provider. @param onCompleted the card is saved */
function cardAnswers(onCompleted: () => void): Answers {
  const keys = { provider: 'stripe', publishableKey: 'pk_test_1', accountId: 'acct_1' };
  const nothing = { clientSecret: null, paymentMethod: null, appointment: null };
  return {
    CardFormOfPractice: () => ({
      cardForm: { __typename: 'CardForm', ...keys, sandboxUrl: 'http://sandbox.test/stripe' },
    }),
    SetupIntent: () => ({
      setupIntent: { __typename: 'SetupIntentPayload', ...success, setupIntentSecret: 'seti_1_secret_2' },
    }),
    CompleteSetup: () => {
      onCompleted();
      return { completeSetup: { __typename: 'CompleteSetupPayload', ...success, ...nothing } };
    },
  };
}

function slot(date: string, hour: string) {
  return {
    __typename: 'Slot',
    startsAt: `${date}T${hour}:00:00-07:00`,
    endsAt: `${date}T${hour}:59:00-07:00`,
    practiceStartsAt: `${date}T${hour}:00:00-07:00`,
  };
}

function bookedAppointment(state: string, paymentRequirement: string) {
  return {
    __typename: 'Appointment',
    id: 'appointment',
    instantActionToken: 'token',
    state,
    startsAt: '2026-12-01T09:00:00-07:00',
    timeZone: 'America/Vancouver',
    clientTimeZone: 'America/Vancouver',
    locationName: 'Main Street Studio',
    locationSingleLine: '2186 Main Street, Vancouver, BC',
    isVirtual: false,
    virtualMeetingLinkWithFallback: null,
    calendarFileUrl: '/api/calendar/token.ics',
    clientEmail: 'maya@example.test',
    amountCents: 13500,
    feeCents: 0,
    platformFeeCents: 0,
    amountCurrency: 'CAD',
    clientPaymentStatus: 'Pending',
    paymentRequirement,
    appointmentServices: [{ __typename: 'AppointmentServiceLine', id: '1', name: 'Deep tissue massage' }],
    practice: bookingPractice,
  };
}
