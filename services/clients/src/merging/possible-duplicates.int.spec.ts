import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import type { Client } from '../directory/client.entity.js';
import { MergingHarness, proOf } from '../testing/merging-harness.js';

let harness: MergingHarness;
beforeAll(async () => {
  harness = await MergingHarness.start();
});
afterAll(() => harness?.stop());
beforeEach(() => harness.enterPractice());

describe('possibleDuplicates', () => {
  const PAGE = `query ($limit: Int, $offset: Int) { possibleDuplicates(limit: $limit, offset: $offset) {
    totalCount pairs { id reason client { id } other { id } } } }`;
  const page = async (asked: object = {}, actor = harness.pro) =>
    (await harness.clients.graphql(PAGE, { ...asked }, actor)).data.possibleDuplicates;
  const reasonOf = async (one: Partial<Client>, two: Partial<Client>): Promise<string | undefined> => {
    await harness.contact(one);
    await harness.contact(two);
    return (await page()).pairs[0]?.reason;
  };
  const PHONE = '+16045550134';

  it.each([
    ['noor+news@example.com', 'noor@example.com', 'same_email'],
    ['noor.byrne@gmail.com', 'noorbyrne@googlemail.com', 'same_email'],
    ['noor.byrne@example.com', 'noorbyrne@example.com', undefined],
    ['noor@example.com', 'noor@example.org', undefined],
  ])('are %s and %s: %s', async (one, two, reason) => {
    expect(await reasonOf({ firstName: 'Noor', email: one }, { firstName: 'Ann', email: two })).toBe(reason);
  });

  it.each([
    [['Kate', 'Miller'], ['Katherine', 'Miller'], 'same_phone'],
    [['Jose', 'García'], ['José', 'Garcia'], 'same_phone'],
    [['Ann', 'Miller'], ['Tom', 'Miller'], undefined],
    [['Ann', 'Miller'], ['Ann', 'Kowalski'], undefined],
    [['', ''], ['Ann', 'Miller'], undefined],
  ])('are %j and %j under one number: %s', async ([firstName, lastName], [otherFirst, otherLast], reason) => {
    const one = { firstName: firstName!, lastName: lastName!, phone: PHONE };
    expect(await reasonOf(one, { firstName: otherFirst!, lastName: otherLast!, phone: PHONE })).toBe(reason);
  });

  it.each([
    [{ phone: PHONE, email: null }, {}, 'same_name'],
    [{}, {}, undefined],
    [{ phone: PHONE, email: null }, { phone: '+16045550135' }, undefined],
  ])('are two of one name where %j and %j do not speak against it', async (one, two, reason) => {
    expect(await reasonOf(one, two)).toBe(reason);
  });

  it('come the most likely first, each pair once with its best reason, the newer record before the older', async () => {
    const older = await harness.contact({ phone: PHONE, email: 'ann@example.com', firstName: 'Ann' });
    harness.clock.advance(1_000);
    const newer = await harness.contact({ phone: PHONE, email: 'ann+1@example.com', firstName: 'Ann' });
    const alike = await harness.contact({ phone: PHONE, email: null, firstName: 'Annie' });
    const all = await page();
    expect(all).toMatchObject({ totalCount: 3 });
    expect(all.pairs[0]).toMatchObject({ reason: 'same_email', client: { id: newer }, other: { id: older } });
    expect(await page({ limit: 1, offset: 1 })).toMatchObject({ totalCount: 3, pairs: [{ reason: 'same_phone' }] });
    expect(await page({ offset: 10 })).toEqual({ totalCount: 3, pairs: [] });
    expect(await page({}, proOf(newId()))).toEqual({ totalCount: 0, pairs: [] });
    const OF = 'query ($id: ID!) { client(clientId: $id) { possibleDuplicates { id reason other { id } } } }';
    const { possibleDuplicates: own } = (await harness.clients.graphql(OF, { id: older }, harness.pro)).data.client;
    expect(own).toMatchObject([
      { id: `${older} ${newer}`, reason: 'same_email', other: { id: newer } },
      { reason: 'same_phone', other: { id: alike } },
    ]);
  });

  it('are not suggested again once the practice says that they are two, which no other practice can do', async () => {
    const [one, two] = [
      await harness.contact({ email: 'a+1@example.com' }),
      await harness.contact({ email: 'a@example.com' }),
    ];
    const DISMISS = `mutation ($one: ID!, $two: ID!) { dismissDuplicate(clientId: $one, otherClientId: $two) {
      result errors { code field } client { possibleDuplicates { id } } } }`;
    const dismiss = async (ids: object, actor = harness.pro) =>
      (await harness.clients.graphql(DISMISS, { one, two, ...ids }, actor)).data.dismissDuplicate;
    expect(await dismiss({}, proOf(newId()))).toMatchObject({ errors: [{ code: 'not_found', field: 'clientId' }] });
    expect(await dismiss({ two: newId() })).toMatchObject({ errors: [{ code: 'not_found', field: 'otherClientId' }] });
    expect(await dismiss({ two: one })).toMatchObject({ errors: [{ code: 'same_client' }] });
    expect((await page()).totalCount).toBe(1);
    expect(await dismiss({ one: two, two: one })).toMatchObject({
      result: 'success',
      client: { possibleDuplicates: [] },
    });
    expect((await dismiss({})).result).toBe('success');
    expect((await page()).totalCount).toBe(0);
  });
});
