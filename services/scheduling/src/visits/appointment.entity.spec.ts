import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@yarrow/kit/domain-error';
import { testAppointment, testTerms } from '../testing/test-appointment.js';
import type { Appointment } from './appointment.entity.js';
import type { AppointmentState } from './visit-parts.js';

const BEFORE = new Date('2027-01-04T12:00:00Z');
const START = new Date('2027-01-06T15:00:00Z');
const secondsBefore = (seconds: number) => new Date(START.getTime() - seconds * 1_000);

/** The code of the refusal, or the state that it led to. */
function outcome(appointment: Appointment, act: (appointment: Appointment) => unknown): string {
  try {
    act(appointment);
    return appointment.state;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('states', () => {
  it.each<[AppointmentState, string, string, string, string]>([
    // state, accept, decline, cancel, cancel after the start
    ['awaiting_payment', 'not_pending', 'not_pending', 'cancelled', 'already_started'],
    ['pending', 'approved', 'declined', 'cancelled', 'already_started'],
    ['approved', 'not_pending', 'not_pending', 'cancelled', 'already_started'],
    ['declined', 'not_pending', 'not_pending', 'not_cancellable', 'not_cancellable'],
    ['cancelled', 'not_pending', 'not_pending', 'already_cancelled', 'already_cancelled'],
    ['unavailable', 'not_pending', 'not_pending', 'cancelled', 'already_started'],
  ])('%s: accept %s, decline %s, cancel %s, cancel late %s', (state, accepted, declined, cancelled, late) => {
    const appointment = () => testAppointment({ state, paymentDueBy: new Date('2027-01-05T12:00:00Z') });
    expect(outcome(appointment(), (it) => it.accept(BEFORE))).toBe(accepted);
    expect(outcome(appointment(), (it) => it.decline(BEFORE))).toBe(declined);
    for (const party of ['client', 'pro'] as const) {
      expect(outcome(appointment(), (it) => it.cancel(party, BEFORE))).toBe(cancelled);
      expect(outcome(appointment(), (it) => it.cancel(party, START))).toBe(late);
    }
    expect(appointment().canCancel(BEFORE)).toBe(cancelled === 'cancelled');
  });

  it('shows a request unanswered by the start as unavailable, without any job', () => {
    const appointment = testAppointment({ state: 'pending' });
    expect(appointment.stateAt(secondsBefore(1))).toBe('pending');
    expect(appointment.stateAt(START)).toBe('unavailable');
    expect(appointment.holdsTime(secondsBefore(1))).toBe(true);
    expect(appointment.holdsTime(START)).toBe(false);
    expect(outcome(appointment, (it) => it.accept(START))).toBe('not_pending');
  });

  it('shows a booking not paid in time as unavailable, without any job', () => {
    const paymentDueBy = new Date('2027-01-04T12:15:00Z');
    const appointment = testAppointment({ state: 'awaiting_payment', paymentDueBy });
    expect(appointment.stateAt(new Date(paymentDueBy.getTime() - 1))).toBe('awaiting_payment');
    expect(appointment.stateAt(paymentDueBy)).toBe('unavailable');
  });

  it.each([
    [true, 'approved'],
    [false, 'pending'],
  ])('counts after payment: instant approval %s makes it %s', (instantApproval, state) => {
    const appointment = testAppointment({ state: 'awaiting_payment', instantApproval, paymentDueBy: BEFORE });
    appointment.confirm();
    expect([appointment.state, appointment.paymentDueBy, appointment.version]).toEqual([state, null, 2]);
  });

  it('rises in version with every change', () => {
    const appointment = testAppointment({ state: 'pending' });
    appointment.accept(BEFORE);
    appointment.moveTo(new Date('2027-01-06T16:00:00Z'));
    appointment.cancel('pro', BEFORE, { practitionerNote: 'Sorry.' });
    expect([appointment.version, appointment.cancelledBy, appointment.practitionerNote]).toEqual([4, 'pro', 'Sorry.']);
  });

  it('has the zone that its place has now once it is moved', () => {
    const appointment = testAppointment();
    appointment.reschedule(new Date('2027-01-06T17:00:00Z'), 0, BEFORE, 'America/Los_Angeles');
    expect(appointment).toMatchObject({ timeZone: 'America/Los_Angeles', localStartsAt: '2027-01-06T09:00' });
  });

  it('keeps its length when it moves', () => {
    const appointment = testAppointment();
    appointment.moveTo(new Date('2027-01-06T16:00:00Z'));
    expect(appointment.endsAt).toEqual(new Date('2027-01-06T17:00:00Z'));
  });
});

describe('the fees of one visit', () => {
  it('are never more than its price together: two moves and a cancellation, all late', () => {
    const appointment = testAppointment({ cancellation: testTerms({ lateHours: 72, lateFeePercent: 40 }) });
    const fees = [1, 2].map((hours) => {
      const later = new Date(appointment.startsAt.getTime() + hours * 3_600_000);
      return appointment.reschedule(later, 3_600, BEFORE)!.feeCents;
    });
    expect(fees).toEqual([3_600, 3_600]);
    expect(appointment.rescheduleFeesCents).toBe(7_200);
    expect(appointment.noShowFeeCents).toBe(0);
    expect(appointment.cancel('client', BEFORE)).toMatchObject({ late: true, feeCents: 1_800 });
  });

  it('leave out what the practice has refunded', () => {
    const changes = { keepableCents: 5_000, cancellation: testTerms({ lateHours: 72, noShowFeePercent: 100 }) };
    const appointment = testAppointment({ ...changes, rescheduleFeesCents: 3_600 });
    expect(appointment.noShowFeeCents).toBe(1_400);
  });
});

describe('the fee of cancelling', () => {
  const late = secondsBefore(3_600);

  it.each([
    // amount, percent, fee: half a cent goes up
    [9_000, 50, 4_500],
    [9_999, 50, 5_000],
    [101, 33, 33],
    [150, 33, 50],
    [149, 33, 49],
    [1, 50, 1],
    [1, 49, 0],
    [0, 100, 0],
    [9_000, 0, 0],
    [12_345, 100, 12_345],
  ])('%i cents at %i %% is %i cents', (amountCents, lateFeePercent, fee) => {
    const appointment = testAppointment({ amountCents, cancellation: testTerms({ lateHours: 24, lateFeePercent }) });
    expect(appointment.cancellationFeeCents(late)).toBe(fee);
    expect(appointment.cancel('client', late)).toEqual({ late: true, feeCents: fee });
  });

  const TERMS = testTerms({ lateHours: 24, lateFeePercent: 50 });

  it('is owed in less than the hours before the start, not at them', () => {
    const appointment = testAppointment({ cancellation: TERMS });
    expect(appointment.cancellationFeeCents(secondsBefore(24 * 3_600))).toBe(0);
    expect(appointment.cancellationFeeCents(secondsBefore(24 * 3_600 - 1))).toBe(4_500);
    expect(appointment.cancellationFeeCents(START)).toBe(0);
  });

  it.each<AppointmentState>(['pending', 'awaiting_payment', 'unavailable'])('is not owed while %s', (state) => {
    const appointment = testAppointment({ state, cancellation: TERMS });
    expect(appointment.cancel('client', late)).toEqual({ late: false, feeCents: 0 });
  });

  it('is never owed when the practitioner cancels', () => {
    expect(testAppointment({ cancellation: TERMS }).cancel('pro', late)).toEqual({ late: false, feeCents: 0 });
  });
});
