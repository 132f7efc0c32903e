import { screen, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { ClientsPage } from '../../clients/ClientsPage.js';
import { answers, client, merge, pairs, payload, practice } from '../../clients/testing/directory.js';

/** Where the possible duplicates of the directory are open. */
export const DUPLICATES = '/portal/clients?duplicates=1';

export const startDirectory = (own: Answers = {}, at = DUPLICATES) =>
  renderPage(
    <>
      <ClientsPage />
      <ToastRegion />
    </>,
    answers(own),
    at,
  );

type Page = ReturnType<typeof startDirectory>;
export const sent = (page: Page, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, unknown>);

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const record = (id: string, name: string, own: object = {}) => ({
  ...client(id, name),
  ...{ version: 3, deletedAt: null, createdAt: '2026-01-04T12:00:00Z' },
  ...{ firstName: name.split(' ')[0], lastName: name.split(' ')[1] },
  ...{ address: null, addressTwo: null, city: null, state: null, postalCode: null, country: null },
  ...own,
});
export const MAYA = record('maya', 'Maya Rivers', { address: '12 Main St', city: 'Vancouver' });
export const MAY = record('may', 'May Rivers', { version: 7, email: null, phone: '+16045550199' });

/** Two records as they are compared. */
export const records =
  (one: object = MAYA, other: object = MAY) =>
  () => ({ one, other, currentPractice: practice() });

export const pair = (own: object = {}) => ({
  ...{ __typename: 'PossibleDuplicate', id: 'may maya', reason: 'same_phone' },
  ...{ client: client('may', 'May Rivers', { email: null }), other: client('maya', 'Maya Rivers') },
  ...own,
});

/** The answers to what the directory asks of duplicates. */
export const found = (list: object[] = [pair()], merges: object[] = [], totalCount = list.length) => ({
  PossibleDuplicates: () => ({ possibleDuplicates: pairs(list, totalCount), clientMerges: merges }),
  DuplicatesCount: () => ({ possibleDuplicates: pairs([], totalCount), clientMerges: merges }),
});

export const merged = (own: object = {}) => ({
  mergeClients: payload('ClientMergePayload', { merge: merge(), ...own }),
});

export const refused = (code: string, message: string) => ({
  ...payload('ClientMergePayload', { merge: null }),
  result: 'failure',
  errors: [{ __typename: 'UserError', code, message, field: null }],
});
