import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, hold } from '../testing/test-bookings.js';
import { type TestPractice, publishPractice } from '../testing/test-practice.js';

const START = '2027-01-05T10:00:00-05:00';
let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock('2027-01-04T12:00:00Z') });
  practice = await publishPractice(scheduling);
});

afterAll(() => scheduling?.stop());

async function rowsWritten(): Promise<number> {
  const [{ rows }] = await scheduling.dataSource.query(
    `SELECT (SELECT count(*) FROM occupancies) + (SELECT count(*) FROM slot_holds) + (SELECT count(*) FROM appointments)
      + (SELECT count(*) FROM outbox) AS rows`,
  );
  return Number(rows);
}

describe('keeping a time refuses, and writes nothing for,', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown practice', { practiceId: newId() }, 'not_found'],
    ['an id that is none', { practiceId: "'; DROP TABLE occupancies; --" }, 'not_found'],
    ['an unknown place', { locationId: newId() }, 'invalid_location'],
    ['a place that is none', { locationId: '../../etc' }, 'invalid_location'],
    ['no service', { serviceIds: [] }, 'invalid_service'],
    ['an unknown service', { serviceIds: [newId()] }, 'invalid_service'],
    ['a service that is none', { serviceIds: ['\u0000'] }, 'invalid_service'],
    ['a hundred services', { serviceIds: Array.from({ length: 100 }, newId) }, 'invalid_service'],
    ['a time in the past', { startsAt: '1999-01-05T10:00:00Z' }, 'too_soon'],
    ['a time far ahead', { startsAt: '2099-01-05T10:00:00-05:00' }, 'outside_hours'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'invalid_time_zone'],
    ['an overlong zone', { timeZone: 'x'.repeat(10_000) }, 'invalid_time_zone'],
  ])('%s', async (_what, changes, code) => {
    const before = await rowsWritten();
    expect((await hold(scheduling, practice, START, changes)).errors[0]!.code).toBe(code);
    expect(await rowsWritten()).toBe(before);
  });

  it.each(['2027-01-05T10:00:00', '2027-13-45T99:00:00Z', ''])('a start that is no instant: "%s"', async (startsAt) => {
    const before = await rowsWritten();
    await expect(hold(scheduling, practice, startsAt)).rejects.toThrow('BAD_USER_INPUT');
    expect(await rowsWritten()).toBe(before);
  });

  it('only add-ons, the same service twice, or another service as add-on', async () => {
    const messageOf = async (serviceIds: string[]) => {
      const { errors } = await hold(scheduling, practice, START, { serviceIds });
      return errors[0]!.message;
    };
    const { addOnId, serviceId, longVariationId } = practice;
    expect(await messageOf([addOnId])).toBe("You can't create an appointment with only add-on services");
    expect(await messageOf([serviceId, longVariationId])).toBe('The same service was chosen twice.');
    expect(await messageOf([addOnId, serviceId])).toBe('Please choose one service, then its add-ons.');
  });
});

describe('booking refuses, and writes nothing for,', () => {
  let holdId: string;

  beforeAll(async () => {
    holdId = (await hold(scheduling, practice, START)).hold!.id;
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['an unknown hold', { holdId: newId() }, 'hold_expired', 'holdId'],
    ['a hold that is none', { holdId: '1 OR 1=1' }, 'hold_expired', 'holdId'],
    ['no client', { client: null }, 'invalid_client', 'client'],
    ['an empty name', { client: { ...GUEST, firstName: '  ' } }, 'invalid_first_name', 'firstName'],
    ['a name of zero width', { client: { ...GUEST, firstName: '\u200B\u2060' } }, 'invalid_first_name', 'firstName'],
    ['a name of fillers', { client: { ...GUEST, lastName: '\u3164\uFFA0' } }, 'invalid_last_name', 'lastName'],
    ['an overlong name', { client: { ...GUEST, lastName: 'x'.repeat(101) } }, 'invalid_last_name', 'lastName'],
    ['a control character', { client: { ...GUEST, firstName: 'Gr\u0000ace' } }, 'invalid_first_name', 'firstName'],
    ['an address that is none', { client: { ...GUEST, email: 'grace' } }, 'invalid_email', 'email'],
    ['a header in an address', { client: { ...GUEST, email: 'a@b.co\r\nBcc: c@d.co' } }, 'invalid_email', 'email'],
    ['an overlong address', { client: { ...GUEST, email: `${'x'.repeat(250)}@b.co` } }, 'invalid_email', 'email'],
    ['a number that is none', { client: { ...GUEST, phone: '123' } }, 'invalid_phone', 'phone'],
    ['an overlong number', { client: { ...GUEST, phone: '5'.repeat(300) } }, 'invalid_phone', 'phone'],
    ['an overlong message', { note: 'x'.repeat(2_001) }, 'invalid_note', 'note'],
    ['a message with control characters', { note: 'hi\u0007' }, 'invalid_note', 'note'],
    ['an unknown zone', { timeZone: 'Nowhere' }, 'invalid_time_zone', 'timeZone'],
  ])('%s', async (_what, changes, code, field) => {
    const before = await rowsWritten();
    const { errors, appointment } = await book(scheduling, { holdId, client: GUEST, ...changes });
    expect(errors).toEqual([{ code, field, message: expect.stringMatching(/\.$/) }]);
    expect(appointment).toBeNull();
    expect(await rowsWritten()).toBe(before);
  });

  it('a hold of another account', async () => {
    const actor = { kind: 'client', userId: newId() } as const;
    const mine = await hold(scheduling, practice, '2027-01-05T14:00:00-05:00', { actor });
    const input = { holdId: mine.hold!.id, client: GUEST };
    expect((await book(scheduling, input)).errors[0]!.code).toBe('login_required');
    expect((await book(scheduling, input, { kind: 'client', userId: newId() })).errors[0]!.code).toBe('hold_expired');
    expect((await book(scheduling, input, actor)).result).toBe('success');
  });

  it('and takes names, notes and numbers as people write them', async () => {
    const client = { firstName: ' Zoë ', lastName: "O'Brien 李", email: ' ZOE@Example.com ', phone: '+44 7911 123456' };
    const note = 'Bitte <b>nicht</b> "zu" fest; DROP TABLE 😀\nDanke';
    const { appointment } = await book(scheduling, { holdId, client, note });
    expect(appointment).toMatchObject({
      clientName: "Zoë O'Brien 李",
      clientEmail: 'zoe@example.com',
      clientPhone: '+447911123456',
      clientNote: note,
    });
  });
});
