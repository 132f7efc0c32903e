import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { practice, FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb, type TestWeb } from './testing/test-web.js';

const bookableEvent = {
  name: 'Sound bath',
  description: 'Lie down',
  kind: 'in_person',
  photoUrl: null,
  allDay: false,
  startsAt: '2026-12-04T18:00:00-08:00',
  endsAt: '2026-12-04T19:30:00-08:00',
  timeZone: 'America/Vancouver',
  amountCents: 2500,
  amountCurrency: 'CAD',
  atCapacity: false,
  cancelled: false,
  registrationOpen: true,
  locationName: 'Studio',
  locationSingleLine: '1 Main Street, Vancouver, BC',
  url: '/p/willow/events/e1',
  practice: { name: 'Willow', practitionerName: 'Elena Marsh', url: '/p/willow', photoUrl: null },
};

const gateway = new FakeGateway();
let web: TestWeb;

beforeAll(async () => void (web = await startTestWeb(gateway)));
afterAll(() => web.stop());
beforeEach(() => gateway.reset());

describe('the first screen of a page', () => {
  it('asks for the chunk of its page and what that imports, but not for what every page has', async () => {
    const html = await (await fetch(`${web.base}/p/willow`)).text();
    expect(html.match(/rel="modulepreload" crossorigin href="([^"]+)"/g)).toHaveLength(2);
    expect(html).toContain('href="/assets/profile-1.js"');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/card-1.css" />');
  });

  it('holds the data of its first queries for strangers, inert whatever is in it', async () => {
    gateway.answer.body = {
      data: {
        practice: { __typename: 'Practice', id: 'w', ...practice, headline: '</script><script>alert(1)</script>' },
      },
    };
    const html = await (await fetch(`${web.base}/p/willow`)).text();
    const block = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { name, title } = practice;
    expect(JSON.parse(block)).toMatchObject({
      ROOT_QUERY: { 'practice({"slug":"willow"})': { __ref: 'Practice:w' } },
      'Practice:w': { name, headline: expect.stringContaining('alert(1)'), title },
    });
    expect(html).not.toContain('<script>alert');
  });

  it('contains no data for a visitor with a session', async () => {
    const response = await fetch(`${web.base}/p/willow`, { headers: { cookie: 'a=b; yarrow_session=secret' } });
    expect(await response.text()).not.toContain('first-answers');
    expect(gateway.seen.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });

  it('leaves to the browser what came with an error', async () => {
    gateway.answer.body = { data: { practice }, errors: [{ message: 'reviews are down' }] };
    expect(await (await fetch(`${web.base}/p/willow`)).text()).not.toContain('first-answers');
  });
});

describe('pages', () => {
  it('are the application, never cached, under a policy that knows the inline code of the build only', async () => {
    const response = await fetch(`${web.base}/practitioner-search?query=x`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('stripe');
    expect(response.headers.get('strict-transport-security')).toBeTruthy();
  });

  it('answer 404 with the application where there is none', async () => {
    const response = await fetch(`${web.base}/wp-admin`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Yarrow</title>');
  });

  it('of a profile have its head, from one registered query', async () => {
    const html = await (await fetch(`${web.base}/p/willow`)).text();
    expect(html).toContain('<link rel="canonical" href="https://yarrow.test/p/willow" />');
    const asked = gateway.seen.map(({ body }) => JSON.parse(body) as { operationName: string });
    const head = asked.filter(({ operationName }) => operationName === 'PracticeHead');
    expect(head).toEqual([
      { documentId: 'hash-PracticeHead', operationName: 'PracticeHead', variables: { slug: 'willow' } },
    ]);
  });

  it('of a service have its head; of an unknown service, 404', async () => {
    expect(await (await fetch(`${web.base}/p/willow/services/s1`)).text()).toContain('Deep tissue with Elena Marsh');
    expect((await fetch(`${web.base}/p/willow/services/s2`)).status).toBe(404);
  });

  it('of a group event have its head; of an unknown event, 404', async () => {
    gateway.answer.body = { data: { bookableEvent } };
    const html = await (await fetch(`${web.base}/p/willow/events/e1`)).text();
    expect(html).toContain('<title>Sound bath with Elena Marsh · Yarrow</title>');
    expect(html).toContain('"@type":"Event"');
    const asked = gateway.seen.map(({ body }) => JSON.parse(body) as { operationName: string; variables: object });
    expect(asked.find(({ operationName }) => operationName === 'EventHead')?.variables).toEqual({ id: 'e1' });
    gateway.answer.body = { data: { bookableEvent: null } };
    expect((await fetch(`${web.base}/p/willow/events/e2`)).status).toBe(404);
  });

  it('are shown again to a browser without scripts that sends a form, and no others take one', async () => {
    const body = new URLSearchParams({ email: 'ann@example.com', password: 'secret words' });
    const send = (path: string) => fetch(web.base + path, { method: 'POST', body, redirect: 'manual' });
    const answer = await send('/login?return_to=%2Fbookings');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?return_to=%2Fbookings']);
    expect((await send('/unknown/address')).status).toBe(404);
  });

  it('answer addresses that are written oddly like others', async () => {
    expect((await fetch(`${web.base}//`)).status).toBe(200);
    expect((await fetch(`${web.base}/%`)).status).toBe(400);
    for (const path of ['//login', '/%00']) expect((await fetch(web.base + path)).status).toBe(404);
  });

  it('of a practice that does not exist are 404', async () => {
    gateway.answer.body = { data: { practice: null } };
    expect((await fetch(`${web.base}/p/nobody`)).status).toBe(404);
  });

  it('go out plain when the gateway fails', async () => {
    gateway.answer.body = { data: null, errors: [{ message: 'down' }] };
    const response = await fetch(`${web.base}/p/willow`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Yarrow</title>');
  });
});
