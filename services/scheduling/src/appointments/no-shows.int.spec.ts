import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentMarkedNoShowSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { proUpdate } from '../testing/test-pro-visits.js';
import { at, minutes, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;
let visit: Appointment;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(NOON);
  practice = await publishPractice(scheduling, { booking: { ...POLICY, noShowFeePercent: 80 } });
  visit = await bookAt(scheduling, practice, at('10:00'));
});

describe('a client who does not come', () => {
  const undo = async (actor: Partial<Actor> = practice.owner) => {
    const query = `mutation ($input: UndoAppointmentNoShowInput!) { undoAppointmentNoShow(input: $input) {
      errors { code } appointment { noShowAt noShowFeeWaived version } } }`;
    const answer = await scheduling.graphql(query, { input: { appointmentId: visit.id } }, actor);
    if (answer.errors) return { code: answer.errors[0]!.extensions.code };
    const { errors, appointment } = answer.data['undoAppointmentNoShow'];
    return { code: errors[0]?.code ?? 'success', appointment };
  };
  const mark = async (waiveFee: boolean, actor: Partial<Actor> = practice.owner) => {
    const query = `mutation ($input: MarkAppointmentNoShowInput!) { markAppointmentNoShow(input: $input) {
      errors { code } appointment { noShowAt noShowFeeWaived noShowFeeCents version } } }`;
    const answer = await scheduling.graphql(query, { input: { appointmentId: visit.id, waiveFee } }, actor);
    if (answer.errors) return { code: answer.errors[0]!.extensions.code };
    const { errors, appointment } = answer.data['markAppointmentNoShow'];
    return { code: errors[0]?.code ?? 'success', appointment };
  };

  it('owes the fee of the terms, which is published once, and may be waived afterwards', async () => {
    expect((await mark(false)).code).toBe('not_started');
    clock.set(at('10:00'));
    const first = await mark(false);
    expect(first.appointment).toEqual({
      noShowAt: at('10:00'),
      noShowFeeWaived: false,
      noShowFeeCents: 7_200,
      version: 2,
    });
    await mark(false);
    clock.advance(minutes(5));
    expect((await mark(true)).appointment).toMatchObject({ noShowAt: at('10:00'), noShowFeeWaived: true, version: 3 });
    const events = await scheduling.emitted(AppointmentMarkedNoShowSchema);
    const mine = events.filter(({ appointment }) => appointment!.appointmentId === visit.id);
    expect(mine.map(({ waived, feeCents }) => [waived, feeCents])).toEqual([
      [false, 7_200],
      [true, 0],
    ]);
    expect(timestampDate(mine[1]!.markedAt!)).toEqual(new Date(at('10:00')));
  });

  it('came after all where that is taken back, which is published once', async () => {
    clock.set(at('10:00'));
    await mark(true);
    expect((await undo()).appointment).toEqual({ noShowAt: null, noShowFeeWaived: false, version: 3 });
    expect((await undo()).appointment.version).toBe(3);
    const events = await scheduling.emitted(AppointmentMarkedNoShowSchema);
    const mine = events.filter(({ appointment }) => appointment!.appointmentId === visit.id);
    expect(mine.map(({ takenBack, markedAt, feeCents }) => [takenBack, markedAt !== undefined, feeCents])).toEqual([
      [false, true, 0],
      [true, false, 0],
    ]);
    expect((await undo((await publishPractice(scheduling)).owner)).code).toBe('not_found');
    expect((await undo({ kind: 'client', userId: newId() })).code).toBe('forbidden');
  });

  it('leaves a visit that cannot be changed before that is taken back', async () => {
    clock.set(at('10:00'));
    await mark(false);
    const change = { appointmentId: visit.id, startsAt: at('15:00') };
    expect((await proUpdate(scheduling, change, practice.owner)).code).toBe('not_changeable');
    await undo();
    expect((await proUpdate(scheduling, change, practice.owner)).code).toBe('success');
  });

  it('is one of the practice that says so, of a visit that stands', async () => {
    clock.set(at('10:00'));
    expect((await mark(false, (await publishPractice(scheduling)).owner)).code).toBe('not_found');
    expect((await mark(false, { kind: 'client', userId: newId() })).code).toBe('forbidden');
    clock.set(NOON);
    await decide(scheduling, 'cancelAppointment', { id: visit.id }, practice.owner);
    clock.set(at('10:00'));
    expect((await mark(false)).code).toBe('not_changeable');
  });
});
