import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RegistrationCancelledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { deleteEvent, lookUpEvent, lookUpRegistration, placeIn } from '../testing/test-events.js';
import { giveUp, newEvent } from '../testing/test-registrations.js';
import { OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
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

describe('a practitioner who takes a place away', () => {
  const REMOVE = `mutation ($bookableEventId: ID!, $clientId: ID!) {
    removeClientFromBookableEvent(bookableEventId: $bookableEventId, clientId: $clientId) {
      result errors { code field } registrationsCount bookableEvent { id clients { id } } } }`;
  const remove = async (bookableEventId: string, clientId: string, actor: Partial<Actor>) =>
    (await scheduling.graphql(REMOVE, { bookableEventId, clientId }, actor)).data['removeClientFromBookableEvent'];
  const clientsOf = async (id: string, actor: Partial<Actor>): Promise<string[]> => {
    const query = 'query ($id: ID!) { bookableEvent(id: $id) { clients { id } registrations { client { id } } } }';
    const { clients, registrations } = (await scheduling.graphql(query, { id }, actor)).data['bookableEvent'];
    expect(registrations.map(({ client }: { client: { id: string } }) => client)).toEqual(clients);
    return clients.map((client: { id: string }) => client.id);
  };
  const cancelledOf = async (id: string) =>
    (await scheduling.emitted(RegistrationCancelledSchema)).filter(
      ({ registration }) => registration!.registrationId === id,
    );

  it('frees it at no cost for the client, whose link says so, and once however often it is asked for', async () => {
    const wishes = { booking: { lateCancellationHours: 10_000, lateCancellationFeePercent: 50 } };
    const { event, practice } = await newEvent(scheduling, { capacity: 4, wishes });
    const [first, second] = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    const [one, other] = (await clientsOf(event.id, practice.owner)) as [string, string];
    const answers = await Promise.all([0, 1].map(() => remove(event.id, one, practice.owner)));
    for (const answer of [...answers, await remove(event.id, one, practice.owner)]) {
      expect(answer).toEqual({
        ...{ result: 'success', errors: [], registrationsCount: 1 },
        bookableEvent: { id: event.id, clients: [{ id: other }] },
      });
    }
    expect(await lookUpRegistration(scheduling, first.token)).toMatchObject({ state: 'cancelled', canCancel: false });
    expect(await lookUpRegistration(scheduling, second.token)).toMatchObject({ state: 'booked' });
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({ placesLeft: 3 });
    expect(await cancelledOf(first.id)).toMatchObject([{ cancelledBy: 'owner', feeCents: 0 }]);
    await placeIn(scheduling, event.id);
  });

  it('is refused where there is none, where it is too late, and to everybody else, who learns nothing', async () => {
    const { event, practice } = await newEvent(scheduling, {});
    const place = await placeIn(scheduling, event.id);
    const [clientId] = (await clientsOf(event.id, practice.owner)) as [string];
    const stranger = { kind: 'pro', userId: newId(), practiceId: newId() } as const;
    const asStranger = await remove(event.id, clientId, stranger);
    expect(asStranger).toEqual(await remove(newId(), newId(), stranger));
    expect(asStranger).toMatchObject({
      errors: [{ code: 'not_found' }],
      bookableEvent: null,
      registrationsCount: null,
    });
    expect((await remove(event.id, newId(), practice.owner)).errors).toEqual([
      { code: 'not_found', field: 'clientId' },
    ]);
    expect((await remove('none', 'none', practice.owner)).errors[0].code).toBe('not_found');
    expect((await remove(event.id, clientId, { kind: 'client', userId: newId() })).errors[0].code).toBe('forbidden');
    const before = clock.now();
    clock.set(new Date(Date.parse(event.startsAt)));
    expect((await remove(event.id, clientId, practice.owner)).errors[0].code).toBe('event_over');
    clock.set(before);
    expect(await cancelledOf(place.id)).toEqual([]);
    await deleteEvent(scheduling, event.id, practice.owner);
    expect((await remove(event.id, clientId, practice.owner)).result).toBe('success');
    expect(await cancelledOf(place.id)).toHaveLength(1);
  });

  it('is the only one who sees who comes as a contact', async () => {
    const { event, practice } = await newEvent(scheduling, {});
    const { token } = await placeIn(scheduling, event.id);
    expect(await clientsOf(event.id, practice.owner)).toHaveLength(1);
    expect(await clientsOf(event.id, { kind: 'pro', userId: newId(), practiceId: newId() })).toEqual([]);
    const query = 'query ($token: String!) { tokenRegistration(token: $token) { client { id } } }';
    expect((await scheduling.graphql(query, { token })).data['tokenRegistration']).toEqual({ client: null });
  });
});
