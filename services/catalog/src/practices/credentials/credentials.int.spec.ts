import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CredentialRemovedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';
import { CLIENT, own, registerPro, run, VISITOR, type Pro } from '../../testing/profile-practice.js';
import { Uploads } from '../../testing/uploads.js';

let catalog: TestService;
let uploads: Uploads;
beforeAll(async () => {
  catalog = await startTestService(service);
  uploads = await Uploads.answerTo(catalog);
});
afterAll(() => catalog?.stop());

const LICENSE = `credentialId: "registered-massage-therapist", issuerId: "college-of-massage-therapists-of-ontario",
  stateIssued: "ontario", licenseNumber: "RMT-4711"`;
const FIELDS = `id kind name issuer licenseNumber stateIssued state position filestackDocument filestackDocumentName
  createdAt credential { id name }`;
const create = (pro: Pro, args: string) => run(catalog, `createProCredential(${args})`, '', pro);
const mine = async (pro: Pro) => (await own(catalog, `credentials { ${FIELDS} }`, pro)).credentials;
const approve = (...ids: string[]) =>
  catalog.dataSource.query(`UPDATE pro_credentials SET state = 'approved' WHERE id = ANY($1)`, [ids]);
const degree = (pro: Pro) =>
  `credentialId: "degree", filestackDocument: "${uploads.by(pro.userId)}", filestackDocumentName: "diploma.pdf"`;

describe('createProCredential', () => {
  it('adds a licence that waits for staff and is not public before', async () => {
    const pro = await registerPro(catalog);
    const before = Date.now();
    expect((await create(pro, LICENSE)).result).toBe('success');
    const [license] = await mine(pro);
    expect(license).toMatchObject({
      ...{ kind: 'license', name: 'Registered Massage Therapist', issuer: 'College of Massage Therapists of Ontario' },
      ...{ licenseNumber: 'RMT-4711', stateIssued: 'ontario', state: 'pending', position: 1, filestackDocument: null },
      credential: { id: 'registered-massage-therapist' },
    });
    expect(Date.parse(license.createdAt)).toBeGreaterThanOrEqual(before);
    expect((await own(catalog, 'proCredentials { id }', pro)).proCredentials).toEqual([]);
    await approve(license.id);
    expect((await own(catalog, 'proCredentials { id }', pro)).proCredentials).toEqual([{ id: license.id }]);
  });

  it('adds a degree with a document that is visible to the practice only', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    expect((await create(pro, `${degree(pro)}, name: "MSc Nursing"`)).result).toBe('success');
    const [added] = await mine(pro);
    expect(added).toMatchObject({ kind: 'degree', name: 'MSc Nursing', filestackDocumentName: 'diploma.pdf' });
    await approve(added.id);
    const query = `query ($id: ID!) { practice(id: $id) { proCredentials { ${FIELDS} } } }`;
    for (const actor of [other, CLIENT, VISITOR]) {
      const { data } = await catalog.graphql(query, { id: pro.practiceId }, actor);
      expect(data['practice'].proCredentials).toMatchObject([{ filestackDocument: null, filestackDocumentName: null }]);
    }
  });

  it.each([
    ['credentialId: "wizard"', 'not_found', 'credentialId'],
    [LICENSE.replace('issuerId: "college-of-massage-therapists-of-ontario",', ''), 'issuer_required', 'issuerId'],
    [LICENSE.replace('college-of-massage-therapists-of-ontario', 'hogwarts'), 'issuer_required', 'issuerId'],
    [LICENSE.replace('"ontario"', '"ON"'), 'invalid_choice', 'stateIssued'],
    [LICENSE.replace('RMT-4711', ' '), 'invalid_license_number', 'licenseNumber'],
    ['credentialId: "degree"', 'document_required', 'filestackDocument'],
    ['credentialId: "certification", issuerId: "hogwarts"', 'document_required', 'filestackDocument'],
    [`credentialId: "degree", filestackDocument: "${newId()}"`, 'not_found', 'filestackDocument'],
  ])('refuses %s', async (args, code, field) => {
    const pro = await registerPro(catalog);
    expect(await create(pro, args)).toMatchObject({ result: 'failure', errors: [{ code, field }] });
    expect(await mine(pro)).toEqual([]);
  });

  it('refuses a document uploaded by another account', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    expect(await create(pro, degree(other))).toMatchObject({
      errors: [{ code: 'not_found', field: 'filestackDocument' }],
    });
  });

  it('makes one for repetitions of one request, also at once, and five at most', async () => {
    const pro = await registerPro(catalog);
    const repeated = `${LICENSE}, idempotencyKey: "${newId()}"`;
    await Promise.all([1, 2, 3].map(() => create(pro, repeated)));
    await create(pro, repeated);
    expect(await mine(pro)).toHaveLength(1);
    const more = await Promise.all(Array.from({ length: 5 }, () => create(pro, LICENSE)));
    expect(more.map(({ result }) => result).toSorted()).toEqual([
      ...Array(1).fill('failure'),
      ...Array(4).fill('success'),
    ]);
    expect((await create(pro, LICENSE)).errors).toEqual([
      { code: 'too_many_credentials', message: 'You can add a maximum of 5 credentials.', field: null },
    ]);
    expect((await create(pro, repeated)).result).toBe('success');
  });
});

describe('credentials', () => {
  it('are put in order once they are approved; those that wait come last', async () => {
    const pro = await registerPro(catalog);
    for (const number of ['1', '2', '3']) await create(pro, LICENSE.replace('4711', number));
    const [one, two, three] = (await mine(pro)).map(({ id }: { id: string }) => id);
    await approve(two, three);
    const reorder = (...ids: string[]) => {
      const array = ids.map((id, index) => `{ id: "${id}", position: ${index + 1} }`).join();
      return run(catalog, `reorderCredentials(credentialArray: [${array}])`, '', pro);
    };
    expect((await reorder(three, two)).result).toBe('success');
    expect((await mine(pro)).map(({ id }: { id: string }) => id)).toEqual([three, two, one]);
    expect(await reorder(one, two)).toMatchObject({
      errors: [{ code: 'credential_pending', field: 'credentialArray' }],
    });
  });

  it('are taken away with their document', async () => {
    const pro = await registerPro(catalog);
    await create(pro, degree(pro));
    const [{ id, filestackDocument }] = await mine(pro);
    expect((await run(catalog, `removeCredential(credentialId: "${id}")`, '', pro)).result).toBe('success');
    expect(await mine(pro)).toEqual([]);
    const removed = await catalog.emitted(CredentialRemovedSchema);
    expect(removed).toContainEqual(
      expect.objectContaining({ practiceId: pro.practiceId, credentialId: id, documentHandle: filestackDocument }),
    );
  });

  it('of another practice do not exist', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    await create(other, LICENSE);
    const [{ id }] = await mine(other);
    for (const call of [
      `removeCredential(credentialId: "${id}")`,
      `reorderCredentials(credentialArray: [{ id: "${id}", position: 1 }])`,
    ]) {
      expect(await run(catalog, call, '', pro)).toMatchObject({ errors: [{ code: 'not_found' }] });
      expect(await run(catalog, call, '', CLIENT)).toMatchObject({ errors: [{ code: 'forbidden' }] });
      expect(await run(catalog, call, '', VISITOR)).toEqual({ code: 'UNAUTHENTICATED' });
    }
    expect(await mine(other)).toHaveLength(1);
    expect(await run(catalog, `createProCredential(${LICENSE})`, '', CLIENT)).toMatchObject({
      errors: [{ code: 'forbidden' }],
    });
  });
});

describe('the search of credentials', () => {
  const found = async (field: string, query: string) => {
    const { data } = await catalog.graphql(`query ($query: String) { it: ${field}(query: $query) { name } }`, {
      query,
    });
    return data['it'].map(({ name }: { name: string }) => name);
  };

  it('finds names of licences by the start of each word, the closest first', async () => {
    expect(await found('credentialSearch', 'massage reg')).toEqual(['Registered Massage Therapist']);
    expect((await found('credentialSearch', 'massage'))[0]).toBe('Massage and Bodywork Therapist');
    expect(await found('credentialSearch', 'degree')).toEqual([]);
    expect(await found('credentialSearch', '')).toHaveLength(20);
  });

  it('finds issuers', async () => {
    expect(await found('credentialIssuerSearch', 'board nurs')).toEqual(['Board of Nursing']);
  });

  it('knows the states of both countries by lowercase underscore values', async () => {
    const { data } = await catalog.graphql('{ credentialStates { id name } }');
    const ids = data['credentialStates'].map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(50 + 1 + 13);
    expect(ids).toEqual(expect.arrayContaining(['district_of_columbia', 'prince_edward_island', 'new_york']));
  });
});
