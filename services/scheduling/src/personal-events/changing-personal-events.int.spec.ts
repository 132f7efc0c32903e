import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PersonalEventDeletedSchema, PersonalEventSavedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { RetentionService } from '@yarrow/kit/retention/retention.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { scheduleEvent, upsertEvent } from '../testing/test-events.js';
import {
  addPersonalEvent,
  deletePersonalEvent,
  listPersonalEvents,
  upsertPersonalEvent,
} from '../testing/test-personal-events.js';
import { publishPractice, type TestPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';
import { PersonalEventZonesService } from './personal-event-zones.service.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(OCTOBER_NOON);
  practice = await publishPractice(scheduling);
});

const codeAt = async (time: string) =>
  (await hold(scheduling, practice, inOctober(time))).errors[0]?.code ?? ('success' as const);
const published = async (id: string) => {
  const [saved, deleted] = [
    await scheduling.emitted(PersonalEventSavedSchema),
    await scheduling.emitted(PersonalEventDeletedSchema),
  ];
  return [saved, deleted].map((events) =>
    events.filter((event) => event.personalEventId === id).map(({ version }) => version),
  );
};

describe('a personal event and the practitioner’s time', () => {
  it('closes it to clients until it is moved or deleted, and is published without its name', async () => {
    const { owner, practiceId } = practice;
    const lunch = await addPersonalEvent(scheduling, owner);
    expect([await codeAt('11:30'), await codeAt('12:30')]).toEqual(['slot_taken', 'slot_taken']);
    const later = { id: lunch.id, version: 1, startsAt: inOctober('15:00'), endsAt: inOctober('16:00') };
    expect(await addPersonalEvent(scheduling, owner, later)).toMatchObject({ id: lunch.id, version: 2 });
    expect([await codeAt('12:00'), await codeAt('15:00')]).toEqual(['success', 'slot_taken']);
    expect(await deletePersonalEvent(scheduling, owner, lunch.id)).toBe('success');
    expect(await codeAt('15:00')).toBe('success');
    expect(await listPersonalEvents(scheduling, owner)).toEqual([]);
    expect(await published(lunch.id)).toEqual([[1, 2], [3]]);
    const [saved] = (await scheduling.emitted(PersonalEventSavedSchema)).filter((one) => one.practiceId === practiceId);
    expect(Object.values(saved!)).not.toContain('Lunch');
  });

  it('is not in its own way where it moves by less than its length', async () => {
    const lunch = await addPersonalEvent(scheduling, practice.owner);
    const later = { id: lunch.id, version: 1, startsAt: inOctober('12:30'), endsAt: inOctober('13:30') };
    expect((await upsertPersonalEvent(scheduling, practice.owner, later)).errors).toEqual([]);
  });

  it('keeps the practice’s buffer behind it, as everything that is busy', async () => {
    await addPersonalEvent(scheduling, practice.owner);
    expect(await codeAt('13:00')).toBe('success');
    practice = await publishPractice(scheduling, { booking: { bufferMinutes: 30 } });
    await addPersonalEvent(scheduling, practice.owner);
    expect([await codeAt('13:00'), await codeAt('13:30')]).toEqual(['slot_taken', 'success']);
  });

  it('names the visits, events and held slots that it covers, and requires confirmation', async () => {
    const { owner } = practice;
    const visit = await bookAt(scheduling, practice, inOctober('12:00'));
    const lunch = await addPersonalEvent(scheduling, owner, {
      startsAt: inOctober('13:00'),
      endsAt: inOctober('14:00'),
    });
    const bath = await scheduleEvent(scheduling, practice, inOctober('14:00'));
    await hold(scheduling, practice, inOctober('16:00'));
    const day = { name: 'A day off', allDay: true };
    const refused = await upsertPersonalEvent(scheduling, owner, day);
    expect(refused).toMatchObject({
      result: 'failure',
      errors: [{ code: 'overlaps', field: 'startsAt' }],
      personalEvent: null,
      overlappingAppointments: [{ id: visit.id }],
      overlappingEvents: [{ id: bath.id }],
      overlappingPersonalEvents: [{ id: lunch.id, name: 'Lunch' }],
    });
    expect(refused.errors[0]!.message).toContain('Sound bath (Thu, Oct 22, 2:00 PM), Lunch (Thu, Oct 22, 1:00 PM)');
    expect(await listPersonalEvents(scheduling, owner)).toHaveLength(1);
    const off = await addPersonalEvent(scheduling, owner, { ...day, allowOverlap: true });
    expect(await codeAt('09:00')).toBe('slot_taken');
    // What overlaps already is not asked about again.
    const renamed = { ...day, id: off.id, name: 'Holiday' };
    expect((await upsertPersonalEvent(scheduling, owner, renamed)).result).toBe('success');
  });

  it('is named where a group event would cover it', async () => {
    const lunch = await addPersonalEvent(scheduling, practice.owner);
    const bath = await scheduleEvent(scheduling, practice, inOctober('10:00'));
    const { bookableEventTypeId, id } = bath;
    const over = { id, bookableEventTypeId, startsAt: inOctober('11:30') };
    const { errors } = await upsertEvent(scheduling, practice, over);
    expect(errors).toMatchObject([
      { code: 'overlaps', message: expect.stringContaining(`${lunch.name} (Thu, Oct 22`) },
    ]);
  });

  it('keeps its wall time when the rules of the zone change, and moves its busy time', async () => {
    const lunch = await addPersonalEvent(scheduling, practice.owner);
    // As if it had been saved under rules that were an hour off.
    await scheduling.dataSource.query(
      `UPDATE personal_events SET starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour' WHERE id = $1`,
      [lunch.id],
    );
    const zones = scheduling.app.get(PersonalEventZonesService, { strict: false });
    expect([await zones.recomputeInstants(), await zones.recomputeInstants()]).toEqual([1, 0]);
    expect(await listPersonalEvents(scheduling, practice.owner)).toMatchObject([
      { startsAt: inOctober('12:00'), version: 2 },
    ]);
    expect(await codeAt('12:30')).toBe('slot_taken');
  });
});

describe('saving a personal event', () => {
  it('is refused after a change in another tab, and returns the current state', async () => {
    const { owner } = practice;
    const lunch = await addPersonalEvent(scheduling, owner);
    await addPersonalEvent(scheduling, owner, { id: lunch.id, version: lunch.version, name: 'Long lunch' });
    const stale = await upsertPersonalEvent(scheduling, owner, { id: lunch.id, version: lunch.version, name: 'Tea' });
    expect(stale).toMatchObject({
      errors: [{ code: 'changed_meanwhile', field: 'version' }],
      personalEvent: { name: 'Long lunch', version: 2 },
    });
    expect(await listPersonalEvents(scheduling, owner)).toMatchObject([{ name: 'Long lunch' }]);
  });

  it('twice at once and once more by the same key makes one; another practice’s same key makes its own', async () => {
    const idempotencyKey = newId();
    const again = () => upsertPersonalEvent(scheduling, practice.owner, { idempotencyKey });
    const made = [...(await Promise.all([again(), again(), again()])), await again()];
    expect(new Set(made.map(({ personalEvent }) => personalEvent!.id)).size).toBe(1);
    expect(await listPersonalEvents(scheduling, practice.owner)).toHaveLength(1);
    const other = await publishPractice(scheduling);
    const theirs = await addPersonalEvent(scheduling, other.owner, { idempotencyKey });
    expect(theirs.id).not.toBe(made[0]!.personalEvent!.id);
  });

  it.each([
    ['name_required', { name: ' \u200b ' }],
    ['invalid_name', { name: 'x'.repeat(201) }],
    ['invalid_time_zone', { timeZone: 'Mars/Olympus' }],
    ['invalid_time_zone', { timeZone: '' }],
    ['invalid_ends_at', { endsAt: inOctober('11:00') }],
    ['invalid_starts_at', { startsAt: inOctober('12:00', '2036-10-22'), endsAt: inOctober('13:00', '2036-10-22') }],
    ['not_found', { id: 'none' }],
  ])('is refused with %s and writes nothing', async (code, changes) => {
    expect((await upsertPersonalEvent(scheduling, practice.owner, changes)).errors).toMatchObject([{ code }]);
    expect(await listPersonalEvents(scheduling, practice.owner)).toEqual([]);
  });

  it('is the practice’s own alone: others learn nothing, of what exists and of what does not', async () => {
    const { id } = await addPersonalEvent(scheduling, practice.owner);
    const other = await publishPractice(scheduling);
    const [foreign, unknown] = [
      await upsertPersonalEvent(scheduling, other.owner, { id, version: 7 }),
      await upsertPersonalEvent(scheduling, other.owner, { id: newId(), version: 7 }),
    ];
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ personalEvent: null, errors: [{ code: 'not_found' }] });
    expect(await deletePersonalEvent(scheduling, other.owner, id)).toBe('not_found');
    expect(await deletePersonalEvent(scheduling, { kind: 'client', userId: newId() }, id)).toBe('forbidden');
    const asClient = await upsertPersonalEvent(scheduling, { kind: 'client', userId: newId() });
    expect(asClient).toMatchObject({ personalEvent: null, errors: [{ code: 'forbidden' }] });
    expect(await listPersonalEvents(scheduling, practice.owner)).toHaveLength(1);
  });
});

describe('deleting a personal event', () => {
  it('twice changes nothing more, editing it is refused, and after 30 days nothing is left of it', async () => {
    const { owner } = practice;
    const { id } = await addPersonalEvent(scheduling, owner);
    const both = [deletePersonalEvent(scheduling, owner, id), deletePersonalEvent(scheduling, owner, id)];
    expect(await Promise.all(both)).toEqual(['success', 'success']);
    expect((await published(id))[1]).toEqual([2]);
    expect((await upsertPersonalEvent(scheduling, owner, { id })).errors[0]!.code).toBe('not_found');
    clock.advance(31 * 86_400_000);
    await scheduling.app.get(RetentionService, { strict: false }).prune();
    expect(await deletePersonalEvent(scheduling, owner, id)).toBe('not_found');
  });
});
