/** An appointment as the gateway answers it: approved, a card saved, to be charged on its day. For tests. */
export function testAppointment(change: object) {
  return {
    __typename: 'Appointment',
    id: 'appointment',
    instantActionToken: 'secret',
    state: 'approved',
    past: false,
    pendingOrApproved: true,
    startsAt: '2026-12-01T09:00:00-07:00',
    endsAt: '2026-12-01T10:15:00-07:00',
    timeZone: 'America/Vancouver',
    clientTimeZone: 'America/New_York',
    appointmentTimeLength: 75,
    isVirtual: false,
    locationName: 'Studio',
    locationSingleLine: '1 Main Street, Vancouver, BC',
    virtualMeetingLinkWithFallback: null,
    virtualInstructions: null,
    location: null,
    calendarLinks: {
      __typename: 'CalendarLinks',
      google: 'https://calendar.google.com/calendar/render?text=Massage',
      outlook: 'https://outlook.live.com/calendar/0/deeplink/compose?subject=Massage',
      apple: '/calendar-files/secret.ics',
    },
    clientName: 'Ann Bell',
    clientNote: null,
    practitionerNote: null,
    ...TERMS,
    reviewLink: null,
    appointmentServices: SERVICES,
    practice: PRACTICE,
    ...MONEY,
    ...change,
  };
}

/** How an appointment with a practice differs that is like this. */
export const atPractice = (change: object) => ({ practice: { ...PRACTICE, ...change } });

const TERMS = {
  canCancel: true,
  canReschedule: true,
  cancellationFeeCents: 0,
  lateCancellationFeeCents: 6750,
  rescheduleFeesCents: 0,
  freeCancellationUntil: '2026-11-30T09:00:00-08:00',
  package: null,
  packageSessionNumber: null,
  cancellationPackageOutcome: null,
  cancellationTerms: {
    __typename: 'CancellationTerms',
    lateFeePercent: 50,
    lateFeeCents: 0,
    noShowFeePercent: 0,
    lateHours: 24,
    text: 'Please give a day’s notice.',
  },
};

const SERVICES = [
  {
    __typename: 'AppointmentServiceLine',
    id: 'appointment:0',
    name: 'Massage',
    addOn: false,
    amountCents: 12_000,
    timeLength: 60,
  },
  {
    __typename: 'AppointmentServiceLine',
    id: 'appointment:1',
    name: 'Hot stones',
    addOn: true,
    amountCents: 1500,
    timeLength: 15,
  },
];

const PRACTICE = {
  __typename: 'Practice',
  id: 'practice',
  slug: 'mara-jensen',
  url: '/p/mara-jensen',
  name: 'Willow Rooms',
  practitionerName: 'Mara Jensen',
  practitionerFirstName: 'Mara',
  title: 'Massage Therapist',
  photoUrl: null,
  phone: '+16045550142',
  defaultCurrency: 'USD',
  hasPaymentProvider: true,
  hasPaypalPaymentsEnabled: false,
  hasVenmoPaymentsEnabled: false,
  acceptsTips: false,
  acceptsCash: true,
  acceptsOfflineCreditCard: false,
  acceptsPaypal: false,
  acceptsVenmo: false,
  acceptsZelle: true,
};

export const line = (kind: string, label: string, amountCents: number) => ({
  __typename: 'PriceLine',
  kind,
  label,
  amountCents,
});

const MONEY = {
  amountCents: 13_500,
  amountCurrency: 'USD',
  tipAmountCents: 0,
  fullTotal: 13_750,
  dueCents: 13_750,
  priceLines: [
    line('service', 'Massage', 12_000),
    line('add_on', 'Hot stones', 1500),
    line('fee', 'Platform fee', 250),
  ],
  invoices: [],
  failedRefunds: [],
  clientPaymentStatus: 'Pending',
  paymentAction: 'none',
  paymentRequirement: 'save_card',
  canTip: false,
  paymentError: null,
  paymentDueBy: null,
  discountCodeRedemptions: [],
  giftCardRedemptions: [],
  defaultPaymentMethod: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
  transaction: {
    __typename: 'Transaction',
    id: 'plan',
    type: 'Hold',
    state: 0,
    scheduledFor: '2026-12-01T08:00:00-07:00',
  },
};
