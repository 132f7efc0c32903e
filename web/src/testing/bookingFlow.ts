import type { ErrorCode } from '../gql/graphql.js';
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
  acceptsTips: false,
  hasPaymentProvider: true,
  acceptsCash: true,
  acceptsOfflineCreditCard: false,
  acceptsPaypal: false,
  acceptsVenmo: true,
  acceptsZelle: false,
  locations: [place('office', 'Main Street Studio', 'office')],
  services: [
    service('massage', 'Deep tissue massage', 12000),
    service('stones', 'Hot stones', 1500, { addOn: true, allowedServiceIds: ['massage'] }),
    service('five', 'Five massages', 50_000, { package: true, numberOfSessions: 5 }),
  ],
};

export const TERMS = {
  __typename: 'CancellationTerms',
  text: '',
  lateHours: 24,
  lateFeePercent: 50,
  lateFeeCents: 0,
  noShowFeePercent: 0,
};

const line = (name: string, amountCents: number, addOn = false) => ({
  __typename: 'HoldLine',
  name,
  amountCents,
  addOn,
  customPrice: false,
});

/** Each kept time is another one, of the same start too. */
let holds = 0;

const hold = (startsAt: string, { paymentRequirement = 'none', holdLastsMs = 600_000, hold: more = {} }: Script) => ({
  __typename: 'SlotHold',
  id: `hold-${(holds += 1)}`,
  startsAt,
  expiresAt: new Date(Date.now() + holdLastsMs).toISOString(),
  amountCents: 13500,
  paymentRequirement,
  freeCancellationUntil: null,
  cancellationTerms: TERMS,
  lines: [line('Deep tissue massage', 12000), line('Hot stones', 1500, true)],
  package: null,
  ...more,
});

export const success = { result: 'success', errors: [] };
export const failure = (code: ErrorCode, message: string, field: string | null = null) => ({
  result: 'failure',
  errors: [{ __typename: 'UserError', code, message, field }],
});

interface Script {
  paymentRequirement?: 'none' | 'save_card' | 'charge';
  holdLastsMs?: number;
  /** What the kept time is like. */
  hold?: object;
  /** What the practice is like. */
  practice?: object;
  /** What the booking is like that waits for its payment. */
  booking?: () => object;
}

/** A practice that offers 9:00 and 10:00 in Vancouver on the first day asked for, and books what it is asked to. */
export function bookingAnswers(script: Script = {}): Answers {
  const { paymentRequirement = 'none', booking = () => ({}) } = script;
  const practice = { ...bookingPractice, ...script.practice };
  const progress = { state: paymentRequirement === 'none' ? 'pending' : 'awaiting_payment' };
  return {
    BookingPractice: () => ({ practice }),
    AvailabilityOfMonth: ({ from = '' }: Record<string, string>) => ({
      availability: {
        __typename: 'Availability',
        practiceTimeZone: 'America/Vancouver',
        nextStartsAt: null,
        days: [{ __typename: 'AvailabilityDay', date: from, slots: [slot(from, '09'), slot(from, '10')] }],
      },
    }),
    HoldSlot: ({ input }) => {
      const kept = hold((input as unknown as { startsAt: string }).startsAt, script);
      return { holdSlot: { __typename: 'HoldSlotPayload', ...success, hold: kept } };
    },
    ReleaseSlot: () => ({ releaseSlot: { __typename: 'ReleaseSlotPayload', result: 'success' } }),
    BookAppointment: () => {
      const paymentDueBy = new Date(Date.now() + 600_000).toISOString();
      const ids = { id: 'appointment', instantActionToken: 'token' };
      const appointment = { __typename: 'Appointment', ...ids, state: progress.state, paymentDueBy };
      return { bookAppointment: { __typename: 'BookAppointmentPayload', ...success, appointment, hold: null } };
    },
    BookedAppointment: () => ({ tokenAppointment: bookedAppointment(progress.state, paymentRequirement) }),
    CheckoutBooking: () => ({
      tokenAppointment: { ...unpaidBooking(progress.state, paymentRequirement, practice), ...booking() },
    }),
    UnpaidBooking: () => ({
      tokenAppointment: {
        __typename: 'Appointment',
        id: 'appointment',
        instantActionToken: 'token',
        state: progress.state,
        ...booking(),
      },
    }),
    CancelAppointmentNoUser: () => ({
      cancelAppointmentNoUser: { __typename: 'AppointmentPayload', ...success, appointment: null },
    }),
    SavedCardOfVisit: () => ({ defaultPaymentMethodPractice: null }),
    ...cardAnswers(() => (progress.state = 'pending')),
  };
}

/** A code of the checkout was taken or taken off. @param dueCents what is due since; without it nothing changed */
export const checkoutAnswer = (
  name: 'applyDiscountCode' | 'removeDiscountCode',
  outcome: object,
  dueCents?: number,
) => ({
  [name]: {
    __typename: 'CheckoutPayload',
    ...outcome,
    registration: null,
    appointment:
      dueCents === undefined
        ? null
        : { __typename: 'Appointment', id: 'appointment', instantActionToken: 'token', dueCents },
  },
});

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

/** What the payment step asks for. */
function unpaidBooking(state: string, paymentRequirement: string, practice: object) {
  return {
    __typename: 'Appointment',
    id: 'appointment',
    instantActionToken: 'token',
    state,
    amountCents: 13500,
    amountCurrency: 'CAD',
    tipAmountCents: 0,
    dueCents: 13500,
    paymentRequirement,
    priceLines: [
      { __typename: 'PriceLine', kind: 'service', label: 'Deep tissue massage', amountCents: 12000 },
      { __typename: 'PriceLine', kind: 'add_on', label: 'Hot stones', amountCents: 1500 },
    ],
    discountCodeRedemptions: [],
    giftCardRedemptions: [],
    practice: {
      id: 'practice',
      acceptsTips: false,
      hasPaypalPaymentsEnabled: false,
      hasVenmoPaymentsEnabled: false,
      hasPaymentProvider: true,
      ...practice,
    },
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
    calendarLinks: {
      __typename: 'CalendarLinks',
      google: 'https://calendar.google.com/calendar/render?text=Massage',
      outlook: 'https://outlook.live.com/calendar/0/deeplink/compose?subject=Massage',
      apple: '/api/calendar/token.ics',
    },
    package: null,
    packageSessionNumber: null,
    clientEmail: 'maya@example.test',
    amountCents: 13500,
    fullTotal: 13500,
    feeCents: 0,
    platformFeeCents: 0,
    amountCurrency: 'CAD',
    clientPaymentStatus: 'Pending',
    paymentRequirement,
    appointmentServices: [{ __typename: 'AppointmentServiceLine', id: '1', name: 'Deep tissue massage' }],
    practice: bookingPractice,
  };
}
