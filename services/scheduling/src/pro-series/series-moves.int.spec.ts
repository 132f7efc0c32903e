import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { CreateAppointmentsPayload } from '../generated/graphql.js';
import { service } from '../service.js';
import { hold } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { listMoves, proCreate, proUpdate } from '../testing/test-pro-visits.js';
import { createSeries } from '../testing/test-series.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;
/** Every day at ten from the 5th on. */
let visits: CreateAppointmentsPayload['appointments'];

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(NOON);
  practice = await publishPractice(scheduling, { booking: POLICY });
  const recurrencePattern = { frequency: 'daily', count: 4 } as const;
  ({ appointments: visits } = await createSeries(scheduling, practice, {
    startsAt: at('10:00', '05'),
    recurrencePattern,
  }));
});

const starts = async () => {
  const query =
    'SELECT starts_at FROM appointments WHERE series_id IS NOT NULL AND practice_id = $1 ORDER BY series_number';
  const rows = await scheduling.dataSource.query(query, [practice.practiceId]);
  return rows.map(({ starts_at: start }: { starts_at: Date }) => start);
};
const dates = (...times: string[]) => times.map((time) => new Date(time));

describe('where a change would put visits', () => {
  it('is said with what is there, of all that would move, soonest first', async () => {
    await proCreate(scheduling, practice, { startsAt: at('11:30', '07') });
    const wanted = {
      appointmentId: visits[1]!.id,
      startsAt: at('11:00', '06'),
      editSeries: 'this_and_following',
    } as const;
    const { moves } = await listMoves(scheduling, wanted, practice.owner);
    expect(moves.map(({ appointmentId }) => appointmentId)).toEqual(visits.slice(1).map(({ id }) => id));
    expect(moves[0]).toMatchObject({
      previousStartsAt: at('10:00', '06'),
      startsAt: at('11:00', '06'),
      displayTime: expect.stringMatching(/^\w+, \w+ 6, 2027, 11:00 AM New York time$/),
      conflicts: [],
    });
    expect(moves[1]!.conflicts).toMatchObject([
      { name: 'Mary Shelley', type: 'appointment', timeRange: expect.stringContaining('11:30 AM – 12:30 PM') },
    ]);
    expect(await starts()).toEqual(dates(...['05', '06', '07', '08'].map((day) => at('10:00', day))));
  });

  it('counts neither the visit itself nor those that move with it, but those that stay', async () => {
    const onto = { appointmentId: visits[0]!.id, startsAt: at('10:00', '06') };
    const all = await listMoves(scheduling, { ...onto, editSeries: 'all' }, practice.owner);
    expect(all.moves.map(({ conflicts }) => conflicts)).toEqual([[], [], [], []]);
    const alone = await listMoves(scheduling, onto, practice.owner);
    expect(alone.moves.map(({ conflicts }) => conflicts.map(({ id }) => id))).toEqual([[visits[1]!.id]]);
    const longer = await listMoves(
      scheduling,
      { appointmentId: visits[0]!.id, endsAt: at('11:30', '05') },
      practice.owner,
    );
    expect(longer.moves).toMatchObject([{ startsAt: at('10:00', '05'), conflicts: [] }]);
  });

  it('is nothing where nothing moves', async () => {
    expect(await listMoves(scheduling, { appointmentId: visits[0]!.id, editSeries: 'all' }, practice.owner)).toEqual({
      moves: [],
    });
  });

  it('is refused to another practice, for an unknown visit, and of another practice’s place', async () => {
    const other = await publishPractice(scheduling);
    const wanted = { appointmentId: visits[0]!.id, startsAt: at('11:00', '05') };
    expect((await listMoves(scheduling, wanted, other.owner)).code).toBe('not_found');
    expect((await listMoves(scheduling, { ...wanted, appointmentId: newId() }, practice.owner)).code).toBe('not_found');
    expect((await listMoves(scheduling, wanted, { kind: 'client', userId: newId() })).code).toBe('forbidden');
    const there = { ...wanted, locationId: other.locationId };
    expect((await listMoves(scheduling, there, practice.owner)).code).toBe('invalid_location');
  });
});

describe('a change of a series', () => {
  it('leaves those at their time that shall keep it, and changes all else of them', async () => {
    const changed = await proUpdate(
      scheduling,
      {
        ...{ appointmentId: visits[0]!.id, startsAt: at('12:00', '05'), editSeries: 'all' },
        ...{ practitionerNote: 'At noon.', keepTimeOf: [visits[2]!.id.toUpperCase(), newId()] },
      },
      practice.owner,
    );
    expect(changed.changedAppointmentIds).toEqual(visits.map(({ id }) => id));
    expect(await starts()).toEqual(dates(at('12:00', '05'), at('12:00', '06'), at('10:00', '07'), at('12:00', '08')));
    expect((await hold(scheduling, practice, at('10:00', '07'))).errors[0]?.code).toBe('slot_taken');
    const rows = await scheduling.dataSource.query('SELECT practitioner_note AS note FROM appointments WHERE id = $1', [
      visits[2]!.id,
    ]);
    expect(rows).toEqual([{ note: 'At noon.' }]);
  });

  it('moves the visit that is named in any case', async () => {
    const wanted = { appointmentId: visits[0]!.id, startsAt: at('12:00', '05'), keepTimeOf: [visits[0]!.id] };
    await proUpdate(scheduling, { ...wanted, editSeries: 'all' }, practice.owner);
    expect((await starts())[0]).toEqual(new Date(at('12:00', '05')));
  });
});

describe('the visits of a series', () => {
  const ask = async (token: string, actor?: object) => {
    const query = `query ($token: String!) { tokenAppointment(instantActionToken: $token) {
      series { size visits { id state seriesNumber instantActionToken } } } }`;
    return (await scheduling.graphql(query, { token }, actor)).data['tokenAppointment'].series;
  };

  it('are all shown to its practice, whatever became of them, in the order of their times', async () => {
    await decide(scheduling, 'cancelAppointment', { id: visits[1]!.id }, practice.owner);
    await proUpdate(scheduling, { appointmentId: visits[0]!.id, startsAt: at('10:00', '09') }, practice.owner);
    const { size, visits: shown } = await ask(visits[0]!.instantActionToken, practice.owner);
    expect(size).toBe(4);
    expect(
      shown.map(({ seriesNumber, state }: { seriesNumber: number; state: string }) => [seriesNumber, state]),
    ).toEqual([
      [2, 'cancelled'],
      [3, 'approved'],
      [4, 'approved'],
      [1, 'approved'],
    ]);
    expect(shown.map(({ instantActionToken }: { instantActionToken: string }) => instantActionToken)).toContain(
      visits[2]!.instantActionToken,
    );
  });

  it('are hidden from users who only have the link of one of them', async () => {
    const [{ token }] = await scheduling.dataSource.query(
      'SELECT instant_action_token AS token FROM appointments WHERE id = $1',
      [visits[0]!.id],
    );
    expect(await ask(token)).toEqual({ size: 4, visits: null });
  });
});
