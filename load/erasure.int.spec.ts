import { create, toBinary } from '@bufbuild/protobuf';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { ERASING_SERVICES } from '@yarrow/clients/erasure/erasing-services';
import { newId } from '@yarrow/kit/ids';
import { connectionTo } from '@yarrow/kit/messaging/broker-address';
import { natsUrl } from '../scripts/backing/nats.mjs';
import { erase, eraseAgain } from '@yarrow/admin/erasures';
import { Operator } from '@yarrow/admin/operator';
import { SERVICES } from '../scripts/paths.mjs';
import { buryEvents, failDeliveries } from './erasure/failures.js';
import { live, newEvent, newTraces, openBusyPractice, PASSWORD, type Person } from './erasure/people.js';
import { placesOf, storedKeys } from './erasure/remains.js';
import { Databases } from './harness/databases.mjs';
import { canRunSite, Site } from './harness/site.mjs';
import { change } from './harness/practice.mjs';
import { eventually } from './harness/visitor.mjs';

const SETTINGS = {
  ERASURE_SETTLING_SECONDS: '3',
  REVIEW_SETTLE_MINUTES: '0',
  ANONYMOUS_REVIEW_MIN_HOURS: '0',
  ANONYMOUS_REVIEW_MAX_HOURS: '0',
};
/** Services with handlers of events about clients. */
const READERS = ['catalog', 'clients', 'notifications', 'payments', 'reviews', 'scheduling'];
/** Where something of everybody stands before; what was published and is handled has left outboxes and parked events. */
const PLACES = [
  ...['users', 'clients', 'intake_form_links'].map((table) => `clients.${table}`),
  ...['appointments', 'registrations', 'client_projections', 'user_projections'].map((table) => `scheduling.${table}`),
  ...['client_projections', 'gift_cards'].map((table) => `payments.${table}`),
  ...['reviews', 'video_reviews', 'appointment_projections', 'client_projections'].map((table) => `reviews.${table}`),
  ...['projections', 'deliveries', 'text_replies'].map((table) => `notifications.${table}`),
  ...READERS.map((service) => `${service}.dead_letters`),
  ...['CLIENTS', 'SCHEDULING', 'REVIEWS', 'PAYMENTS'].map((stream) => `stream ${stream}`),
  ...['redis', 'store'],
];
const ERASE = `mutation ($password: String!) { eraseAccount(input: { password: $password }) {
  result errors { code field } } }`;
const OPEN = '{ accountOpenMatters { emailConfirmed visitsAhead unsettledVisits } }';
const GIVE_UP = 'mutation ($token: String!) { cancelRegistration(token: $token) { result errors { code message } } }';
const LOG_IN = `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) {
  result errors { code } } }`;

it('asks every service that there is', () => {
  expect([...ERASING_SERVICES]).toEqual([...(SERVICES as string[])].sort());
});

(canRunSite() ? describe : describe.skip)('a person who deletes their account', () => {
  let site: Site;
  let databases: Databases;
  let gone: Person;
  let other: Person;
  let before: Record<string, string[]>;
  let operatorAskedAt: Date;

  beforeAll(async () => {
    Object.assign(process.env, SETTINGS);
    site = await Site.start({ also: ['reviews', 'search'] });
    databases = new Databases(site);
    const practice = await openBusyPractice(site);
    const eventId = await newEvent(practice);
    [gone, other] = await Promise.all([
      live(site, databases, { practice, eventId, hour: 0, traces: newTraces(1) }),
      live(site, databases, { practice, eventId, hour: 10, traces: newTraces(2) }),
    ]);
    await settled();
    for (const { traces } of [gone, other]) {
      expect(await buryEvents(site, Object.values(traces))).toEqual(READERS);
      expect(await failDeliveries(databases, [traces.email, traces.phone])).toEqual(['email', 'sms']);
    }
    before = await remainsOf(gone);
    expect(await storedKeys(site)).toEqual(expect.arrayContaining([...gone.videoKeys, ...other.videoKeys]));
  }, 400_000);

  afterAll(async () => {
    await databases?.close();
    await site?.stop();
  });

  const remainsOf = ({ traces }: Person) => placesOf(site, databases, traces as unknown as Record<string, string>);

  const brokerUrl = () => natsUrl({ port: site.ports['nats'], secret: site.secrets.natsSecret });

  /** Nothing is under way: every event has been handled. */
  async function settled(): Promise<void> {
    const connection = await connect(connectionTo({ url: brokerUrl() }));
    const { streams, consumers } = await jetstreamManager(connection);
    await eventually('empty outboxes and idle consumers', async () => {
      for (const service of SERVICES as string[]) {
        const left = 'SELECT FROM outbox UNION ALL SELECT FROM parked_events LIMIT 1';
        if ((await databases.query(service, left)).length > 0) return false;
      }
      for await (const { config } of streams.list()) {
        for await (const { num_pending: waiting, num_ack_pending: taken } of consumers.list(config.name)) {
          if (waiting + taken > 0) return false;
        }
      }
      return true;
    });
    await connection.close();
  }

  it('has left something of each kind, in every service that keeps something of clients', () => {
    expect(Object.keys(before).sort()).toEqual(Object.keys(gone.traces).sort());
    const places = [...new Set(Object.values(before).flat())];
    expect(places).toEqual(expect.arrayContaining(PLACES));
    expect(places.filter((place) => place.startsWith('log of'))).toEqual([]);
  });

  it('sees first which open matters block the erasure', async () => {
    expect((await gone.visitor.ask(OPEN)).accountOpenMatters).toMatchObject({ emailConfirmed: true, visitsAhead: 1 });
    const { eraseAccount } = await gone.visitor.ask(ERASE, { password: PASSWORD });
    expect(eraseAccount).toEqual({ result: 'failure', errors: [{ code: 'visits_ahead', field: null }] });
  });

  it('is erased from every database, stream, store, cache and log', async () => {
    await change(gone.visitor, GIVE_UP, { token: gone.place.token });
    await settled();
    expect((await gone.visitor.ask(OPEN)).accountOpenMatters).toEqual({
      emailConfirmed: true,
      visitsAhead: 0,
      unsettledVisits: 0,
    });
    const kept = await remainsOf(other);
    const { eraseAccount } = await gone.visitor.ask(ERASE, { password: PASSWORD });
    expect(eraseAccount).toEqual({ result: 'success', errors: [] });
    await eventually(
      'the end of the erasure',
      async () => (await databases.query('clients', 'SELECT 1 FROM erasures WHERE completed_at IS NOT NULL'))[0],
      120_000,
    );
    expect(await remainsOf(gone)).toEqual({});
    expect(await remainsOf(other)).toEqual(kept);
    const keys = await storedKeys(site);
    expect(keys.filter((key) => gone.videoKeys.includes(key))).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining([...other.videoKeys]));
  }, 240_000);

  it('cannot log in any more, and could register again', async () => {
    const { email } = gone.traces;
    const { login } = await gone.visitor.ask(LOG_IN, { email, password: PASSWORD });
    expect(login.errors).toEqual([{ code: 'wrong_credentials' }]);
    expect(await databases.query('clients', 'SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
  });

  it('leaves the books as they were, and the stars of the review', async () => {
    const sum =
      'SELECT count(*)::int AS entries, coalesce(sum(amount_cents), 0)::int AS cents FROM entries WHERE appointment_id = $1';
    const [books] = await databases.query('payments', sum, [gone.visit.id]);
    expect(books).toMatchObject({ cents: 0 });
    expect(books!['entries']).toBeGreaterThan(0);
    const charges = 'SELECT provider FROM charges WHERE appointment_id = $1';
    expect(await databases.query('payments', charges, [gone.visit.id])).toEqual([{ provider: 'stripe' }]);
    expect(await databases.query('payments', charges, [gone.called.id])).toEqual([{ provider: 'paypal' }]);
    const redeemed = 'SELECT code FROM coupon_redemptions WHERE appointment_id = $1';
    expect(await databases.query('payments', redeemed, [gone.called.id])).toHaveLength(1);
    const review = 'SELECT rating, first_name, text FROM reviews WHERE appointment_id = $1';
    const [left] = await databases.query('reviews', review, [gone.visit.id]);
    expect(left).toEqual({ rating: 5, first_name: 'Deleted client', text: null });
  });

  it('has no card at the provider any more', async () => {
    const url = `${site.sandboxUrl}/control/calls?method=DELETE&path=/stripe/v1/customers`;
    const calls = (await (await fetch(url)).json()) as object[];
    expect(calls.length).toBeGreaterThan(0);
    const cards = 'SELECT 1 FROM saved_cards WHERE user_id = $1 OR holder_id = $2';
    expect(await databases.query('payments', cards, [gone.userId, gone.clientId])).toEqual([]);
    expect(await databases.query('payments', cards, [other.userId, other.clientId])).not.toEqual([]);
  });

  it('is erased by the command of an operator as well', async () => {
    await change(other.visitor, GIVE_UP, { token: other.place.token });
    await settled();
    operatorAskedAt = new Date();
    const operator = await Operator.connect({ url: brokerUrl() });
    try {
      await expect(erase(operator, { account: 'nobody@example.com' })).rejects.toThrow('There is no such account.');
      const id = await erase(operator, { account: other.traces.email });
      expect(await erase(operator, { account: other.userId })).toBe(id);
    } finally {
      await operator.close();
    }
    expect(await remainsOf(other)).toEqual({});
  });

  it('is erased again after a backup was restored', async () => {
    const { firstName, lastName, email, phone } = other.traces;
    const restored = 'INSERT INTO user_projections SELECT * FROM jsonb_populate_record(NULL::user_projections, $1)';
    const row = { user_id: other.userId, first_name: firstName, last_name: lastName, email, phone, version: 1 };
    await databases.query('scheduling', restored, [JSON.stringify(row)]);
    expect(Object.keys(await remainsOf(other)).sort()).toEqual(['email', 'firstName', 'lastName', 'phone']);
    const operator = await Operator.connect({ url: brokerUrl() });
    try {
      expect(await eraseAgain(operator, operatorAskedAt)).toBe(1);
    } finally {
      await operator.close();
    }
    expect(await remainsOf(other)).toEqual({});
  });

  it('is not brought back by an event that comes late', async () => {
    const { firstName, lastName, email, phone } = gone.traces;
    const [{ practice_id: practiceId } = {}] = await databases.query(
      'clients',
      'SELECT practice_id FROM clients WHERE id = $1',
      [gone.clientId],
    );
    const client = { clientId: gone.clientId, practiceId, firstName, lastName, email, phone, version: 1_000 };
    const connection = await connect(connectionTo({ url: brokerUrl() }));
    const [eventId, fields] = [newId(), headers()];
    fields.set('Nats-Msg-Id', eventId);
    fields.set('Yarrow-Aggregate', gone.clientId);
    const payload = toBinary(ClientSavedSchema, create(ClientSavedSchema, { client }));
    await jetstream(connection).publish(ClientSavedSchema.typeName, payload, { headers: fields });
    await connection.close();
    for (const service of ['scheduling', 'payments', 'reviews', 'notifications']) {
      await eventually(`the event at ${service}`, async () => {
        return (await databases.query(service, 'SELECT 1 FROM inbox WHERE event_id = $1', [eventId]))[0];
      });
    }
    const places = Object.values(await remainsOf(gone)).flat();
    expect([...new Set(places)]).toEqual(['stream CLIENTS']);
  });
});
