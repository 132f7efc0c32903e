import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { placeIn } from '../testing/test-events.js';
import { giveUp, newEvent } from '../testing/test-registrations.js';
import { OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
}, 60_000);
afterAll(() => scheduling?.stop());

it('shows who takes a place to the practice alone, first come first, without anybody’s link', async () => {
  const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
  const first = await placeIn(scheduling, event.id);
  const gone = await placeIn(scheduling, event.id);
  clock.set(new Date(clock.now().getTime() + 60_000));
  const second = await placeIn(scheduling, event.id);
  await giveUp(scheduling, gone.token);

  const query = 'query ($id: ID!) { bookableEvent(id: $id) { registrations { id token amountCents createdAt } } }';
  const ask = async (actor?: Partial<Actor>) =>
    (await scheduling.graphql(query, { id: event.id }, actor)).data['bookableEvent'].registrations;
  const seen = await ask(practice.owner);
  expect(seen.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  expect(seen[0]).toMatchObject({ amountCents: 0, createdAt: first.createdAt });
  for (const { token } of [first, second]) expect(JSON.stringify(seen)).not.toContain(token);
  const others: (Partial<Actor> | undefined)[] = [
    undefined,
    { kind: 'client', userId: newId() },
    { kind: 'pro', userId: newId(), practiceId: newId() },
  ];
  for (const actor of others) expect(await ask(actor)).toEqual([]);
});

it('shows no place that was not paid for in time', async () => {
  const wishes = { booking: { requireClientCcToBook: true, chargeClientCcAtBooking: true }, takesCards: true };
  const { event, practice } = await newEvent(scheduling, { wishes });
  const { paymentDueBy } = await placeIn(scheduling, event.id);
  const query = 'query ($id: ID!) { bookableEvent(id: $id) { registrations { id } } }';
  const count = async () =>
    (await scheduling.graphql(query, { id: event.id }, practice.owner)).data['bookableEvent'].registrations.length;
  clock.set(new Date(Date.parse(paymentDueBy!) - 1));
  expect(await count()).toBe(1);
  clock.set(new Date(Date.parse(paymentDueBy!)));
  expect(await count()).toBe(0);
});
