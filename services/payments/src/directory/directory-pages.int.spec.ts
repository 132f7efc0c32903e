import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { PaymentsHarness } from '../testing/payments-harness.js';

/** More than two pages of an export. */
const VISITS = 1_100;

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-02-01T12:00:00Z');
  ({ practiceId, pro } = await payments.openPractice());
  const { id } = await payments.book(practiceId, { requirement: 'none', startsAt: '2027-01-30T15:00:00Z' });
  const { dataSource } = payments.service;
  const [{ columns }] = await dataSource.query(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'appointment_projections' AND is_generated = 'NEVER'`,
  );
  // Ten at each moment, so that pages end between visits of one moment.
  await dataSource.query(
    `INSERT INTO appointment_projections (${columns}) SELECT ${columns} FROM (
       SELECT (jsonb_populate_record(visit, jsonb_build_object(
         'appointment_id', gen_random_uuid(), 'instant_action_token', 'token-' || number,
         'practice_token', 'pro-' || number, 'token_hash', '\\x' || md5(number::text),
         'starts_at', visit.starts_at - number / 10 * interval '1 hour', 'lines', jsonb_build_array(jsonb_build_object(
           'serviceId', '', 'name', 'Visit ' || number, 'amountCents', 9000, 'addOn', false, 'packageSessions', 0)),
         'collected_cents', 2000000000, 'due_cents', 2000000000))).*
       FROM appointment_projections visit, generate_series(1, ${VISITS - 1}) number WHERE visit.appointment_id = $1
     ) visits`,
    [id],
  );
});
afterAll(() => payments?.stop());

async function ask(fields: string) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice { ${fields} } } }`;
  const keys = [{ __typename: 'Practice', id: practiceId }];
  const { data, errors } = await payments.service.graphql(query, { keys }, pro);
  expect(errors).toBeUndefined();
  return data['_entities'][0];
}

describe('the payments of a large practice', () => {
  it('are exported each once, in the order of the pages', async () => {
    const { all } = await ask('all: pastAppointmentsExport');
    const services = (all as string)
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[2]);
    expect(services).toHaveLength(VISITS);
    expect(new Set(services).size).toBe(VISITS);
    const pages = await ask(`a: pastAppointments(limit: 500) { serviceName }
      b: pastAppointments(limit: 500, offset: 500) { serviceName } c: pastAppointments(limit: 500, offset: 1000) { serviceName }`);
    const names = [...pages.a, ...pages.b, ...pages.c].map(({ serviceName }: { serviceName: string }) => serviceName);
    expect(services).toEqual(names);
  });

  it('come to more than fits into 32 bits', async () => {
    const { totalCollected, totalOutstanding } = await ask('totalCollected totalOutstanding');
    expect(totalCollected).toBe((VISITS - 1) * 2_000_000_000);
    expect(totalOutstanding).toBe((VISITS - 1) * 2_000_000_000 + 9_000);
  });
});
