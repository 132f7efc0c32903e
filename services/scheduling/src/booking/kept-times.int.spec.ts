import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, hold, release } from '../testing/test-bookings.js';
import { securePayment } from '../testing/test-payments.js';
import { publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const CARD = { booking: { requireClientCcToBook: true, chargeClientCcAtBooking: true }, takesCards: true };
const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
/** Twenty-four times of three days. */
const TIMES = ['11', '12', '13'].flatMap((day) => HOURS.map((hour) => at(hour, day)));
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const outcomeOf = ({ result, errors }: { result: string; errors: readonly { code: string }[] }) =>
  errors[0]?.code ?? result;

describe('a request to keep a time', () => {
  it('keeps it once, also when it comes three times at once and once more later', async () => {
    const practice = await publishPractice(scheduling);
    const idempotencyKey = newId();
    const ask = () => hold(scheduling, practice, at('10:00'), { idempotencyKey });
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expect(answers.map(outcomeOf)).toEqual(['success', 'success', 'success', 'success']);
    expect(new Set(answers.map(({ hold: held }) => held!.id)).size).toBe(1);
    expect(outcomeOf(await hold(scheduling, practice, at('10:00'), { idempotencyKey: newId() }))).toBe('slot_taken');
  });

  it('creates a new hold for the same key after the first hold expired', async () => {
    const practice = await publishPractice(scheduling);
    const idempotencyKey = newId();
    await hold(scheduling, practice, at('10:00'), { idempotencyKey });
    clock.advance(10 * 60_000);
    const again = await hold(scheduling, practice, at('10:00'), { idempotencyKey });
    expect(again.hold).toMatchObject({ expiresAt: '2027-01-04T07:20:00-05:00' });
    expect(outcomeOf(await book(scheduling, { holdId: again.hold!.id, client: GUEST }))).toBe('success');
  });

  it('is refused where its key keeps another time, or another account’s', async () => {
    const practice = await publishPractice(scheduling);
    const idempotencyKey = newId();
    const actor: Partial<Actor> = { kind: 'client', userId: newId() };
    await hold(scheduling, practice, at('10:00'), { idempotencyKey, actor });
    const refusals = [
      await hold(scheduling, practice, at('12:00'), { idempotencyKey, actor }),
      await hold(scheduling, practice, at('10:00'), { idempotencyKey }),
      await hold(scheduling, practice, at('12:00'), { idempotencyKey: 'again' }),
    ];
    expect(refusals.map(outcomeOf)).toEqual(Array.from({ length: 3 }, () => 'invalid_idempotency_key'));
  });
});

describe('a slot hold of an account with an expired session', () => {
  const actor: Partial<Actor> = { kind: 'client', userId: newId() };

  it('can be booked after the client logs in again', async () => {
    const practice = await publishPractice(scheduling);
    const { id: holdId } = (await hold(scheduling, practice, at('10:00'), { actor })).hold!;
    expect((await book(scheduling, { holdId, client: GUEST })).errors).toEqual([
      { code: 'login_required', field: 'holdId', message: expect.stringContaining('still holding') },
    ]);
    expect(outcomeOf(await book(scheduling, { holdId, client: GUEST }, actor))).toBe('success');
  });

  it('can be released by its logged-out browser and held as a guest', async () => {
    const practice = await publishPractice(scheduling);
    const { id: holdId } = (await hold(scheduling, practice, at('10:00'), { actor })).hold!;
    expect(outcomeOf(await release(scheduling, holdId, { kind: 'client', userId: newId() }))).toBe('not_found');
    expect(outcomeOf(await release(scheduling, holdId))).toBe('success');
    expect(outcomeOf(await hold(scheduling, practice, at('10:00')))).toBe('success');
  });

  it('rejects a booking after it expires', async () => {
    const practice = await publishPractice(scheduling);
    const { id: holdId } = (await hold(scheduling, practice, at('10:00'), { actor })).hold!;
    clock.advance(10 * 60_000);
    expect(outcomeOf(await book(scheduling, { holdId, client: GUEST }))).toBe('hold_expired');
  });
});

describe('how many times may be kept at one practice', () => {
  it('from one address is twelve, also when all are asked for at once', async () => {
    const practice = await publishPractice(scheduling);
    const actor = { ip: '198.51.100.7' };
    const answers = await Promise.all(TIMES.map((time) => hold(scheduling, practice, time, { actor })));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(12);
    const refusals = answers.flatMap(({ errors }) => errors);
    expect(refusals).toHaveLength(12);
    expect(refusals[0]).toEqual({
      code: 'too_many_holds',
      message:
        'Many times with this practitioner are being kept from your network at this moment. Please try again in a few minutes.',
      field: 'startsAt',
    });
    const neighbour = { ip: '198.51.100.8' };
    const free = TIMES[answers.findIndex(({ result }) => result === 'failure')]!;
    expect(outcomeOf(await hold(scheduling, practice, free, { actor: neighbour }))).toBe('success');
    expect(outcomeOf(await hold(scheduling, await publishPractice(scheduling), free, { actor }))).toBe('success');
  });

  it('by one account is four, from wherever it asks', async () => {
    const practice = await publishPractice(scheduling);
    const userId = newId();
    const answers = await Promise.all(
      TIMES.slice(0, 8).map((time, index) =>
        hold(scheduling, practice, time, { actor: { kind: 'client', userId, ip: `198.51.100.${20 + index}` } }),
      ),
    );
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(4);
    expect(answers.flatMap(({ errors }) => errors)[0]).toMatchObject({
      code: 'too_many_holds',
      message: expect.stringMatching(/^You are keeping 4 times with this practitioner already/) as unknown,
    });
  });

  it('counts current holds only: a released, booked, paid or expired one no longer counts', async () => {
    const practice = await publishPractice(scheduling, CARD);
    const actor = { ip: '198.51.100.9' };
    const ask = (index: number) => hold(scheduling, practice, TIMES[index]!, { actor });
    const kept: string[] = [];
    for (let index = 0; index < 12; index += 1) kept.push((await ask(index)).hold!.id);
    expect(outcomeOf(await ask(12))).toBe('too_many_holds');

    // A booking that waits for its payment keeps its time like a hold; the payment makes room.
    const { appointment } = await book(scheduling, { holdId: kept[0]!, client: GUEST });
    expect(outcomeOf(await ask(12))).toBe('too_many_holds');
    await securePayment(scheduling, appointment!.id, new Date(NOON), practice.practiceId);
    expect(outcomeOf(await ask(12))).toBe('success');
    expect(outcomeOf(await ask(13))).toBe('too_many_holds');

    const release = 'mutation ($id: ID!) { releaseSlot(input: { holdId: $id }) { result } }';
    await scheduling.graphql(release, { id: kept[1] }, actor);
    expect(outcomeOf(await ask(13))).toBe('success');
    expect(outcomeOf(await ask(14))).toBe('too_many_holds');

    clock.advance(10 * 60_000);
    expect(outcomeOf(await ask(14))).toBe('success');
  });

  it('leaves no trace of the address once a visit is booked for good', async () => {
    const practice = await publishPractice(scheduling);
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    const traces = async (id: string) => {
      const sql = 'SELECT kept_from IS NOT NULL AS kept FROM occupancies WHERE id = $1';
      return (await scheduling.dataSource.query(sql, [id]))[0].kept;
    };
    expect(await traces(held!.id)).toBe(true);
    const { appointment } = await book(scheduling, { holdId: held!.id, client: GUEST });
    expect(await traces(appointment!.id)).toBe(false);
  });
});

describe('how many bookings may wait under one e-mail address at one practice', () => {
  it('is twelve, from wherever they are asked for', async () => {
    const practice = await publishPractice(scheduling, { booking: { instantClientApproval: false } });
    const holds: string[] = [];
    for (const [index, time] of TIMES.slice(0, 14).entries()) {
      const held = await hold(scheduling, practice, time, { actor: { ip: `198.51.100.${100 + index}` } });
      holds.push(held.hold!.id);
    }
    const answers = await Promise.all(holds.map((holdId) => book(scheduling, { holdId, client: GUEST })));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(12);
    expect(answers.flatMap(({ errors }) => errors)).toEqual(
      Array.from({ length: 2 }, () => ({
        code: 'too_many_requests',
        message:
          '12 bookings under this email address wait for a payment or an answer of this practitioner. Please wait for those first, or cancel one.',
        field: 'email',
      })),
    );
    const client = { ...GUEST, email: 'ada@example.com' };
    const refused = holds[answers.findIndex(({ result }) => result === 'failure')]!;
    expect(outcomeOf(await book(scheduling, { holdId: refused, client }))).toBe('success');
  });
});
