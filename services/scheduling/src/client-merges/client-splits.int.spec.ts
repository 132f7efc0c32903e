import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientSplitSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentRepublishedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { boughtPackage } from '../testing/test-packages.js';
import { at, NOON } from '../testing/test-times.js';

let scheduling: TestService;
beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(NOON) });
});
afterAll(() => scheduling?.stop());

/** A contact with a visit that bought a package, and a second visit; both in one series. */
async function recordOfTwo() {
  const { practice, visit } = await boughtPackage(scheduling);
  const { practiceId } = practice;
  await bookAt(scheduling, practice, at('14:00'));
  const rows = await query<{ id: string }>('SELECT id FROM appointments WHERE practice_id = $1', [practiceId]);
  const second = rows.map(({ id }) => id).find((id) => id !== visit.id)!;
  const [{ client_id: fromClientId }] = (await query<{ client_id: string }>(
    'SELECT client_id FROM appointments WHERE id = $1',
    [visit.id],
  )) as [{ client_id: string }];
  const seriesId = newId();
  await query(
    `INSERT INTO appointment_series (id, practice_id, client_id, pattern, time_zone, local_starts_at, duration_minutes,
       left_out, created_at)
     VALUES ($1, $2, $3, '{}', 'UTC', '2027-01-06T10:00', 60, '[]', now())`,
    [seriesId, practiceId, fromClientId],
  );
  await query(
    `UPDATE appointments SET client_id = $2, series_id = $3, series_number = CASE WHEN id = $4 THEN 1 ELSE 2 END
     WHERE practice_id = $1`,
    [practiceId, fromClientId, seriesId, visit.id],
  );
  return { first: visit.id, second, split: { practiceId, fromClientId, intoClientId: newId() }, seriesId };
}
type Split = Awaited<ReturnType<typeof recordOfTwo>>['split'];
const query = <T>(sql: string, values: unknown[]) => scheduling.dataSource.query<T[]>(sql, values);
const publish = (split: Split, appointmentIds: string[]) =>
  scheduling.publish(ClientSplitSchema, { ...split, appointmentIds }, { aggregateId: split.practiceId });
interface VisitRow {
  readonly client_id: string;
  readonly series_id: string | null;
  readonly version: number;
}
const rowOf = async (id: string) =>
  (await query<VisitRow>('SELECT client_id, series_id, version FROM appointments WHERE id = $1', [id]))[0];
const ownerOf = async (table: string, column: string, id: string) =>
  (await query<{ id: string }>(`SELECT client_id AS id FROM ${table} WHERE ${column} = $1`, [id]))[0]?.id;

describe('visits that are another person’s', () => {
  it('move with the package that they bought, leave a shared series, and are published again', async () => {
    const { first, second, split, seriesId } = await recordOfTwo();
    const { fromClientId: from, intoClientId: into } = split;
    const [before, stays] = [await rowOf(first), await rowOf(second)];
    await publish(split, [first]);
    expect(await rowOf(first)).toEqual({ client_id: into, series_id: null, version: before!.version + 1 });
    expect(await rowOf(second)).toEqual(stays);
    expect(await ownerOf('open_packages', 'appointment_id', first)).toBe(into);
    expect(await ownerOf('appointment_series', 'id', seriesId)).toBe(from);
    const published = (await scheduling.emitted(AppointmentRepublishedSchema)).filter(
      ({ appointment }) => appointment?.host?.practiceId === split.practiceId,
    );
    expect(published.map(({ appointment: it }) => [it!.appointmentId, it!.attendee!.clientId])).toEqual([
      [first, into],
    ]);
  });

  it('move with their series if none of its visits stays', async () => {
    const { first, second, split, seriesId } = await recordOfTwo();
    await publish(split, [first, second]);
    expect(await ownerOf('appointment_series', 'id', seriesId)).toBe(split.intoClientId);
    expect(await rowOf(second)).toMatchObject({ client_id: split.intoClientId, series_id: seriesId });
  });

  it('stay if they are not visits of the contact, or of another practice', async () => {
    const { first, split } = await recordOfTwo();
    const before = await rowOf(first);
    await publish({ ...split, fromClientId: newId() }, [first]);
    await publish({ ...split, practiceId: newId() }, [first]);
    expect(await rowOf(first)).toEqual(before);
  });
});
