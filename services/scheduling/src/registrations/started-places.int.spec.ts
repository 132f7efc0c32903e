import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST } from '../testing/test-bookings.js';
import { placeIn, register, scheduleEvent } from '../testing/test-events.js';
import { securePayment } from '../testing/test-payments.js';
import { publishPractice } from '../testing/test-practice.js';
import { CARD, EVENING, giveUp, newEvent, expireUnpaidPlaces } from '../testing/test-registrations.js';
import { inOctober, minutes, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock, env: { BOOKINGS_PER_ADDRESS: '1000' } });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

/** Registers for that many places at once, each for another client. */
const rush = (eventId: string, count: number, changes: Parameters<typeof register>[2]) =>
  Promise.all(Array.from({ length: count }, () => register(scheduling, eventId, changes)));

const codesOf = (answers: readonly { code: string }[]): string[] => answers.map(({ code }) => code).sort();
const times = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

describe('how many places of one event may have been started', () => {
  it.each([
    ['are charged', { wishes: CARD }],
    ['cost nothing', { amountCents: 0 }],
  ])('from one address is half of them where they %s, also when all are asked for at once', async (_what, wishes) => {
    const { event } = await newEvent(scheduling, { capacity: 10, ...wishes });
    const actor = { ip: '198.51.100.7' };
    const answers = await rush(event.id, 12, { actor });
    expect(codesOf(answers)).toEqual([...times(5, 'success'), ...times(7, 'too_many_places')]);
    expect(answers.find(({ code }) => code === 'too_many_places')).toMatchObject({
      value: null,
      errors: [
        {
          message:
            'Many places in this event are being taken from your network at this moment. Please try again in a few minutes.',
          field: null,
        },
      ],
    });
    // Others come in as before.
    expect((await register(scheduling, event.id, { actor: { ip: '198.51.100.8' } })).code).toBe('success');
  });

  it('is counted for the network of a subscriber of IPv6', async () => {
    const { event } = await newEvent(scheduling, { capacity: 2, amountCents: 0 });
    await placeIn(scheduling, event.id, { actor: { ip: '2001:db8:1:2::1' } });
    expect((await register(scheduling, event.id, { actor: { ip: '2001:db8:1:2:ffff::9' } })).code).toBe(
      'too_many_places',
    );
    expect((await register(scheduling, event.id, { actor: { ip: '2001:db8:1:3::1' } })).code).toBe('success');
  });

  it('from one address is twelve where there is no end of places', async () => {
    const { event } = await newEvent(scheduling, { unlimited: true, amountCents: 0 });
    const answers = await rush(event.id, 15, { actor: { ip: '198.51.100.9' } });
    expect(codesOf(answers)).toEqual([...times(12, 'success'), ...times(3, 'too_many_places')]);
  });

  it('by one account is four, from wherever it asks', async () => {
    const { event } = await newEvent(scheduling, { unlimited: true, wishes: CARD });
    const userId = newId();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        register(scheduling, event.id, { actor: { kind: 'client', userId, ip: `198.51.100.${20 + index}` } }),
      ),
    );
    expect(codesOf(answers)).toEqual([...times(4, 'success'), ...times(2, 'too_many_places')]);
    expect(answers.flatMap(({ errors }) => errors)[0]!.message).toBe(
      'You are taking 4 places in this event already. Please finish paying for one of them, or try again in a few minutes.',
    );
  });

  it('counts those that wait: one that was paid for, given up or has lapsed counts no more', async () => {
    const { event } = await newEvent(scheduling, { capacity: 4, wishes: CARD });
    const actor = { ip: '198.51.100.10' };
    const ask = () => register(scheduling, event.id, { actor });
    const first = await placeIn(scheduling, event.id, { actor });
    const second = await placeIn(scheduling, event.id, { actor });
    expect((await ask()).code).toBe('too_many_places');
    await securePayment(scheduling, first.id, new Date(OCTOBER_NOON));
    expect((await ask()).code).toBe('success');
    expect((await ask()).code).toBe('too_many_places');
    await giveUp(scheduling, second.token);
    expect((await ask()).code).toBe('success');
    expect((await ask()).code).toBe('too_many_places');
    clock.advance(minutes(15) - 1);
    expect((await ask()).code).toBe('too_many_places');
    clock.advance(1);
    expect((await ask()).code).toBe('success');
  });

  it('counts a place that costs nothing for a quarter of an hour', async () => {
    const { event } = await newEvent(scheduling, { capacity: 4, amountCents: 0 });
    const actor = { ip: '198.51.100.11' };
    const ask = async () => (await register(scheduling, event.id, { actor })).code;
    expect([await ask(), await ask(), await ask()]).toEqual(['success', 'success', 'too_many_places']);
    clock.advance(minutes(15) - 1);
    expect(await ask()).toBe('too_many_places');
    clock.advance(1);
    expect([await ask(), await ask(), await ask()]).toEqual(['success', 'success', 'at_capacity']);
  });

  it('gives a repeated request its place again, also when no other could be started', async () => {
    const { event } = await newEvent(scheduling, { capacity: 2, amountCents: 0 });
    const same = { requestId: newId(), client: GUEST, actor: { ip: '198.51.100.12' } };
    const place = await placeIn(scheduling, event.id, same);
    expect((await placeIn(scheduling, event.id, same)).id).toBe(place.id);
  });

  it('has no bound for the practice itself, which writes down who comes by', async () => {
    const { event, practice } = await newEvent(scheduling, { capacity: 6, amountCents: 0 });
    const answers = await rush(event.id, 6, { actor: { ...practice.owner, ip: '198.51.100.13' } });
    expect(codesOf(answers)).toEqual(times(6, 'success'));
  });

  it('leaves no trace of the address once it counts no more', async () => {
    const { event } = await newEvent(scheduling, { capacity: 10, wishes: CARD });
    const traces = async (id: string) => {
      const sql = 'SELECT kept_from IS NOT NULL OR kept_until IS NOT NULL AS kept FROM registrations WHERE id = $1';
      return (await scheduling.dataSource.query(sql, [id]))[0].kept;
    };
    const [paid, left] = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    const { event: free } = await newEvent(scheduling, { amountCents: 0 });
    const gift = await placeIn(scheduling, free.id);
    for (const { id } of [paid, left, gift]) expect(await traces(id)).toBe(true);
    await securePayment(scheduling, paid.id, new Date(OCTOBER_NOON));
    expect(await traces(paid.id)).toBe(false);
    clock.advance(minutes(15));
    await expireUnpaidPlaces(scheduling);
    for (const { id } of [left, gift]) expect(await traces(id)).toBe(false);
  });
});

describe('how many places may wait for their payment under one e-mail address at one practice', () => {
  it('is twelve, from wherever they are asked for and also all at once', async () => {
    const practice = await publishPractice(scheduling, CARD);
    const events: string[] = [];
    for (let index = 0; index < 14; index++) {
      const startsAt = inOctober('18:00', `2026-10-${22 + (index % 7)}`);
      const { id } = await scheduleEvent(scheduling, practice, startsAt, { allowOverlap: true });
      events.push(id);
    }
    const answers = await Promise.all(
      events.map((id, index) =>
        register(scheduling, id, { client: GUEST, actor: { ip: `198.51.100.${100 + index}` } }),
      ),
    );
    expect(codesOf(answers)).toEqual([...times(12, 'success'), ...times(2, 'too_many_requests')]);
    expect(answers.flatMap(({ errors }) => errors)[0]).toEqual({
      code: 'too_many_requests',
      message:
        '12 bookings under this email address wait for a payment or an answer of this practitioner. Please wait for those first, or cancel one.',
      field: 'email',
    });
    const refused = events[answers.findIndex(({ value }) => !value)]!;
    expect((await register(scheduling, refused, { actor: { ip: '198.51.100.120' } })).code).toBe('success');
    const elsewhere = await newEvent(scheduling, { wishes: CARD });
    expect(await placeIn(scheduling, elsewhere.event.id, { client: GUEST })).toMatchObject({
      event: { startsAt: EVENING },
    });
  });
});
