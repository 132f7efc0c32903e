import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdmin } from '@yarrow/admin/run-admin';
import { service as clientsService } from '@yarrow/clients/service';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service as paymentsService } from '@yarrow/payments/service';

const EMAIL = `${newId()}@example.com`;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { result user { id } } }`;
const PERSON = { kind: 'client', password: 'seven slow mountain goats', firstName: 'Ada', lastName: 'Okafor' };

let clients: TestService;
let payments: TestService;
let env: Record<string, string>;
let userId: string;

beforeAll(async () => {
  const natsPrefix = `admin${newId().replaceAll('-', '')}`;
  clients = await startTestService(clientsService, { natsPrefix, env: { CSRF_SECRET: 'x'.repeat(32) } });
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  payments = await startTestService(paymentsService, {
    natsPrefix,
    env: { ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:9', STRIPE_TIMEOUT_MS: '1000' },
  });
  env = { NATS_URL: clients.env['NATS_URL']!, NATS_PREFIX: natsPrefix };
  userId = (await clients.graphql(REGISTER, { input: { ...PERSON, email: EMAIL } })).data.register.user.id;
});
afterAll(async () => {
  await payments?.stop();
  await clients?.stop();
});

/** As an operator types it. */
async function admin(line: string) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = { env, now: new Date('2027-01-04T12:00:00Z'), out: (text: string) => out.push(text) };
  const code = await runAdmin([...line.split(' '), '--json'], { ...terminal, err: (text) => err.push(text) });
  return { code, result: JSON.parse(out[0] ?? 'null'), err: err.join('\n') };
}

/** An event that a handler has failed at before. @returns the id of the dead letter */
async function addDeadLetter(handler = 'PracticeSavedConsumer:catalog.v1.PracticeSaved'): Promise<[string, string]> {
  const practiceId = newId();
  const practice = {
    practiceId,
    ownerUserId: newId(),
    name: 'Still Waters',
    currency: 'USD',
    country: 'US',
    version: 1,
  };
  const payload = toBinary(PracticeSavedSchema, create(PracticeSavedSchema, { practice }));
  const rows = (await clients.dataSource.query(
    `INSERT INTO dead_letters (event_id, handler, stream, stream_seq, subject, aggregate_id, payload, headers, error, attempts)
     VALUES ($1, $2, 'catalog', 1, 'catalog.v1.PracticeSaved', $3, $4, '{}', 'Error: Still Waters was in the way', 5)
     RETURNING id`,
    [newId(), handler, practiceId, Buffer.from(payload)],
  )) as { id: string }[];
  return [rows[0]!.id, practiceId];
}

describe('yarrow-admin create-staff', () => {
  it('refuses an account whose address is not confirmed, and an unknown one', async () => {
    expect(await admin(`create-staff --account ${EMAIL}`)).toMatchObject({ code: 1, result: null, err: /confirmed/ });
    expect(await admin('create-staff --account nobody@example.com')).toMatchObject({ code: 1, err: /no such account/ });
  });

  it('marks an account as staff, and revokes the mark', async () => {
    await clients.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [userId]);
    const staff = async () =>
      ((await clients.dataSource.query('SELECT staff FROM users WHERE id = $1', [userId])) as object[])[0];
    expect(await admin(`create-staff --account ${EMAIL}`)).toEqual({
      code: 0,
      result: { userId, staff: true },
      err: '',
    });
    expect(await staff()).toEqual({ staff: true });
    expect((await admin(`create-staff --account ${userId} --revoke`)).code).toBe(0);
    expect(await staff()).toEqual({ staff: false });
  });
});

describe('yarrow-admin dead-letters', () => {
  it('lists ids and kinds, and nothing that people have written', async () => {
    const [id, aggregateId] = await addDeadLetter();
    const { code, result } = await admin('dead-letters list --service clients');
    expect(code).toBe(0);
    expect(result.deadLetters).toContainEqual(
      expect.objectContaining({ service: 'clients', id, aggregateId, attempts: 5, problem: 'Error' }),
    );
    expect(JSON.stringify(result)).not.toContain('Still Waters');
  });

  it('replays what its handler can handle now, and ends with 1 for the rest', async () => {
    const [id, practiceId] = await addDeadLetter();
    expect(await admin(`dead-letters replay --service clients --id ${id}`)).toMatchObject({
      ...{ code: 0, result: { handledIds: [id], failed: [] } },
    });
    const known = 'SELECT 1 FROM practice_projections WHERE practice_id = $1';
    expect(await clients.dataSource.query(known, [practiceId])).toHaveLength(1);
    const [left] = await addDeadLetter('OfBefore:catalog.v1.PracticeSaved');
    const { code, result } = await admin('dead-letters replay --service clients --all');
    expect(code).toBe(1);
    expect(result.failed).toMatchObject([{ id: left, problem: 'NoSuchHandler' }]);
    expect((await admin(`dead-letters park --service clients --id ${left}`)).code).toBe(0);
    expect(await admin('dead-letters replay --service clients --all')).toMatchObject({ code: 0 });
    expect((await admin('dead-letters list --service clients --parked')).result.deadLetters).toHaveLength(1);
    expect((await admin('dead-letters park --service clients --id 999999')).code).toBe(1);
  });
});

describe('yarrow-admin', () => {
  it('makes an owner republish, and prints the number of rows', async () => {
    const { code, result } = await admin('republish --service clients');
    expect(code).toBe(0);
    expect(Object.values(result as Record<string, number>).reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(0);
  });

  it('refuses to erase an unknown account', async () => {
    expect(await admin('erase --account nobody@example.com')).toMatchObject({ code: 1, err: /no such account/ });
  });

  it('checks the ledger, and says which account could not be checked', async () => {
    const practiceId = newId();
    expect(await admin(`ledger check --practice ${practiceId}`)).toMatchObject({ code: 0, result: { compared: 0 } });
    await payments.dataSource.query(
      `INSERT INTO provider_accounts (practice_id, provider, account_id, charges_enabled, details_submitted, active, created_at)
       VALUES ($1, 'stripe', 'acct_1', true, true, true, now())`,
      [practiceId],
    );
    const { code, result } = await admin(`ledger check --practice ${practiceId}`);
    expect(code).toBe(1);
    expect(result.problems).toMatchObject([{ practiceId, provider: 'stripe' }]);
  });
});
