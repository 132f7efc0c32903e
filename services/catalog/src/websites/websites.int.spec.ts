import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { Practice } from '../practices/practice.entity.js';
import { service } from '../service.js';

const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };
const OWN = 'builder document saveNo publishedDocument versions { version publishedAt }';

let catalog: TestService;
let pro: Actor & { practiceId: string };

beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());
beforeEach(async () => {
  pro = await register();
});

async function register(): Promise<Actor & { practiceId: string }> {
  const [userId, practiceId] = [newId(), newId()];
  const user = { userId, kind: 'pro', email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const registered = { user: { ...user, practiceId, version: 1 }, practiceName: 'Still Water', country: 'CA' };
  await catalog.publish(UserRegisteredSchema, registered, { aggregateId: userId });
  await catalog.dataSource.manager.update(Practice, practiceId, { published: true, builderVersion: 'v2' });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}
const site = (heading: string, colorAccent: string | null = null) =>
  JSON.stringify({
    theme: { colorAccent, buttonStyle: null, fonts: [] },
    pages: [
      {
        ...{ id: 'home', path: '', title: 'Home', inMenu: true },
        blocks: [{ id: 'b1', type: 'quote', text: heading, by: '' }],
      },
    ],
  });
async function ask(text: string, variables: Record<string, unknown> = {}, actor: Actor = pro) {
  const { data, errors } = await catalog.graphql(text, variables, actor);
  return errors ? { code: errors[0]!.extensions.code } : data.it;
}
const save = (document: string, saveNo: number, actor: Actor = pro, builder = 'v2') =>
  ask(
    `mutation ($document: String!, $saveNo: Int!) {
      it: saveWebsiteDraft(builder: ${builder}, document: $document, saveNo: $saveNo) {
        result errors { code field } website { ${OWN} } } }`,
    { document, saveNo },
    actor,
  );
const publish = (actor: Actor = pro, builder = 'v2', saveNo?: number) =>
  ask(
    `mutation ($saveNo: Int) { it: publishWebsite(builder: ${builder}, saveNo: $saveNo) {
      errors { code } website { ${OWN} } } }`,
    { saveNo },
    actor,
  );
const own = (actor: Actor = pro, builder = 'v2') =>
  ask(`{ it: ownWebsite(builder: ${builder}) { ${OWN} } }`, {}, actor);
async function slugOf(practiceId: string): Promise<string> {
  return (await catalog.dataSource.manager.findOneByOrFail(Practice, { id: practiceId })).slug;
}
const seen = async (practiceId: string) =>
  ask(
    `query ($slug: String!) { it: website(slug: $slug) { document practice { id } } }`,
    { slug: await slugOf(practiceId) },
    visitor,
  );

describe('the website that a practice works on', () => {
  it('is stored per builder, and visitors see nothing of it', async () => {
    expect(await own()).toEqual({
      ...{ builder: 'v2', document: null, saveNo: 0, publishedDocument: null, versions: [] },
    });
    await save(site('First'), 1);
    const { website } = await save(site('Second'), 2);
    expect(website).toMatchObject({ document: site('Second'), saveNo: 2, publishedDocument: null });
    expect(await own(pro, 'v1')).toMatchObject({ document: null });
    expect(await seen(pro.practiceId)).toEqual({ document: null, practice: { id: pro.practiceId } });
  });

  it('is not overwritten by an editor that does not show it, and the last saving may be repeated', async () => {
    await save(site('First'), 1);
    const saved = await Promise.all([save(site('Mine'), 2), save(site('Yours'), 2)]);
    expect(saved.map(({ result }) => result).sort()).toEqual(['failure', 'success']);
    expect(saved.flatMap(({ errors }) => errors)).toEqual([{ code: 'changed_meanwhile', field: 'saveNo' }]);
    const { document } = await own();
    expect(await save(document, 2)).toMatchObject({ result: 'success', website: { saveNo: 2 } });
    for (const other of [1, 2, 4]) expect((await save(site('Late'), other)).result).toBe('failure');
    expect(await own()).toMatchObject({ document, saveNo: 2 });
  });

  it('is refused where it is no website, and belongs to its practitioner alone', async () => {
    expect(await save('{"pages": []}', 1)).toEqual({
      ...{ result: 'failure', errors: [{ code: 'invalid_document', field: 'document' }], website: null },
    });
    await save(site('Mine'), 1);
    expect(await own(await register())).toMatchObject({ document: null });
    expect(await own(visitor)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await own({ kind: 'client', userId: newId(), ip: '203.0.113.3' })).toEqual({ code: 'forbidden' });
  });
});

describe('publishing a website', () => {
  it('shows it to visitors, keeps every version, and does nothing twice', async () => {
    expect(await publish()).toMatchObject({ errors: [{ code: 'nothing_to_publish' }] });
    await save(site('First'), 1);
    await publish();
    expect(await publish()).toMatchObject({ errors: [], website: { versions: [{ version: 1 }] } });
    await save(site('Second'), 2);
    expect((await seen(pro.practiceId)).document).toBe(site('First'));
    const { website } = await publish();
    expect(website.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect((await seen(pro.practiceId)).document).toBe(site('Second'));
    const version = (number: number, actor: Actor = pro) =>
      ask(`{ it: websiteVersion(builder: v2, version: ${number}) }`, {}, actor);
    expect([await version(1), await version(3)]).toEqual([site('First'), null]);
    expect(await version(1, await register())).toBeNull();
  });

  it('gives its look to the other pages of the practice', async () => {
    await save(site('First', '#884422'), 1);
    await publish();
    const { theme } = await catalog.dataSource.manager.findOneByOrFail(Practice, { id: pro.practiceId });
    expect(theme.colorAccent).toBe('#884422');
  });

  it('is refused to an editor that shows an older one', async () => {
    await save(site('First'), 1);
    await save(site('Second'), 2);
    expect((await publish(pro, 'v2', 1)).errors).toEqual([{ code: 'changed_meanwhile' }]);
    expect((await seen(pro.practiceId)).document).toBeNull();
    expect((await publish(pro, 'v2', 2)).errors).toEqual([]);
  });

  it('at the same moment makes one version of one website', async () => {
    await save(site('First'), 1);
    await Promise.all([publish(), publish(), publish()]);
    expect((await own()).versions).toHaveLength(1);
  });
});

describe('the website that visitors see', () => {
  it('is the one of the live builder, by its domain or its slug, while the practice is public', async () => {
    await save(site('From version 1'), 1, pro, 'v1');
    await publish(pro, 'v1');
    await save(site('From version 2'), 1);
    await publish();
    const domain = `${pro.practiceId}.example`;
    const { manager } = catalog.dataSource;
    await manager.update(Practice, pro.practiceId, { customDomain: domain });
    const byDomain = () =>
      ask('query ($domain: String!) { it: website(domain: $domain) { document } }', { domain }, visitor);
    expect(await byDomain()).toEqual({ document: site('From version 2') });
    await manager.update(Practice, pro.practiceId, { builderVersion: 'v1' });
    expect(await byDomain()).toEqual({ document: site('From version 1') });
    await manager.update(Practice, pro.practiceId, { published: false });
    expect([await byDomain(), await seen(pro.practiceId)]).toEqual([null, null]);
    expect(await ask('{ it: website { document } }', {}, visitor)).toBeNull();
  });
});
