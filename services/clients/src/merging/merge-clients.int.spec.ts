import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import { address, MergingHarness } from '../testing/merging-harness.js';

let harness: MergingHarness;
beforeAll(async () => {
  harness = await MergingHarness.start();
});
afterAll(() => harness?.stop());
beforeEach(() => harness.enterPractice());

describe('mergeClients', () => {
  it('makes one record of two, moves all data of one to the other, and publishes the merge once', async () => {
    const [from, into] = [await harness.contact({ firstName: 'Nora' }), await harness.contact()];
    await harness.note(from, 'Left knee.');
    await harness.note(into, 'Allergic to lavender.');
    await harness.book(from, {}, '2027-01-02T10:00:00Z');
    const { result, errors, merge: made } = await harness.merge(from, into);
    expect({ result, errors }).toEqual({ result: 'success', errors: [] });
    expect(made).toMatchObject({
      ...{ undoneAt: null, undoableUntil: '2027-02-03T12:00:00.000Z' },
      ...{ client: { id: from, name: 'Nora Byrne' }, into: { id: into, name: 'Noor Byrne' } },
    });
    expect(await harness.listed()).toEqual([into]);
    expect(await harness.texts(into)).toEqual(['Allergic to lavender.', 'Left knee.']);
    expect(await harness.read(into)).toMatchObject({
      lastAppointmentDate: '2027-01-02T10:00:00.000Z',
      merges: [{ id: made.id, client: { name: 'Nora Byrne' } }],
    });
    expect(await harness.read(from)).toMatchObject({ mergedInto: { id: into }, lastAppointmentDate: null });
    const again = await harness.merge(from, into, { clientVersion: 1, intoClientVersion: 1 });
    expect(again.merge).toEqual(made);
    expect(await harness.mergedEvents()).toMatchObject([{ fromClientId: from, intoClientId: into, mergeId: made.id }]);
    const saved = (await harness.clients.emitted(ClientSavedSchema)).filter(({ client }) => client?.clientId === from);
    expect(saved.at(-1)?.client).toMatchObject({ deleted: true });
  });

  it('moves answers, links, views of the number and rows of imports', async () => {
    const [from, into] = [await harness.contact({ phone: '+16045550134' }), await harness.contact()];
    const [version, imported] = [newId(), newId()];
    const run = (sql: string, values: unknown[]) => harness.clients.dataSource.query(sql, values);
    await run(
      `INSERT INTO intake_form_versions (id, practice_id, version, form, save_no, created_at)
       VALUES ($1, $2, 1, '{}', 1, now())`,
      [version, harness.practiceId],
    );
    await run(
      `INSERT INTO intake_form_links (unique_id, practice_id, client_id, version_id, sent_at)
      VALUES ($1, $2, $3, $4, now())`,
      [newId(), harness.practiceId, from, version],
    );
    await harness.clients.graphql('mutation ($id: ID!) { viewPhone(id: $id) { result } }', { id: from }, harness.pro);
    await run(`INSERT INTO client_imports (id, practice_id, created_at, rows_count) VALUES ($1, $2, now(), 1)`, [
      imported,
      harness.practiceId,
    ]);
    await run(`INSERT INTO client_import_rows (import_id, position, state, client_id) VALUES ($1, 1, 'invited', $2)`, [
      imported,
      from,
    ]);
    const count = async (id: string) => {
      const tables = ['intake_form_links', 'phone_views', 'client_import_rows'];
      const sums = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE client_id = $1)`);
      return Number((await run(`SELECT ${sums.join(' * 10 + ')} AS n`, [id]))[0].n);
    };
    expect(await count(from)).toBeGreaterThan(0);
    const before = await count(from);
    const { merge: made } = await harness.merge(from, into);
    expect([await count(from), await count(into)]).toEqual([0, before]);
    await harness.undo(made.id);
    expect([await count(from), await count(into)]).toEqual([before, 0]);
  });

  it('takes over what the practice chose and nothing else, an address with its account', async () => {
    const values = { phone: '+16045550134', email: address(), userId: null, notes: 'Knee.', city: 'Hope' };
    const [from, into] = [
      await harness.contact(values),
      await harness.contact({ email: null, phone: '+16045550134', notes: 'Back.' }),
    ];
    await harness.merge(from, into);
    expect(await harness.stored(into)).toMatchObject({
      email: null,
      userId: null,
      city: null,
      notes: 'Back.\n\nKnee.',
    });
    const another = await harness.contact({ phone: '+16045550135', email: address(), city: 'Hope' });
    const { email } = await harness.stored(another);
    await harness.merge(another, into, { takeOver: ['email', 'address'] });
    expect(await harness.stored(into)).toMatchObject({ email, city: 'Hope', phone: '+16045550134' });
  });

  it('is refused if one of the two was changed in the meantime, and changes nothing', async () => {
    const [from, into] = [await harness.contact(), await harness.contact()];
    for (const stale of [{ clientVersion: 7 }, { intoClientVersion: 7 }]) {
      expect(await harness.merge(from, into, stale)).toMatchObject({
        errors: [{ code: 'client_changed' }],
        merge: null,
      });
    }
    expect((await harness.listed()).toSorted()).toEqual([from, into].toSorted());
    expect(await harness.mergedEvents()).toEqual([]);
  });

  it('finds nothing of another practice, neither as the one nor as the other, and reveals nothing', async () => {
    const theirs = await harness.contact();
    harness.enterPractice();
    const own = await harness.contact();
    expect(await harness.merge(theirs, own)).toMatchObject({
      errors: [{ code: 'not_found', field: 'clientId' }],
      merge: null,
    });
    expect(await harness.merge(own, theirs)).toMatchObject({ errors: [{ code: 'not_found', field: 'intoClientId' }] });
    expect(await harness.merge('nonsense', own)).toMatchObject({ errors: [{ code: 'not_found', field: 'clientId' }] });
    expect(await harness.merge(own, own)).toMatchObject({ errors: [{ code: 'same_client' }] });
    const client: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };
    expect(await harness.merge(own, theirs, {}, client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
  });

  it('of two tabs makes one merge, whichever way round they merge', async () => {
    const [one, two] = [await harness.contact(), await harness.contact()];
    const answers = await Promise.all([harness.merge(one, two), harness.merge(two, one), harness.merge(one, two)]);
    expect(await harness.listed()).toHaveLength(1);
    expect(await harness.mergedEvents()).toHaveLength(1);
    expect(answers.some(({ result }) => result === 'success')).toBe(true);
  });

  it('knows the person by the addresses of both from then on, and an account by its own alone', async () => {
    const [email, userId] = [address(), newId()];
    await harness.clients.dataSource.query(
      `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
       VALUES ($1, 'client', $2, now(), '', 'Noor', 'Byrne')`,
      [userId, email],
    );
    const [from, into] = [await harness.contact({ email }), await harness.contact()];
    await harness.merge(from, into);
    const proposed = newId();
    await harness.book(proposed, { email, userId });
    expect(await harness.listed()).toEqual([into]);
    expect((await harness.mergedEvents()).at(-1)).toMatchObject({
      fromClientId: proposed,
      intoClientId: into,
      mergeId: '',
    });
    expect(await harness.stored(into)).toMatchObject({ userId: null });
    expect((await harness.stored(into)).email).not.toBe(email);
  });

  it('moves a late booking of the merged record to the kept one, and restores no record', async () => {
    const [from, into] = [await harness.contact(), await harness.contact()];
    await harness.merge(from, into);
    await harness.book(from, { email: (await harness.stored(from)).email! }, '2027-01-03T10:00:00Z');
    expect(await harness.listed()).toEqual([into]);
    expect((await harness.mergedEvents()).at(-1)).toMatchObject({
      fromClientId: from,
      intoClientId: into,
      mergeId: '',
    });
    expect(await harness.read(into)).toMatchObject({ lastAppointmentDate: '2027-01-03T10:00:00.000Z' });
  });
});

it('publishes merges again with the records, so that consumers that store ids are updated', async () => {
  const [from, into] = [await harness.contact(), await harness.contact()];
  const { merge: made } = await harness.merge(from, into);
  const source = harness.clients.app.get(SnapshotsService, { strict: false }).find('clients')[0]!;
  await harness.clients.dataSource.transaction((tx) =>
    source.publish(tx, { practiceId: harness.practiceId, limit: 100 }),
  );
  const again = { fromClientId: from, intoClientId: into, mergeId: made.id };
  expect(await harness.mergedEvents()).toMatchObject([again, again]);
  await harness.undo(made.id);
  await harness.clients.dataSource.transaction((tx) =>
    source.publish(tx, { practiceId: harness.practiceId, limit: 100 }),
  );
  expect(await harness.mergedEvents()).toHaveLength(2);
});
