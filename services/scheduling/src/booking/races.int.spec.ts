import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentExpiredSchema,
  AppointmentRequestedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { LAPSES_JOB } from '../appointments/lapses.job.js';
import { service } from '../service.js';
import { GUEST, book, bookAt, hold } from '../testing/test-bookings.js';
import { securePayment } from '../testing/test-payments.js';
import { practiceMessage, publishPractice } from '../testing/test-practice.js';
import { minutes, NOON } from '../testing/test-times.js';

const CARD = { booking: { requireClientCcToBook: true, chargeClientCcAtBooking: true }, takesCards: true };
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
  // A job that ran by itself could end a booking before its payment is heard of.
  await scheduling.app.get(JobsService).stop(LAPSES_JOB);
});

afterAll(() => scheduling?.stop());

const at = (time: string) => `2027-01-05T${time}:00-05:00`;
/** Each from an address of its own, as twenty visitors would. */
const visitor = (index: number) => ({ ip: `203.0.113.${index + 10}` });

async function stateOf(id: string): Promise<string> {
  const [row] = await scheduling.dataSource.query('SELECT state FROM appointments WHERE id = $1', [id]);
  return row.state;
}

async function aboutAppointment(schema: Parameters<TestService['emitted']>[0], id: string) {
  const events = (await scheduling.emitted(schema)) as { appointment?: { appointmentId: string } }[];
  return events.filter(({ appointment }) => appointment?.appointmentId === id);
}

describe('several people at once', () => {
  beforeAll(() => clock.set(NOON));

  it('gives one time to one of twenty who ask at once', async () => {
    const practice = await publishPractice(scheduling);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => hold(scheduling, practice, at('10:00'), { actor: visitor(index) })),
    );

    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
    const refusals = answers.filter(({ result }) => result === 'failure').map(({ errors }) => errors[0]!.code);
    expect(new Set(refusals)).toEqual(new Set(['slot_taken']));
    expect(refusals).toHaveLength(19);
  });

  it('makes one appointment of one hold that is booked twenty times at once', async () => {
    const practice = await publishPractice(scheduling);
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book(scheduling, { holdId: held!.id, client: GUEST }, visitor(index))),
    );

    const tokens = answers.map(({ appointment }) => appointment?.instantActionToken);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toBeTruthy();
    expect(await aboutAppointment(AppointmentBookedSchema, answers[0]!.appointment!.id)).toHaveLength(1);
  });

  it('gives overlapping times that are not equal to one of those who ask at once', async () => {
    const practice = await publishPractice(scheduling);
    const starts = ['10:00', '10:30', '10:00', '10:30', '10:00', '10:30'];
    const answers = await Promise.all(
      starts.map((start, index) => hold(scheduling, practice, at(start), { actor: visitor(index) })),
    );

    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
  });

  it('keeps one buffer between two visits, also of those who ask at once', async () => {
    const practice = await publishPractice(scheduling, { booking: { bufferMinutes: 30 } });
    // 60 minutes from 10:00 with a gap of 30: 11:00 is too close, 11:30 is not.
    const answers = await Promise.all(
      ['10:00', '11:00'].flatMap((start) =>
        Array.from({ length: 5 }, (_, index) => hold(scheduling, practice, at(start), { actor: visitor(index) })),
      ),
    );
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);

    const kept = answers.find(({ result }) => result === 'success')!.hold!.startsAt;
    const next = kept.includes('T10:00') ? '11:30' : '12:30';
    expect(await hold(scheduling, practice, at(next))).toMatchObject({ result: 'success' });
  });

  it('does not double the buffer, and lets it pass closing time', async () => {
    const practice = await publishPractice(scheduling, { booking: { bufferMinutes: 30 } });
    for (const start of ['13:00', '14:30', '16:00']) {
      expect(await hold(scheduling, practice, at(start))).toMatchObject({ result: 'success' });
    }
  });

  it('keeps the new buffer when the practice changes it, between visits that are closer already as well', async () => {
    const practice = await publishPractice(scheduling);
    await bookAt(scheduling, practice, at('10:00'));
    await bookAt(scheduling, practice, at('11:00'));
    const changed = practiceMessage(practice, practice.owner.userId!, {
      practice: { version: 2 },
      booking: { bufferMinutes: 60 },
    });
    await scheduling.publish(PracticeSavedSchema, { practice: changed }, { aggregateId: practice.practiceId });

    const spans = await scheduling.dataSource.query(
      `SELECT extract(epoch FROM upper(during) - lower(during))::integer / 60 AS minutes FROM occupancies
       WHERE practice_id = $1 ORDER BY starts_at`,
      [practice.practiceId],
    );
    expect(spans).toEqual([{ minutes: 60 }, { minutes: 120 }]);
    expect((await hold(scheduling, practice, at('12:30'))).errors[0]!.code).toBe('slot_taken');
    expect(await hold(scheduling, practice, at('13:00'))).toMatchObject({ result: 'success' });
  });
});

describe('a hold that lapses', () => {
  beforeAll(() => clock.set(NOON));

  it('frees its time without any job, and cannot be booked any more', async () => {
    clock.set(NOON);
    const practice = await publishPractice(scheduling);
    const { hold: first } = await hold(scheduling, practice, at('10:00'));
    clock.advance(minutes(10) - 1);
    expect((await hold(scheduling, practice, at('10:00'))).errors[0]!.code).toBe('slot_taken');

    clock.advance(1);
    const { hold: second } = await hold(scheduling, practice, at('10:30'));
    expect(second).not.toBeNull();
    expect((await book(scheduling, { holdId: first!.id, client: GUEST })).errors[0]!.code).toBe('hold_expired');
    expect((await book(scheduling, { holdId: second!.id, client: GUEST })).result).toBe('success');
  });

  it('is released by its holder at once', async () => {
    const practice = await publishPractice(scheduling);
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    const release = 'mutation ($input: ReleaseSlotInput!) { releaseSlot(input: $input) { result errors { code } } }';
    const { data } = await scheduling.graphql(release, { input: { holdId: held!.id } });

    expect(data['releaseSlot']).toEqual({ result: 'success', errors: [] });
    expect((await hold(scheduling, practice, at('10:00'))).result).toBe('success');
  });
});

describe('a booking that needs a card', () => {
  const bookWithCard = async (startsAt = at('10:00')) => {
    clock.set(NOON);
    const practice = await publishPractice(scheduling, CARD);
    return { practice, appointment: await bookAt(scheduling, practice, startsAt) };
  };

  it('waits for payment for fifteen minutes from the booking and then counts', async () => {
    const { practice, appointment } = await bookWithCard();
    expect(appointment).toMatchObject({
      state: 'awaiting_payment',
      paymentRequirement: 'charge',
      paymentDueBy: '2027-01-04T07:15:00-05:00',
    });
    expect(await aboutAppointment(AppointmentRequestedSchema, appointment.id)).toHaveLength(0);

    await securePayment(scheduling, appointment.id, clock.now(), practice.practiceId);
    expect(await stateOf(appointment.id)).toBe('pending');
    expect(await aboutAppointment(AppointmentRequestedSchema, appointment.id)).toHaveLength(1);
    clock.advance(minutes(60));
    expect((await hold(scheduling, practice, at('10:00'))).errors[0]!.code).toBe('slot_taken');
  });

  it('is accepted at once after payment where the practice wants it so', async () => {
    clock.set(NOON);
    const practice = await publishPractice(scheduling, {
      ...CARD,
      booking: { ...CARD.booking, instantClientApproval: true },
    });
    const appointment = await bookAt(scheduling, practice, at('10:00'));
    await securePayment(scheduling, appointment.id, clock.now(), practice.practiceId);

    expect(await stateOf(appointment.id)).toBe('approved');
    expect(await aboutAppointment(AppointmentAcceptedSchema, appointment.id)).toHaveLength(1);
  });

  it('counts when it was paid in time and the event is late, as long as its time is free', async () => {
    const { practice, appointment } = await bookWithCard();
    const paidAt = new Date(clock.now().getTime() + minutes(14));
    clock.advance(minutes(30));
    await securePayment(scheduling, appointment.id, paidAt, practice.practiceId);

    expect(await stateOf(appointment.id)).toBe('pending');
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(0);
  });

  it('is over when it was paid too late, although the time is still free: everything goes back', async () => {
    const { practice, appointment } = await bookWithCard();
    clock.advance(minutes(16));
    await securePayment(scheduling, appointment.id, clock.now(), practice.practiceId);

    expect(await stateOf(appointment.id)).toBe('unavailable');
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(1);
    expect((await hold(scheduling, practice, at('10:00'))).result).toBe('success');
  });

  it('loses its time to another client after expiry, before the job runs; a later payment is refunded', async () => {
    const { practice, appointment } = await bookWithCard();
    clock.advance(minutes(16));
    const other = await bookAt(scheduling, practice, at('10:30'), { client: { ...GUEST, email: 'lin@example.com' } });
    expect(await stateOf(appointment.id)).toBe('unavailable');
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(1);

    await securePayment(scheduling, appointment.id, new Date(clock.now().getTime() - minutes(1)), practice.practiceId);
    expect(await stateOf(appointment.id)).toBe('unavailable');
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(2);
    expect(await stateOf(other.id)).toBe('awaiting_payment');
  });

  it('gives a lapsed time to one of twenty who ask at once', async () => {
    const { practice, appointment } = await bookWithCard();
    clock.advance(minutes(15));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => hold(scheduling, practice, at('10:00'), { actor: visitor(index) })),
    );

    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(1);
  });

  it('is published as expired by the job if its time was not taken', async () => {
    const { appointment } = await bookWithCard();
    const jobs = scheduling.app.get(JobsService, { strict: false });
    clock.advance(minutes(19));
    await jobs.runNow(LAPSES_JOB);
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(0);

    clock.advance(minutes(2));
    await jobs.runNow(LAPSES_JOB);
    await jobs.runNow(LAPSES_JOB);
    expect(await aboutAppointment(AppointmentExpiredSchema, appointment.id)).toHaveLength(1);
    expect(await stateOf(appointment.id)).toBe('unavailable');
  });

  it('needs no card where the practice cannot take one, or for a free service', async () => {
    clock.set(NOON);
    const without = await publishPractice(scheduling, { booking: CARD.booking });
    expect((await hold(scheduling, without, at('10:00'))).hold!.paymentRequirement).toBe('none');
    const variations = [{ variationId: newId(), durationMinutes: 60, amountCents: 0 }];
    const free = await publishPractice(scheduling, { ...CARD, service: { variations: variations as never } });
    expect((await hold(scheduling, free, at('10:00'))).hold).toMatchObject({
      amountCents: 0,
      paymentRequirement: 'none',
    });
    const saving = await publishPractice(scheduling, { booking: { requireClientCcToBook: true }, takesCards: true });
    expect((await hold(scheduling, saving, at('10:00'))).hold!.paymentRequirement).toBe('save_card');
  });
});
