import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CredentialDecidedSchema,
  CredentialRemovedSchema,
  FeatureSwitchedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { CLIENT, lastPublished, own, registerPro, run, VISITOR, type Pro } from '../testing/profile-practice.js';
import { Uploads } from '../testing/uploads.js';

const STAFF: Actor = { kind: 'client', userId: newId(), staff: true, ip: '203.0.113.9' };
const FORBIDDEN = { result: 'failure', errors: [{ code: 'forbidden' }] };
const PENDING = `{ pendingCredentialsCount pendingCredentials {
  credential { id name filestackDocument filestackDocumentName } practice { id practitionerName } } }`;
const LICENSE = `credentialId: "registered-massage-therapist", issuerId: "college-of-massage-therapists-of-ontario",
  stateIssued: "ontario", licenseNumber: "RMT-4711"`;

let catalog: TestService;
let uploads: Uploads;
let pro: Pro;

beforeAll(async () => {
  catalog = await startTestService(service);
  uploads = await Uploads.answerTo(catalog);
});
afterAll(() => catalog?.stop());
beforeEach(async () => {
  await catalog.dataSource.query('DELETE FROM pro_credentials');
  pro = await registerPro(catalog);
});

async function addLicense(by: Pro = pro): Promise<string> {
  await run(catalog, `createProCredential(${LICENSE})`, '', by);
  return (await credentialsOf(by)).at(-1)!.id;
}

const credentialsOf = async (by: Pro): Promise<{ id: string; state: string }[]> =>
  (await own(catalog, 'credentials { id state }', by)).credentials;
const pending = async () => (await catalog.graphql(PENDING, {}, STAFF)).data;
const approve = (id: string, actor = STAFF) => run(catalog, `approveCredential(credentialId: "${id}")`, '', actor);
const decline = (id: string, reason = 'The register has no such number.', actor = STAFF) =>
  run(catalog, `declineCredential(credentialId: "${id}", reason: "${reason}")`, 'pendingCredentialsCount', actor);
const decisions = async () =>
  (await catalog.emitted(CredentialDecidedSchema)).filter(({ practiceId }) => practiceId === pro.practiceId);

describe('credentials that wait', () => {
  it('are listed for staff, the longest waiting first, with their document', async () => {
    const first = await addLicense();
    const other = await registerPro(catalog);
    const handle = uploads.by(other.userId);
    const degree = `credentialId: "degree", filestackDocument: "${handle}", filestackDocumentName: "diploma.pdf"`;
    await run(catalog, `createProCredential(${degree})`, '', other);
    expect(await pending()).toMatchObject({
      pendingCredentialsCount: 2,
      pendingCredentials: [
        { credential: { id: first, filestackDocument: null }, practice: { id: pro.practiceId } },
        {
          credential: { filestackDocument: handle, filestackDocumentName: 'diploma.pdf' },
          practice: { id: other.practiceId, practitionerName: 'Ines Duarte' },
        },
      ],
    });
  });

  it('become public where they are approved, behind those approved before; twice changes nothing', async () => {
    const ids = [await addLicense(), await addLicense(), await addLicense()] as const;
    const before = (await catalog.emitted(CredentialDecidedSchema)).length;
    for (const id of [ids[2], ids[1], ids[2]]) expect(await approve(id)).toMatchObject({ result: 'success' });
    expect(await credentialsOf(pro)).toEqual([
      { id: ids[2], state: 'approved' },
      { id: ids[1], state: 'approved' },
      { id: ids[0], state: 'pending' },
    ]);
    expect((await own(catalog, 'proCredentials { id }', pro)).proCredentials).toEqual([{ id: ids[2] }, { id: ids[1] }]);
    expect((await pending()).pendingCredentialsCount).toBe(1);
    expect((await catalog.emitted(CredentialDecidedSchema)).length).toBe(before + 2);
    expect((await decisions()).at(-1)).toMatchObject({ approved: true, reason: '', decidedBy: STAFF.userId });
  });

  it('are removed with their document where they are declined, for a reason', async () => {
    const id = await addLicense();
    expect(await decline(id, ' x ')).toMatchObject({ errors: [{ code: 'invalid_reason', field: 'reason' }] });
    expect(await decline(id)).toMatchObject({ result: 'success', pendingCredentialsCount: 0 });
    expect(await credentialsOf(pro)).toEqual([]);
    const event = { credentialId: id, approved: false, reason: 'The register has no such number.' };
    expect((await decisions()).at(-1)).toMatchObject(event);
    const removed = await catalog.emitted(CredentialRemovedSchema);
    expect(removed.map(({ credentialId }) => credentialId)).toContain(id);
    expect(await decline(id)).toMatchObject({ errors: [{ code: 'not_found' }] });
  });

  it('are decided once when two decisions are made at the same time', async () => {
    const id = await addLicense();
    const outcomes = await Promise.all([approve(id), decline(id)]);
    const approved = (await credentialsOf(pro)).length === 1;
    expect(outcomes.map(({ result }) => result)).toEqual(approved ? ['success', 'failure'] : ['failure', 'success']);
    expect(outcomes[approved ? 1 : 0].errors[0].code).toBe(approved ? 'credential_approved' : 'not_found');
    expect((await decisions()).map((decision) => decision.approved)).toEqual([approved]);
  });

  it('are decided about by staff alone', async () => {
    const id = await addLicense();
    for (const actor of [pro, CLIENT]) {
      expect(await approve(id, actor)).toMatchObject(FORBIDDEN);
      expect(await decline(id, 'No such number.', actor)).toMatchObject(FORBIDDEN);
    }
    expect(await approve(id, VISITOR)).toEqual({ code: 'UNAUTHENTICATED' });
    const { errors } = await catalog.graphql(PENDING, {}, pro);
    expect(errors?.[0]?.extensions.code).toBe('forbidden');
    expect(await credentialsOf(pro)).toEqual([{ id, state: 'pending' }]);
  });
});

describe('features', () => {
  const find = async (query: string, actor = STAFF) => {
    const text = 'query ($query: String!) { practicesForStaff(query: $query) { id features } }';
    return catalog.graphql(text, { query }, actor);
  };
  const flip = (feature: string, enabled: boolean, actor = STAFF, practiceId: string = pro.practiceId) =>
    run(
      catalog,
      `switchFeature(practiceId: "${practiceId}", feature: ${feature}, enabled: ${enabled})`,
      'practice { features }',
      actor,
    );

  it('of a practice are found by parts of its names and its address', async () => {
    const named = await registerPro(catalog, `Quiet 100%_Harbour ${newId()}`);
    for (const words of ['100%_harb', `${named.userId}@EXAMPLE`]) {
      expect((await find(words)).data['practicesForStaff']).toMatchObject([{ id: named.practiceId }]);
    }
    expect((await find('100%%harb')).data['practicesForStaff']).toEqual([]);
    expect((await find(' x ')).errors?.[0]?.extensions.code).toBe('invalid_query');
  });

  it('are switched by staff, published and noted once', async () => {
    expect(await flip('bookable_events', false)).toMatchObject({ result: 'success' });
    expect((await lastPublished(catalog, pro)).bookableEventsEnabled).toBe(false);
    const again = await flip('bookable_events', false);
    expect(again.practice.features).not.toContain('bookable_events');
    expect((await flip('bookable_events', true)).practice.features).toContain('bookable_events');
    const switched = (await catalog.emitted(FeatureSwitchedSchema)).filter(
      ({ practiceId }) => practiceId === pro.practiceId,
    );
    expect(switched.map(({ feature, enabled, switchedBy }) => [feature, enabled, switchedBy])).toEqual([
      ['bookable_events', false, STAFF.userId],
      ['bookable_events', true, STAFF.userId],
    ]);
  });

  it('are neither seen nor switched by others', async () => {
    expect((await own(catalog, 'features', pro)).features).toBeNull();
    expect(await flip('currency', true, pro)).toMatchObject(FORBIDDEN);
    expect((await find('Studio', pro)).errors?.[0]?.extensions.code).toBe('forbidden');
    expect(await flip('currency', true, STAFF, newId())).toMatchObject({ errors: [{ code: 'not_found' }] });
  });
});
