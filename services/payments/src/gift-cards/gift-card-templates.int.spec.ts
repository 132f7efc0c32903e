import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let pro: Partial<Actor>;
let other: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ pro } = await payments.publishPractice());
  ({ pro: other } = await payments.publishPractice());
});
afterAll(() => payments?.stop());

const FIELDS = 'id amountCents description active public';
const UPSERT = `mutation ($id: ID, $amountCents: Int!, $description: String, $active: Boolean, $public: Boolean, $idempotencyKey: ID) {
  upsertGiftCardTemplate(id: $id, amountCents: $amountCents, description: $description, active: $active, public: $public,
    idempotencyKey: $idempotencyKey) { result errors { code message field } giftCardTemplate { ${FIELDS} } } }`;

async function upsert(input: Record<string, unknown>, actor: Partial<Actor> = pro) {
  const { data, errors } = await payments.service.graphql(UPSERT, input, actor);
  return errors ? { errors: [{ code: errors[0]!.extensions.code }] } : data['upsertGiftCardTemplate'];
}
async function list(actor: Partial<Actor> = pro) {
  return (await payments.service.graphql(`{ giftCardTemplates { ${FIELDS} } }`, {}, actor)).data['giftCardTemplates'];
}

describe('a gift card that a practice offers', () => {
  it('is active and private at first, is changed in part, and listed by its amount for the practice alone', async () => {
    const { giftCardTemplate: large } = await upsert({ amountCents: 20_000, description: ' A day ' });
    expect(large).toEqual({
      ...{ id: large.id, amountCents: 20_000, description: 'A day', active: true, public: false },
    });
    const { giftCardTemplate: small } = await upsert({ amountCents: 5_000, public: true });
    expect(await list()).toEqual([small, large]);
    const changed = { ...large, amountCents: 1_000, active: false };
    expect((await upsert({ id: large.id, amountCents: 1_000, active: false })).giftCardTemplate).toEqual(changed);
    expect(await list()).toEqual([changed, small]);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    [0, 'Amount must be a positive number'],
    [-100, 'Amount must be a positive number'],
    [1_050, 'Amount must be in whole dollars'],
    [1_000_100, 'A gift card holds at least $1 and at most $10,000.'],
  ])('holds no %i cents', async (amountCents, message) => {
    expect(await upsert({ amountCents })).toMatchObject({
      ...{ result: 'failure', giftCardTemplate: null },
      errors: [{ code: 'invalid_amount', message, field: 'amountCents' }],
    });
  });

  it('has a description of 200 characters at most', async () => {
    expect(await upsert({ amountCents: 5_000, description: 'x'.repeat(201) })).toMatchObject({
      errors: [{ field: 'description' }],
    });
  });

  it('is made once by one request, however often it comes', async () => {
    const { pro: actor } = await payments.publishPractice();
    const input = { amountCents: 5_000, idempotencyKey: newId() };
    const made = await Promise.all([upsert(input, actor), upsert(input, actor), upsert(input, actor)]);
    expect(new Set(made.map(({ giftCardTemplate }) => giftCardTemplate.id)).size).toBe(1);
    expect(await list(actor)).toHaveLength(1);
  });

  it('cannot be changed by another practice', async () => {
    const { giftCardTemplate } = await upsert({ amountCents: 5_000 });
    for (const id of [giftCardTemplate.id, newId(), 'no id']) {
      expect(await upsert({ id, amountCents: 100 }, other)).toMatchObject({ errors: [{ code: 'not_found' }] });
    }
    expect(await list()).toContainEqual(giftCardTemplate);
  });
});
