import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { allRecords } from '@yarrow/kit/testing/all-records';
import { ShownPractice } from '../testing/shown-practice.js';

let shown: ShownPractice;

beforeAll(async () => {
  shown = await ShownPractice.open();
});
afterAll(() => shown?.stop());

it('a practitioner gets the practice with all that it offers, a client nothing', async () => {
  const { catalog, practiceId, pro } = shown;
  const records = await allRecords(catalog, { userId: pro.userId!, practiceId });
  expect(records).toMatchObject({
    practice: [{ name: 'Still Water', email: 'ines@example.com', headline: 'Rest well.' }],
    locations: expect.arrayContaining([expect.objectContaining({ hours: expect.anything() })]),
    services: expect.arrayContaining([expect.objectContaining({ variations: expect.anything() })]),
  });
  expect(records['credentials']).not.toEqual([]);
  expect(records['photos']).not.toEqual([]);
  expect(await allRecords(catalog, { userId: pro.userId! })).toEqual({});
  expect(await allRecords(catalog, { userId: newId(), practiceId: newId() })).toMatchObject({
    practice: [],
    services: [],
  });
});
