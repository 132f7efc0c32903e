import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AppointmentCancelledSchema,
  AppointmentConfirmationResentSchema,
  AppointmentUpdatedSchema,
  SeriesCancelledSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { CreateAppointmentsPayload } from '../generated/graphql.js';
import { service } from '../service.js';
import { hold } from '../testing/test-bookings.js';
import { packagePractice } from '../testing/test-packages.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { proCreate, proUpdate } from '../testing/test-pro-visits.js';
import { createSeries } from '../testing/test-series.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;
let made: CreateAppointmentsPayload;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(NOON);
  practice = await publishPractice(scheduling, { booking: POLICY });
  made = await createSeries(scheduling, practice, {
    startsAt: at('10:00'),
    recurrencePattern: { frequency: 'weekly', count: 4 },
  });
});

async function cancel(id: string, cancelRecurringSeries: boolean, actor: Partial<Actor> = practice.owner) {
  const query = `mutation ($id: ID!, $series: Boolean) {
    cancelAppointment(appointmentId: $id, practitionerNote: "I am ill.", cancelRecurringSeries: $series) {
      errors { code } cancelledAppointmentIds appointment { id state practitionerNote } } }`;
  const answer = await scheduling.graphql(query, { id, series: cancelRecurringSeries }, actor);
  if (answer.errors) return { code: answer.errors[0]!.extensions.code };
  const payload = answer.data['cancelAppointment'];
  return { ...payload, code: payload.errors[0]?.code ?? 'success' };
}
const idOf = (index: number) => made.appointments[index]!.id;
const states = async () => {
  const query = 'SELECT state FROM appointments WHERE practice_id = $1 ORDER BY series_number';
  return (await scheduling.dataSource.query(query, [practice.practiceId])).map(({ state }: { state: string }) => state);
};

describe('cancelling in a series', () => {
  it('takes this one alone, or this and the following, and says which', async () => {
    expect(await cancel(idOf(0), false)).toMatchObject({ cancelledAppointmentIds: [idOf(0)] });
    expect(await cancel(idOf(2), true)).toMatchObject({
      ...{ code: 'success', cancelledAppointmentIds: [idOf(2), idOf(3)] },
      appointment: { id: idOf(2), state: 'cancelled', practitionerNote: 'I am ill.' },
    });
    expect(await states()).toEqual(['cancelled', 'approved', 'cancelled', 'cancelled']);
    expect((await hold(scheduling, practice, at('10:00', '20'))).result).toBe('success');
    const single = await scheduling.emitted(AppointmentCancelledSchema);
    const mine = single.filter(({ appointment }) => appointment!.seriesId === made.series!.id);
    expect(mine.map(({ withSeries }) => withSeries)).toEqual([false, true, true]);
    const [together, ...more] = (await scheduling.emitted(SeriesCancelledSchema)).filter(
      ({ seriesId }) => seriesId === made.series!.id,
    );
    expect(more).toEqual([]);
    expect(together).toMatchObject({
      practitionerNote: 'I am ill.',
      appointments: [{ seriesNumber: 3 }, { seriesNumber: 4 }],
    });
  });

  it('leaves out what was cancelled before, and is an ordinary one where nothing follows', async () => {
    await cancel(idOf(2), false);
    expect(await cancel(idOf(1), true)).toMatchObject({ cancelledAppointmentIds: [idOf(1), idOf(3)] });
    expect((await cancel(idOf(1), true)).code).toBe('already_cancelled');
    expect(await cancel(idOf(0), true)).toMatchObject({ cancelledAppointmentIds: [idOf(0)] });
    const events = await scheduling.emitted(AppointmentCancelledSchema);
    expect(events.find(({ appointment }) => appointment!.appointmentId === idOf(0))!.withSeries).toBe(false);
  });

  it('changes nothing where the first has started', async () => {
    clock.set(at('10:00'));
    expect((await cancel(idOf(0), true)).code).toBe('already_started');
    expect(await states()).toEqual(Array(4).fill('approved'));
  });

  it('returns the sessions of its package, and ends the package with the visit that bought it', async () => {
    practice = await packagePractice(scheduling);
    made = await createSeries(scheduling, practice, {
      startsAt: at('10:00'),
      recurrencePattern: { frequency: 'weekly', count: 3 },
    });
    expect((await cancel(idOf(0), true)).cancelledAppointmentIds).toHaveLength(3);
    const query =
      'SELECT refunded, (SELECT bool_and(package_session_returned) FROM appointments WHERE package_id = p.id) AS back FROM open_packages p WHERE practice_id = $1';
    expect(await scheduling.dataSource.query(query, [practice.practiceId])).toEqual([{ refunded: true, back: true }]);
  });

  it('of two that are sent at once happens once', async () => {
    const answers = await Promise.all([cancel(idOf(0), true), cancel(idOf(0), true)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['already_cancelled', 'success']);
    const events = (await scheduling.emitted(SeriesCancelledSchema)).filter(
      ({ seriesId }) => seriesId === made.series!.id,
    );
    expect(events).toHaveLength(1);
  });

  it('takes what follows where another tab has moved the visit to at that moment', async () => {
    const { dataSource } = scheduling;
    const cancelling = await dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM practice_projections WHERE practice_id = $1 FOR UPDATE', [practice.practiceId]);
      await tx.query('UPDATE appointments SET starts_at = $2, ends_at = $3 WHERE id = $1', [
        idOf(0),
        at('10:00', '21'),
        at('11:00', '21'),
      ]);
      const answer = cancel(idOf(0), true);
      await scheduling.eventually(async () => {
        const [{ count }] = await dataSource.query(`SELECT count(*)::integer AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        return count > 0;
      });
      return { answer };
    });
    expect(await cancelling.answer).toMatchObject({ cancelledAppointmentIds: [idOf(0), idOf(3)] });
  });

  it('is the practice’s alone', async () => {
    expect((await cancel(idOf(0), true, (await publishPractice(scheduling)).owner)).code).toBe('not_found');
    expect((await cancel(idOf(0), true, { kind: 'client', userId: newId() })).code).toBe('forbidden');
    expect(await states()).toEqual(Array(4).fill('approved'));
  });
});

describe('the confirmation', () => {
  const resend = async (appointmentId: string, sendTo: 'email' | 'sms', actor: Partial<Actor> = practice.owner) => {
    const query = `mutation ($appointmentId: ID!, $sendTo: ConfirmationChannel!) {
      resendProAppointmentConfirmation(appointmentId: $appointmentId, sendTo: $sendTo) { errors { code message } } }`;
    const answer = await scheduling.graphql(query, { appointmentId, sendTo }, actor);
    if (answer.errors) return [answer.errors[0]!.extensions.code];
    const [error] = answer.data['resendProAppointmentConfirmation'].errors;
    return error ? [error.code, error.message] : ['success'];
  };

  it('is sent again by the way that is asked for, where there is one', async () => {
    const visit = (await proCreate(scheduling, practice, { startsAt: at('14:00') })).appointment!;
    expect(await resend(visit.id, 'email')).toEqual(['success']);
    expect(await resend(visit.id, 'sms')).toEqual(['no_contact', 'This client has no phone number on file.']);
    const events = await scheduling.emitted(AppointmentConfirmationResentSchema);
    expect(events.filter(({ appointment }) => appointment!.appointmentId === visit.id)).toMatchObject([
      { sendTo: 'email' },
    ]);
  });

  it('is how the client knows the visit: what is taken back afterwards is a change', async () => {
    const { appointment } = await proCreate(scheduling, practice, { startsAt: at('14:00') });
    const appointmentId = appointment!.id;
    const move = (startsAt: string) => proUpdate(scheduling, { appointmentId, startsAt }, practice.owner);
    await move(at('15:00'));
    await resend(appointmentId, 'email');
    await move(at('14:00'));
    const events = (await scheduling.emitted(AppointmentUpdatedSchema)).filter(
      (event) => event.appointment!.appointmentId === appointmentId,
    );
    expect(timestampDate(events.at(-1)!.notified!.startsAt!)).toEqual(new Date(at('15:00')));
  });

  it('is one of a visit that stands, and the practice’s alone to send, a few times', async () => {
    await cancel(idOf(3), false);
    expect(await resend(idOf(3), 'email')).toEqual(['not_confirmed', 'This appointment is not confirmed.']);
    expect((await resend(idOf(0), 'email', (await publishPractice(scheduling)).owner))[0]).toBe('not_found');
    for (let time = 1; time < 5; time += 1) expect(await resend(idOf(0), 'email')).toEqual(['success']);
    expect((await resend(idOf(0), 'email'))[0]).toBe('rate_limited');
  });
});
