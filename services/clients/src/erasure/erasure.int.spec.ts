import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service as clients } from '../service.js';
import { ASK_FOR_ERASURES_JOB } from './ask-for-erasures.job.js';
import { OperatorErasuresService } from './operator-erasures.service.js';
import { VisitRecordsClient, type VisitRecords, type VisitorIds } from './visit-records.client.js';

const PASSWORD = 'four quiet herons sleeping';
const NOTHING_OPEN: VisitRecords = { visitsAhead: 0, unsettledVisits: 0, sessionsLeft: 0, mergedClientIds: [] };

let service: TestService;
let records: VisitRecords;
let beforeRecords: () => Promise<unknown>;
let asked: VisitorIds[];

beforeAll(async () => {
  service = await startTestService(clients, {
    env: { CSRF_SECRET: 'x'.repeat(32), ERASURE_SETTLING_SECONDS: '1' },
    // The neighbours that own visits and payments.
    override: (module) =>
      module.overrideProvider(VisitRecordsClient).useValue({
        get: async (whose: VisitorIds) => {
          asked.push(whose);
          await beforeRecords();
          return records;
        },
      }),
  });
});
afterAll(() => service?.stop());
beforeEach(() => {
  records = NOTHING_OPEN;
  beforeRecords = () => Promise.resolve();
  asked = [];
});

interface Account {
  readonly actor: Actor;
  readonly userId: string;
  readonly email: string;
}

async function register(kind: 'client' | 'pro' = 'client', confirmed = true): Promise<Account> {
  const email = `${newId()}@example.com`;
  const input = { kind, email, password: PASSWORD, firstName: 'Maya', lastName: 'Ray', phone: '+15005550001' };
  const { data } = await service.graphql(
    'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }',
    { input },
  );
  const userId: string = data.register.user.id;
  if (confirmed) await service.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [userId]);
  return { actor: { kind, userId, ip: '203.0.113.9', ...(kind === 'pro' && { practiceId: newId() }) }, userId, email };
}

/** A visit at a practice. @returns the contact's id */
async function visit(practiceId: string, { userId, email }: { userId: string; email: string }): Promise<string> {
  const clientId = newId();
  const attendee = { clientId, userId, email, firstName: 'Maya', lastName: 'Ray', phone: '+15005550001' };
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee, version: 1 };
  await service.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return clientId;
}

const erase = async (actor: Actor, password = PASSWORD) => {
  const mutation = `mutation ($password: String!) { eraseAccount(input: { password: $password }) { result errors { code } } }`;
  const { data, headers } = await service.graphql(mutation, { password }, actor);
  return { ...data.eraseAccount, cookies: headers.getSetCookie() };
};
const eraseClient = async (practiceId: string, clientId: string) => {
  const mutation = `mutation ($id: ID!) { eraseClient(input: { clientId: $id }) { result errors { code } client { name email } } }`;
  const actor = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.9' } as const;
  return (await service.graphql(mutation, { id: clientId }, actor)).data.eraseClient;
};
const rowOf = (table: string) => async (id: string) =>
  (await service.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${table} WHERE id = $1`, [id]))[0];
const [contact, account] = [rowOf('clients'), rowOf('users')];

describe('deleting an account', () => {
  it('takes the account, its sessions and its contacts in all practices, and leaves those of others', async () => {
    const [own, other] = [await register(), await register()];
    const [practice, elsewhere] = [newId(), newId()];
    const contacts = [await visit(practice, own), await visit(elsewhere, own)];
    const kept = await visit(practice, other);
    const outcome = await erase(own.actor);
    expect(outcome).toMatchObject({ result: 'success', errors: [] });
    expect(outcome.cookies.join()).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
    expect(await account(own.userId)).toBeUndefined();
    for (const id of contacts) {
      const nothing = { email: null, phone: null, user_id: null, notes: null, time_zone: null };
      expect(await contact(id)).toMatchObject({ ...nothing, first_name: 'Deleted', last_name: 'client' });
    }
    expect(await contact(kept)).toMatchObject({ email: other.email, first_name: 'Maya', erased_at: null });
    expect(await account(other.userId)).toMatchObject({ email: other.email });
  });

  it('takes contacts under the confirmed address too that were booked without the account', async () => {
    const own = await register();
    const guest = await visit(newId(), { userId: '', email: own.email });
    await erase(own.actor);
    expect(await contact(guest)).toMatchObject({ first_name: 'Deleted', email: null });
  });

  it('is refused where a contact came under its address after its records were read, and takes that too if sent again', async () => {
    const own = await register();
    const known = await visit(newId(), own);
    let late = '';
    beforeRecords = async () => {
      if (asked.length === 2) late = await visit(newId(), { userId: '', email: own.email });
    };
    expect(await erase(own.actor)).toMatchObject({ result: 'failure', errors: [{ code: 'client_changed' }] });
    expect(await contact(known)).toMatchObject({ first_name: 'Maya' });
    expect(await erase(own.actor)).toMatchObject({ result: 'success' });
    for (const id of [known, late]) expect(await contact(id)).toMatchObject({ first_name: 'Deleted' });
  });

  it('is closed in scheduling before it is erased', async () => {
    const own = await register();
    expect(await erase(own.actor)).toMatchObject({ result: 'success' });
    expect(asked.map(({ closeAccount }) => closeAccount)).toEqual([false, true]);
  });

  it('asks for the password', async () => {
    const own = await register();
    expect(await erase(own.actor, 'another password')).toMatchObject({ errors: [{ code: 'wrong_credentials' }] });
    expect(await account(own.userId)).toBeDefined();
  });

  it('is refused until the address is confirmed, as what is under it may be another’s', async () => {
    const victim = newId();
    const own = await register('client', false);
    const theirs = await visit(victim, { userId: '', email: own.email });
    expect(await erase(own.actor)).toMatchObject({ errors: [{ code: 'email_not_confirmed' }] });
    expect(await contact(theirs)).toMatchObject({ email: own.email });
  });

  it('is refused while a visit is to come or is not settled', async () => {
    const own = await register();
    const clientId = await visit(newId(), own);
    records = { ...NOTHING_OPEN, visitsAhead: 2 };
    expect(await erase(own.actor)).toMatchObject({ errors: [{ code: 'visits_ahead' }] });
    records = { ...NOTHING_OPEN, unsettledVisits: 1 };
    expect(await erase(own.actor)).toMatchObject({ errors: [{ code: 'visits_unsettled' }] });
    expect(asked).toContainEqual({ userId: own.userId, clientIds: [clientId], closeAccount: false });
    expect(asked.some(({ closeAccount }) => closeAccount)).toBe(false);
    expect(await account(own.userId)).toBeDefined();
    const matters = '{ accountOpenMatters { emailConfirmed visitsAhead unsettledVisits } }';
    const { data } = await service.graphql(matters, {}, own.actor);
    expect(data.accountOpenMatters).toEqual({ emailConfirmed: true, visitsAhead: 0, unsettledVisits: 1 });
  });

  it('is refused for an account with a practice', async () => {
    const pro = await register('pro');
    expect(await erase(pro.actor)).toMatchObject({ errors: [{ code: 'practitioner_account' }] });
    expect(await account(pro.userId)).toBeDefined();
  });

  it('lets the same address register again', async () => {
    const own = await register();
    await erase(own.actor);
    const input = { kind: 'client', email: own.email, password: PASSWORD, firstName: 'Maya', lastName: 'Ray' };
    const { data } = await service.graphql('mutation ($input: RegisterInput!) { register(input: $input) { result } }', {
      input,
    });
    expect(data.register.result).toBe('success');
  });
});

describe('erasing a contact', () => {
  it('is for its own practice, and changes nothing more when it is repeated', async () => {
    const [practice, own] = [newId(), await register()];
    const clientId = await visit(practice, own);
    expect(await eraseClient(newId(), clientId)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await eraseClient(practice, clientId)).toMatchObject({
      result: 'success',
      client: { name: 'Deleted client', email: null },
    });
    const once = await contact(clientId);
    expect(await eraseClient(practice, clientId)).toMatchObject({ result: 'success' });
    expect(await contact(clientId)).toEqual(once);
  });

  it('leaves the account behind it, and what other practices have', async () => {
    const [practice, elsewhere, own] = [newId(), newId(), await register()];
    const [clientId, other] = [await visit(practice, own), await visit(elsewhere, own)];
    await eraseClient(practice, clientId);
    expect(await account(own.userId)).toMatchObject({ email: own.email });
    expect(await contact(other)).toMatchObject({ email: own.email, erased_at: null });
  });

  it('is refused while a visit is to come', async () => {
    const practice = newId();
    const clientId = await visit(practice, await register());
    records = { ...NOTHING_OPEN, visitsAhead: 1 };
    expect(await eraseClient(practice, clientId)).toMatchObject({ errors: [{ code: 'visits_ahead' }] });
  });

  it('is refused while sessions are left that the client has paid for, whose own account may go all the same', async () => {
    const [practice, own] = [newId(), await register()];
    const clientId = await visit(practice, own);
    records = { ...NOTHING_OPEN, sessionsLeft: 3 };
    expect(await eraseClient(practice, clientId)).toMatchObject({ errors: [{ code: 'sessions_left' }] });
    expect(await contact(clientId)).toMatchObject({ email: own.email, erased_at: null });
    expect(await erase(own.actor)).toMatchObject({ result: 'success' });
  });

  it('stays erased when a late booking event arrives, while a new booking creates a new contact', async () => {
    const [practice, own] = [newId(), await register()];
    const clientId = await visit(practice, own);
    await eraseClient(practice, clientId);
    const attendee = { clientId, email: own.email, firstName: 'Maya', lastName: 'Ray' };
    const appointment = { appointmentId: newId(), host: { practiceId: practice }, attendee, version: 1 };
    await service.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
    expect(await contact(clientId)).toMatchObject({ email: null, first_name: 'Deleted' });
    const again = await visit(practice, own);
    expect(await contact(again)).toMatchObject({ email: own.email });
  });
});

describe('an operator', () => {
  const operator = () => service.app.get(OperatorErasuresService);
  const noOne = { account: '', clientId: '', email: '', phone: '' };
  const erasures = (ids: readonly string[]) =>
    service.dataSource.query<object[]>('SELECT * FROM erasures WHERE id = any($1) ORDER BY requested_at', [ids]);

  it('erases what hangs on an address or a number alone, and no account under it', async () => {
    const { userId, email } = await register();
    const id = await operator().start({ ...noOne, email: ` ${email.toUpperCase()}`, phone: '(604) 555-0142' });
    expect(await erasures([id])).toMatchObject([
      { requested_by: 'operator', practice_id: null, subject_ids: [], emails: [email], phones: ['+16045550142'] },
    ]);
    expect(await account(userId)).toMatchObject({ email });
  });

  it('rejects an invalid e-mail address or phone number', async () => {
    await expect(operator().start({ ...noOne, email: 'maya' })).rejects.toMatchObject({ code: 'invalid_email' });
    await expect(operator().start({ ...noOne, phone: '123' })).rejects.toMatchObject({ code: 'invalid_phone' });
  });

  it('repeats all erasures since a day, each once, after a backup was restored', async () => {
    const early = await register();
    await erase(early.actor);
    const since = new Date();
    const [own, practiceId] = [await register(), newId()];
    const backup = JSON.stringify(await account(own.userId));
    const contactId = await visit(practiceId, { ...own, userId: '' });
    await eraseClient(practiceId, contactId);
    await erase(own.actor);
    await operator().start({ ...noOne, phone: '+16045550143' });
    await service.dataSource.query('INSERT INTO users SELECT * FROM jsonb_populate_record(NULL::users, $1)', [backup]);
    const again = await erasures(await operator().repeat(since));
    expect(again).toMatchObject([
      { requested_by: 'practice', practice_id: practiceId, subject_ids: [contactId] },
      { requested_by: 'account', practice_id: null, subject_ids: expect.arrayContaining([own.userId]) },
    ]);
    expect(await account(own.userId)).toBeUndefined();
    expect(await operator().repeat(since)).toHaveLength(2);
  });
});

describe('the other services', () => {
  it('are asked again and again, and the address is kept until all of them have done it', async () => {
    const own = await register();
    await erase(own.actor);
    const [erasure] = await service.dataSource.query<{ id: string }[]>(
      'SELECT * FROM erasures WHERE $1 = any(emails)',
      [own.email],
    );
    const steps = () =>
      service.dataSource.query<{ service: string; attempts: number; confirmed_at: Date | null }[]>(
        'SELECT * FROM erasure_steps WHERE erasure_id = $1 ORDER BY service',
        [erasure!.id],
      );
    const ask = async () => {
      await service.dataSource.query('UPDATE erasure_steps SET ask_at = to_timestamp(0) WHERE erasure_id = $1', [
        erasure!.id,
      ]);
      await service.app.get(JobsService).runNow(ASK_FOR_ERASURES_JOB);
    };
    await service.eventually(async () => {
      await ask();
      const waiting = (await steps()).filter(({ confirmed_at: at }) => at === null);
      expect(waiting.map(({ service: name }) => name)).toEqual(expect.arrayContaining(['payments', 'reviews']));
      expect(waiting.every(({ attempts }) => attempts > 1)).toBe(true);
    });
    expect(await rowOf('erasures')(erasure!.id)).toMatchObject({ emails: [own.email], completed_at: null });
    await service.dataSource.query(
      `UPDATE erasure_steps SET confirmed_at = CASE WHEN service <> 'clients' THEN now() END WHERE erasure_id = $1`,
      [erasure!.id],
    );
    await service.eventually(async () => {
      await ask();
      const [left] = await service.dataSource.query<object[]>('SELECT * FROM erasures WHERE id = $1', [erasure!.id]);
      expect(left).toMatchObject({ emails: [], phones: [], completed_at: expect.any(Date) });
    });
  });
});
