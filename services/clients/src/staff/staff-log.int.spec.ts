import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CredentialDecidedSchema, FeatureSwitchedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ReviewReportsDecidedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { StaffResponder } from './staff.responder.js';

const PERSON = { kind: 'client', password: 'seven slow mountain goats', firstName: 'Ada', lastName: 'Okafor' };
const REGISTER = 'mutation ($input: RegisterInput!) { it: register(input: $input) { user { id } } }';
const LOG = `query ($after: ID) { staffActions(after: $after) {
  id kind subject reason by { name } about { name } practice { id } } }`;

let clients: TestService;
let staff: Actor & { userId: string };

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
  const input = { ...PERSON, email: `${newId()}@example.com` };
  const userId = (await clients.graphql(REGISTER, { input })).data.it.user.id;
  await clients.dataSource.query('update users set email_confirmed_at = now() where id = $1', [userId]);
  staff = { kind: 'client', userId, staff: true, ip: '203.0.113.9' };
});
afterAll(() => clients?.stop());
beforeEach(() => clients.dataSource.query('DELETE FROM staff_actions'));

const log = async (after: string | null = null) =>
  (await clients.graphql(LOG, { after }, staff)).data['staffActions'] as { id: string; kind: string }[];

describe('the log of the staff', () => {
  it('has what staff decided elsewhere, each once, latest first', async () => {
    const practiceId = newId();
    const by = { practiceId, decidedBy: staff.userId };
    const declined = { ...by, credentialId: newId(), name: 'Degree', approved: false, reason: 'No seal.' };
    const at = (minute: number) => ({
      aggregateId: practiceId,
      occurredAt: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    });
    await clients.publish(CredentialDecidedSchema, declined, at(1));
    await clients.publish(CredentialDecidedSchema, { ...declined, approved: true, reason: '' }, at(2));
    const flip = { practiceId, feature: 'currency', enabled: true, switchedBy: staff.userId };
    await clients.publish(FeatureSwitchedSchema, flip, at(3));
    const removal = { ...by, reviewId: newId(), removed: true, reason: 'Names a diagnosis.' };
    await clients.publish(ReviewReportsDecidedSchema, removal, at(4));
    const common = { by: { name: 'Ada Okafor' }, about: null, practice: { id: practiceId } };
    expect(await log()).toMatchObject([
      { kind: 'review_removed', subject: '', reason: 'Names a diagnosis.', ...common },
      { kind: 'feature_switched_on', subject: 'currency', reason: '', ...common },
      { kind: 'credential_approved', subject: 'Degree', reason: '', ...common },
      { kind: 'credential_declined', subject: 'Degree', reason: 'No seal.', ...common },
    ]);
  });

  it('has what operators changed about staff', async () => {
    const set = (value: boolean) =>
      clients.app
        .get(StaffResponder)
        .set({ $typeName: 'operations.v1.SetStaffRequest', account: staff.userId, staff: value });
    await set(true);
    await set(false);
    expect(await log()).toMatchObject([
      { kind: 'staff_removed', by: null, about: { name: 'Ada Okafor' }, practice: null },
      { kind: 'staff_added', by: null, about: { name: 'Ada Okafor' }, practice: null },
    ]);
  });

  it('has pages of fifty, with those of one moment on both sides of an end', async () => {
    await clients.dataSource.query(
      `INSERT INTO staff_actions (id, kind, user_id, subject, reason, at)
       SELECT gen_random_uuid(), 'feature_switched_on', $1, 'currency', '', '2026-11-20T09:00:00Z' FROM generate_series(1, 70)`,
      [staff.userId],
    );
    const first = await log();
    const rest = await log(first.at(-1)!.id);
    expect([first.length, rest.length]).toEqual([50, 20]);
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(70);
  });

  it('is read by staff alone', async () => {
    const { errors } = await clients.graphql(LOG, {}, { kind: 'client', userId: staff.userId, ip: '203.0.113.9' });
    expect(errors?.[0]?.extensions.code).toBe('forbidden');
  });
});
