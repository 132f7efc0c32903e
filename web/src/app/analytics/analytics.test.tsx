import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { createGraphqlClient } from '../graphqlClient.js';
import { setAnalyticsAdapter, track, type AnalyticsEvent } from './analytics.js';
import { startAnalytics } from './startAnalytics.js';

const clientAnswering = (data: object) =>
  createGraphqlClient((async () => ({
    status: 200,
    headers: new Map([['content-type', 'application/json']]),
    text: async () => JSON.stringify({ data }),
  })) as unknown as typeof globalThis.fetch);
const CANCEL = parse(`
  mutation ($id: ID!) {
    clientCancel(appointmentId: $id) {
      result
    }
  }
`);
const SEARCH = parse(`
  query ($query: String, $place: String, $from: Date) {
    searchPractitioners(query: $query, place: $place, from: $from) {
      totalCount
    }
  }
`);
const CURRENT_USER = parse(`
  query {
    currentUser {
      id
      kind
    }
  }
`);

describe('an analytics event', () => {
  let events: AnalyticsEvent[] = [];

  beforeEach(() => {
    events = [];
    setAnalyticsAdapter((event) => events.push(event));
  });
  afterEach(() => {
    setAnalyticsAdapter(undefined);
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [{ clientCancel: { result: 'success' } }, true],
    [{ clientCancel: { result: 'failure' } }, false],
    [{ clientCancel: null }, false],
  ])('reports of a mutation that answered %j whether it succeeded: %p', async (data, succeeded) => {
    await clientAnswering(data).mutate({ mutation: CANCEL, variables: { id: 'a-1' } });
    expect(events).toEqual([expect.objectContaining({ name: 'clientCancel', properties: { succeeded } })]);
  });

  it('names the page by its shape and holds no secret of its address', async () => {
    window.history.replaceState(null, '', '/m/c/secret-token?tip=1');
    await clientAnswering({ clientCancel: { result: 'success' } }).mutate({
      mutation: CANCEL,
      variables: { id: 'a-1' },
    });
    expect(events[0]?.page).toBe('/m/c/:instantActionToken');
    expect(JSON.stringify(events)).not.toContain('secret-token');
  });

  it('carries the id and the kind of the account once that is known', async () => {
    track('pageViewed');
    await clientAnswering({ currentUser: { id: 'u-1', kind: 'pro' } }).query({ query: CURRENT_USER });
    track('pageViewed');
    expect(events).toEqual([
      expect.objectContaining({ userId: undefined, userKind: 'visitor' }),
      expect.objectContaining({ userId: 'u-1', userKind: 'pro' }),
    ]);
  });

  it('reports which search filters were used, but not the search terms', async () => {
    const variables = { query: 'panic attacks', place: 'Vancouver', from: null };
    await clientAnswering({ searchPractitioners: { totalCount: 4 } }).query({ query: SEARCH, variables });
    const properties = { withWords: true, withPlace: true, withTime: false, found: 4 };
    expect(events).toEqual([expect.objectContaining({ name: 'searchPractitioners', properties })]);
    expect(JSON.stringify(events)).not.toMatch(/panic|Vancouver/);
  });
});

describe('the analytics service', () => {
  const calls: { url: string; init: RequestInit }[] = [];
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    calls.length = 0;
    globalThis.fetch = (async (url: string, init: RequestInit) => void calls.push({ url, init })) as never;
    globalThis.crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000';
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    setAnalyticsAdapter(undefined);
    document.head.querySelector('meta[name="analytics"]')?.remove();
    jest.restoreAllMocks();
  });

  it('receives nothing if none is configured', async () => {
    await startAnalytics();
    track('pageViewed');
    expect(calls).toEqual([]);
  });

  it('gets the tracking call at the configured address', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="analytics" content="https://collector.example" data-write-key="key-1">',
    );
    await startAnalytics();
    track('bookAppointment', { succeeded: true });
    expect(calls.map(({ url }) => url)).toEqual(['https://collector.example/v1/track']);
    expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({
      type: 'track',
      event: 'bookAppointment',
      writeKey: 'key-1',
      anonymousId: expect.any(String),
      properties: { succeeded: true, page: '/', userKind: 'visitor' },
    });
  });
});
