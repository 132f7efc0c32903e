import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergeUndoneSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentRepublishedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { Client } from '../directory/client.entity.js';
import { address, MergingHarness, proOf } from '../testing/merging-harness.js';

const DAY_MS = 86_400_000;

let harness: MergingHarness;
beforeAll(async () => {
  harness = await MergingHarness.start();
});
afterAll(() => harness?.stop());
beforeEach(() => harness.enterPractice());

describe('undoClientMerge', () => {
  it('makes two of them again: what was moved goes back, what was made since stays', async () => {
    const email = address();
    const [from, into] = [
      await harness.contact({ firstName: 'Nora', email }),
      await harness.contact({ email: null, phone: '+16045550134' }),
    ];
    await harness.note(from, 'Of Nora.');
    await harness.note(into, 'Of Noor.');
    await harness.book(from, {}, '2027-01-02T10:00:00Z');
    const { merge: made } = await harness.merge(from, into, { takeOver: ['email', 'name'] });
    expect(await harness.stored(into)).toMatchObject({ firstName: 'Nora', email });
    await harness.note(into, 'Since.');
    harness.clock.advance(29 * DAY_MS);
    const undone = await harness.undo(made.id);
    expect(undone).toMatchObject({ result: 'success', merge: { id: made.id, undoneAt: expect.any(String) } });
    expect((await harness.listed()).toSorted()).toEqual([from, into].toSorted());
    expect(await harness.stored(from)).toMatchObject({ firstName: 'Nora', email, mergedInto: null, deletedAt: null });
    expect(await harness.stored(into)).toMatchObject({ firstName: 'Noor', email: null, phone: '+16045550134' });
    expect(await harness.texts(from)).toEqual(['Of Nora.']);
    expect(await harness.texts(into)).toEqual(['Of Noor.', 'Since.']);
    expect(await harness.read(from)).toMatchObject({
      lastAppointmentDate: '2027-01-02T10:00:00.000Z',
      mergedInto: null,
    });
    expect(await harness.read(into)).toMatchObject({ lastAppointmentDate: null, merges: [] });
    expect((await harness.undo(made.id)).merge).toEqual(undone.merge);
    const events = (await harness.clients.emitted(ClientMergeUndoneSchema)).filter(
      (it) => it.practiceId === harness.practiceId,
    );
    expect(events).toMatchObject([{ fromClientId: from, intoClientId: into, mergeId: made.id }]);
    const saved = (await harness.clients.emitted(ClientSavedSchema)).filter(({ client }) => client?.clientId === from);
    expect(saved.at(-1)?.client).toMatchObject({ deleted: false, version: 3 });
  });

  it('leaves what the practice changed in the kept record since', async () => {
    const [from, into] = [
      await harness.contact({ phone: '+16045550134', notes: 'Knee.' }),
      await harness.contact({ phone: null }),
    ];
    const { merge: made } = await harness.merge(from, into, { takeOver: ['phone'] });
    await harness.clients.dataSource.manager.update(Client, into, { notes: 'Knee and back.' });
    await harness.undo(made.id);
    expect(await harness.stored(into)).toMatchObject({ phone: null, notes: 'Knee and back.' });
  });

  it('is over after 30 days, to the second', async () => {
    const [from, into] = [await harness.contact(), await harness.contact()];
    const { merge: made } = await harness.merge(from, into);
    harness.clock.advance(30 * DAY_MS);
    expect(await harness.undo(made.id)).toMatchObject({ errors: [{ code: 'merge_too_old' }] });
    const LIST = '{ clientMerges { id } }';
    expect((await harness.clients.graphql(LIST, {}, harness.pro)).data.clientMerges).toEqual([]);
    harness.clock.advance(-1);
    expect((await harness.clients.graphql(LIST, {}, harness.pro)).data.clientMerges).toEqual([{ id: made.id }]);
    expect((await harness.undo(made.id)).result).toBe('success');
  });

  it('takes merges of merges back one after the other', async () => {
    const [first, second, third] = [await harness.contact(), await harness.contact(), await harness.contact()];
    await harness.note(first, 'Of the first.');
    const one = (await harness.merge(first, second)).merge;
    const two = (await harness.merge(second, third)).merge;
    expect(await harness.texts(third)).toEqual(['Of the first.']);
    expect(await harness.read(first)).toMatchObject({ mergedInto: { id: third } });
    expect(await harness.undo(one.id)).toMatchObject({ errors: [{ code: 'merged_again' }] });
    await harness.undo(two.id);
    expect(await harness.read(first)).toMatchObject({ mergedInto: { id: second } });
    expect(await harness.texts(second)).toEqual(['Of the first.']);
    await harness.undo(one.id);
    expect(await harness.texts(first)).toEqual(['Of the first.']);
    expect(await harness.listed()).toHaveLength(3);
  });

  it('is refused if another contact has the address by now', async () => {
    const email = address();
    const [from, into] = [await harness.contact({ email }), await harness.contact()];
    const { merge: made } = await harness.merge(from, into);
    await harness.contact({ email });
    expect(await harness.undo(made.id)).toMatchObject({
      errors: [{ code: 'client_exists', field: 'mergeId' }],
      merge: null,
    });
    expect(await harness.read(from)).toMatchObject({ mergedInto: { id: into } });
  });

  it('is refused for other practices, and reveals nothing', async () => {
    const { merge: made } = await harness.merge(await harness.contact(), await harness.contact());
    const nothing = { result: 'failure', errors: [{ code: 'not_found' }], merge: null };
    expect(await harness.undo(made.id, proOf(newId()))).toMatchObject(nothing);
    expect(await harness.undo(newId())).toMatchObject(nothing);
    expect(await harness.undo('nonsense')).toMatchObject(nothing);
  });

  it('of two tabs undoes once, and against a second merge one of them wins', async () => {
    const [from, into, third] = [await harness.contact(), await harness.contact(), await harness.contact()];
    const { merge: made } = await harness.merge(from, into);
    await Promise.all([harness.undo(made.id), harness.undo(made.id), harness.merge(into, third)]);
    const undone = (await harness.clients.emitted(ClientMergeUndoneSchema)).filter(
      (it) => it.practiceId === harness.practiceId,
    );
    expect(undone.length).toBeLessThanOrEqual(1);
    const rows = await Promise.all([from, into, third].map(harness.stored));
    // No record points at a record that points at another one.
    for (const { mergedInto } of rows.filter((row) => row.mergedInto)) {
      expect(rows.find(({ id }) => id === mergedInto)).toMatchObject({ mergedInto: null });
    }
  });

  it('returns a visit whose own event comes late, when scheduling publishes its owner', async () => {
    const [from, into] = [await harness.contact(), await harness.contact()];
    const { merge: made } = await harness.merge(from, into);
    const late = await harness.book(from, { email: (await harness.stored(from)).email! }, '2027-01-03T10:00:00Z');
    await harness.undo(made.id);
    const appointment = { ...late, version: 2 };
    await harness.clients.publish(AppointmentRepublishedSchema, { appointment }, { aggregateId: late.appointmentId });
    expect(await harness.read(from)).toMatchObject({ lastAppointmentDate: '2027-01-03T10:00:00.000Z' });
    expect(await harness.read(into)).toMatchObject({ lastAppointmentDate: null });
  });
});

describe('an erased person', () => {
  const ERASE = `mutation ($id: ID!) { eraseClient(input: { clientId: $id }) { result errors { code } } }`;
  const erase = async (id: string) => (await harness.clients.graphql(ERASE, { id }, harness.pro)).data.eraseClient;
  const gone = { firstName: 'Deleted', email: null, erasedAt: expect.any(Date) };

  it.each(['the kept', 'the merged'])(
    'is erased from both records, asked by %s one, and is not brought back',
    async (which) => {
      const [from, into] = [await harness.contact({ notes: 'Knee.' }), await harness.contact()];
      const { merge: made } = await harness.merge(from, into, { takeOver: ['email'] });
      expect(await erase(which === 'the kept' ? into : from)).toEqual({ result: 'success', errors: [] });
      for (const id of [from, into]) expect(await harness.stored(id)).toMatchObject(gone);
      expect(await harness.undo(made.id)).toMatchObject({ errors: [{ code: 'not_found' }] });
      expect(await harness.clients.dataSource.query('SELECT 1 FROM client_merges WHERE id = $1', [made.id])).toEqual(
        [],
      );
      expect(await harness.merge(from, await harness.contact())).toMatchObject({ errors: [{ code: 'not_found' }] });
    },
  );

  it('is erased, or two people again, where both are asked for at once', async () => {
    const [from, into] = [await harness.contact(), await harness.contact()];
    const { merge: made } = await harness.merge(from, into);
    const [{ result }] = await Promise.all([erase(into), harness.undo(made.id)]);
    const [one, two] = [await harness.stored(from), await harness.stored(into)];
    expect(two.erasedAt !== null).toBe(result === 'success');
    // Undone first: the other is another person. Erased first: both are gone.
    expect(one.erasedAt !== null || one.deletedAt === null).toBe(true);
  });

  it.each(['merge', 'undo'] as const)('is not erased if a %s commits after the records were read', async (change) => {
    const [from, into] = [await harness.contact(), await harness.contact()];
    const made = change === 'undo' ? (await harness.merge(from, into)).merge : null;
    harness.beforeVisitRecords(() => (made ? harness.undo(made.id) : harness.merge(from, into)));
    expect(await erase(made ? into : from)).toEqual({ result: 'failure', errors: [{ code: 'client_changed' }] });
    for (const id of [from, into]) expect(await harness.stored(id)).toMatchObject({ erasedAt: null });
  });

  it('is erased from both records, or from one that is never merged, or from none', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [from, into] = [await harness.contact({ notes: 'Knee.' }), await harness.contact()];
        const [erased, merged] = await Promise.all([erase(from), harness.merge(from, into)]);
        const [one, two] = [await harness.stored(from), await harness.stored(into)];
        return {
          requests: [erased.result, merged.result],
          erased: [one.erasedAt !== null, two.erasedAt !== null],
        };
      }),
    );
    const possible = [
      { requests: ['success', 'success'], erased: [true, true] },
      { requests: ['success', 'failure'], erased: [true, false] },
      // The merge came between the reading of the records and their erasure.
      { requests: ['failure', 'success'], erased: [false, false] },
    ];
    for (const outcome of outcomes) expect(possible).toContainEqual(outcome);
  });
});
