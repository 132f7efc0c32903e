import { expect } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { everyField } from '@yarrow/kit/testing/every-field';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { POLICY } from './test-practice.js';

/** How to join what takes place online. */
export const LINK = { virtualLink: 'https://meet.example.com/quiet', virtualInstructions: 'Be early.' };

/** The terms of {@link DISTINCT_PRACTICE} as the contract shows them. */
export const TERMS = {
  ...{ __typename: 'CancellationTerms', text: 'Please give a day’s notice.' },
  ...{ lateHours: 24, lateFeePercent: 50, lateFeeCents: 700, noShowFeePercent: 80 },
};

/**
 * A practice of which no two settings have the same value, and none the one that it has by default: an answer from the
 * wrong column, in the wrong unit or made up is seen.
 */
export const DISTINCT_PRACTICE = {
  takesCards: true,
  location: { name: 'Online room', kind: 'virtual', singleLine: '', ...LINK },
  practice: { currency: 'CAD', country: 'CA' },
  booking: {
    ...POLICY,
    ...{ requireClientCcToBook: true, chargeClientCcAtBooking: true },
    ...{ cancellationPolicy: TERMS.text, lateCancellationFeeCents: 700, noShowFeePercent: 80 },
  },
};

/** Where the client of {@link DISTINCT_PRACTICE} lives. */
export const CLIENT_ZONE = 'America/Denver';

/**
 * Every field of what a query with one argument answers.
 * @param key name, type and value of the argument
 */
export async function askAll(
  scheduling: TestService,
  { query, type, key: [name, kind, value] }: { query: string; type: string; key: [string, string, string] },
  { actor, depth = 2 }: { actor?: Partial<Actor>; depth?: number } = {},
) {
  const text = `query ($key: ${kind}!) { ${query}(${name}: $key) ${await everyField(scheduling, type, depth)} }`;
  const { data, errors } = await scheduling.graphql(text, { key: value }, actor);
  expect(errors).toBeUndefined();
  return data[query];
}

/** The addresses of calendars for something online: all that their forms are filled in with. */
export function linksTo(
  file: string,
  { title, starts, ends, details }: { title: string; starts: string; ends: string; details: string },
) {
  const compact = (time: string) => time.replace(/[-:]/g, '');
  const search = (fields: Record<string, string>) =>
    String(new URLSearchParams({ ...fields, location: LINK.virtualLink }));
  const google = { action: 'TEMPLATE', text: title, dates: `${compact(starts)}/${compact(ends)}`, details };
  const compose = { path: '/calendar/action/compose', rru: 'addevent', subject: title };
  const outlook = search({ ...compose, startdt: starts, enddt: ends, body: details }).replaceAll('+', '%20');
  return {
    __typename: 'CalendarLinks',
    google: `https://calendar.google.com/calendar/render?${search(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
    apple: file,
  };
}
