import { Appointment } from '../visits/appointment.entity.js';
import { bookedPrice } from '../visits/booking-price.js';
import type { CancellationTerms } from '../visits/cancellation-terms.js';

/** Terms under which nothing is ever owed, but for the changes. */
export function testTerms(changes: Partial<CancellationTerms> = {}): CancellationTerms {
  return { text: '', lateHours: 0, lateFeePercent: 0, lateFeeCents: 0, noShowFeePercent: 0, ...changes };
}

/** An accepted visit of $90 in New York on 6 January 2027 at 10:00, booked two days before; no policy. */
export function testAppointment(changes: Partial<Appointment> = {}): Appointment {
  return Object.assign(new Appointment(), {
    id: '01948f00-0000-7000-8000-000000000001',
    practiceId: '01948f00-0000-7000-8000-000000000002',
    clientId: '01948f00-0000-7000-8000-000000000003',
    userId: null,
    instantActionToken: 'YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4',
    practiceToken: 'eHd2dXRzcnFwb25tbGtqaWhnZmVkY2Jh',
    state: 'approved' as const,
    startsAt: new Date('2027-01-06T15:00:00Z'),
    endsAt: new Date('2027-01-06T16:00:00Z'),
    timeZone: 'America/New_York',
    localStartsAt: '2027-01-06T10:00',
    clientTimeZone: 'America/New_York',
    place: {
      locationId: '01948f00-0000-7000-8000-000000000004',
      name: 'Studio',
      kind: 'office',
      singleLine: '12 Mercer St, New York, NY 10013',
      area: 'New York, NY',
      hideAddress: false,
      virtualType: '',
      virtualLink: '',
      virtualInstructions: '',
    },
    lines: [
      {
        serviceId: '01948f00-0000-7000-8000-000000000005',
        variationId: '01948f00-0000-7000-8000-000000000005',
        name: 'Deep tissue massage',
        amountCents: changes.amountCents ?? 9_000,
        durationMinutes: 60,
        addOn: false,
        packageSessions: 0,
        customPrice: false,
      },
    ],
    amountCents: 9_000,
    currency: 'USD',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    phone: '+14155550123',
    bookedBy: 'client' as const,
    newClient: true,
    clientNote: '',
    practitionerNote: '',
    instantApproval: false,
    cancellation: testTerms(),
    packageId: null,
    packageSession: null,
    packageSessionReturned: false,
    cancelledBy: null,
    paymentRequirement: 'none' as const,
    paymentDueBy: null,
    ...bookedPrice(),
    createdAt: new Date('2027-01-04T12:00:00Z'),
    version: 1,
    calendarSequence: 0,
    ...changes,
  });
}
