import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { Practice } from '../practices/practice.entity.js';
import { service } from '../service.js';
import { LanguageModelSuggestions } from './language-model-suggestions.js';
import { LocalSuggestions } from './local-suggestions.js';

const METADATA = 'websiteMetadata { id title description ogSiteName primaryModality }';
const EMPTY = { id: null, title: '', description: '', ogSiteName: '', primaryModality: '' };

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
  const registered = { user: { ...user, practiceId, version: 1 }, practiceName: `Still Water`, country: 'CA' };
  await catalog.publish(UserRegisteredSchema, registered, { aggregateId: userId });
  await catalog.dataSource.manager.update(Practice, practiceId, { published: true });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}
async function mutate(call: string, variables: Record<string, unknown> = {}, declared = '', actor: Actor = pro) {
  const { data, errors } = await catalog.graphql(`mutation ${declared} { it: ${call} }`, variables, actor);
  return errors ? { code: errors[0]!.extensions.code } : data.it;
}
const upsert = (input: object, actor: Actor = pro) =>
  mutate(
    'upsertWebsiteMetadata(input: $input) { errors { code field } }',
    { input },
    '($input: WebsiteMetadataInput!)',
    actor,
  );
const updateScripts = (variables: Record<string, unknown>, actor: Actor = pro) =>
  mutate(
    'updatePracticeScripts(headScripts: $headScripts, bodyScripts: $bodyScripts) { errors { code field } }',
    variables,
    '($headScripts: String, $bodyScripts: String)',
    actor,
  );
async function ask(fields: string, actor: Actor = pro) {
  const query = `query ($id: ID!) { practice(id: $id) { ${fields} } }`;
  return (await catalog.graphql(query, { id: pro.practiceId }, actor)).data.practice;
}
const strangers: Actor[] = [
  { kind: 'anonymous', ip: '203.0.113.1' },
  { kind: 'client', userId: newId(), ip: '203.0.113.3' },
];

describe('what search engines show of a website', () => {
  it('is set field by field, and visible to the practice only', async () => {
    expect(await ask(METADATA)).toEqual({ websiteMetadata: EMPTY });
    await upsert({ title: ' Massage in Vancouver ', primaryModality: 'Massage' });
    await upsert({ description: 'Quiet hands.', ogSiteName: 'Still Water' });
    const set = { title: 'Massage in Vancouver', primaryModality: 'Massage', description: 'Quiet hands.' };
    expect(await ask(METADATA)).toEqual({
      websiteMetadata: { id: expect.any(String), ...set, ogSiteName: 'Still Water' },
    });
    await upsert({ title: '' });
    expect((await ask(METADATA)).websiteMetadata.title).toBe('');
    for (const actor of [...strangers, await register()])
      expect(await ask(METADATA, actor)).toEqual({ websiteMetadata: null });
  });

  it.each([
    ['title', 70, 'invalid_title'],
    ['description', 160, 'invalid_description'],
    ['ogSiteName', 60, 'invalid_og_site_name'],
    ['primaryModality', 80, 'invalid_primary_modality'],
  ])('has a %s of at most %i characters', async (field, max, code) => {
    expect(await upsert({ [field]: 'x'.repeat(max) })).toEqual({ errors: [] });
    expect(await upsert({ [field]: 'x'.repeat(max + 1) })).toEqual({ errors: [{ code, field }] });
  });
});

describe('the scripts of a website', () => {
  const SCRIPT = '<script>window.analytics = [];</script>';

  it('stay as they were typed, one or both at a time, and are visible to the practice only', async () => {
    await updateScripts({ headScripts: SCRIPT });
    await updateScripts({ bodyScripts: ' <noscript>Hello</noscript> ' });
    expect(await ask('headScripts bodyScripts')).toEqual({
      ...{ headScripts: SCRIPT, bodyScripts: '<noscript>Hello</noscript>' },
    });
    for (const actor of [...strangers, await register()])
      expect(await ask('headScripts bodyScripts', actor)).toEqual({ headScripts: null, bodyScripts: null });
    await updateScripts({ headScripts: '' });
    expect((await ask('headScripts')).headScripts).toBe('');
  });

  it('have at most 20,000 characters each', async () => {
    const long = 'x'.repeat(20_001);
    expect(await updateScripts({ headScripts: long })).toEqual({
      errors: [{ code: 'invalid_head_scripts', field: 'headScripts' }],
    });
    expect(await updateScripts({ bodyScripts: long })).toEqual({
      errors: [{ code: 'invalid_body_scripts', field: 'bodyScripts' }],
    });
  });

  it('are set by practitioners alone', async () => {
    const [anonymous, client] = strangers;
    expect(await updateScripts({ headScripts: SCRIPT }, anonymous)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await updateScripts({ headScripts: SCRIPT }, client)).toEqual({
      errors: [{ code: 'forbidden', field: null }],
    });
  });
});

describe('suggested texts', () => {
  const FACTS = {
    ...{ practiceName: 'Still Water', practitionerName: 'Ines Duarte', title: 'RMT', headline: '' },
    ...{ about: 'I listen with my hands. Then I work.', specialties: ['Deep Tissue Massage'], place: 'Vancouver, BC' },
  };
  const IMAGE = { ...FACTS, caption: '', kind: 'portrait' as const };
  let server: Server;
  let answer: { status: number; body: string };
  const model = () => {
    const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    return new LanguageModelSuggestions({ apiBase, apiKey: 'key', model: 'm' }, new LocalSuggestions());
  };
  const says = (content: string) => ({ status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) });

  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  it('follow from the profile', async () => {
    const local = new LocalSuggestions();
    expect(await local.metadata(FACTS)).toEqual({
      title: 'Deep Tissue Massage in Vancouver, BC | Still Water',
      description: 'I listen with my hands. Book online in Vancouver, BC.',
    });
    expect(await local.altText(IMAGE)).toBe('Ines Duarte, RMT in Vancouver, BC');
    expect(await local.altText({ ...IMAGE, caption: 'The room' })).toBe('The room, Still Water');
    const { title, description } = await local.metadata({
      ...FACTS,
      headline: 'word '.repeat(60),
      practiceName: 'x '.repeat(60),
    });
    expect([title.length <= 70, description.length <= 160]).toEqual([true, true]);
  });

  it('come from a language model where there is one, cut to their lengths', async () => {
    answer = says(JSON.stringify({ title: 'Calm', description: 'd'.repeat(300) }));
    const suggested = await model().metadata(FACTS);
    expect([suggested.title, suggested.description.length <= 160]).toEqual(['Calm', true]);
    answer = says(JSON.stringify({ alt_text: 'Ines at work' }));
    expect(await model().altText(IMAGE)).toBe('Ines at work');
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['answers otherwise', says('Sure! Here is a title.')],
    ['leaves something out', says('{"title": "Calm"}')],
    ['says nothing', { status: 200, body: '{}' }],
  ])('follow from the profile when the model %s', async (_what, said) => {
    answer = said;
    expect(await model().metadata(FACTS)).toEqual(await new LocalSuggestions().metadata(FACTS));
  });

  it('are for the practice and its own images', async () => {
    expect(await mutate('generateSiteMetadata { errors { code } title description }')).toEqual({
      ...{ errors: [], title: 'Still Water', description: expect.stringContaining('Book online.') },
    });
    const unknown = `generateImageAltText(imageId: "${newId()}") { errors { code field } altText }`;
    expect(await mutate(unknown)).toEqual({ errors: [{ code: 'not_found', field: 'imageId' }], altText: null });
    expect(await mutate('generateSiteMetadata { errors { code } title }', {}, '', strangers[1])).toEqual({
      ...{ errors: [{ code: 'forbidden' }], title: null },
    });
  });
});

it('a practice is offered the switch of builders if it was registered before the cutoff date', async () => {
  const fields = 'createdAt usingBuilderV2 builderSwitchable';
  expect(await ask(fields)).toEqual({
    createdAt: expect.any(String),
    usingBuilderV2: expect.any(Boolean),
    builderSwitchable: false,
  });
  const createdAt = new Date('2025-08-31T23:59:59Z');
  await catalog.dataSource.manager.update(Practice, pro.practiceId, { createdAt, builderVersion: 'v2' });
  expect(await ask(fields)).toEqual({
    createdAt: createdAt.toISOString(),
    usingBuilderV2: true,
    builderSwitchable: true,
  });
  expect(await ask(fields, strangers[0])).toEqual({ createdAt: null, usingBuilderV2: true, builderSwitchable: false });
});
