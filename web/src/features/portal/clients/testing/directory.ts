import type { Answers } from '../../../../testing/renderPage.js';

/** The practice whose directory it is. */
export const practice = (own: object = {}) => ({
  __typename: 'Practice',
  id: 'practice',
  timeZone: 'America/Vancouver',
  countryCode: 'CA',
  email: 'Hello@Studio.example',
  phone: '+16045550100',
  clientNotesEnabled: true,
  published: true,
  hasPaymentProvider: true,
  ...own,
});

export const client = (id: string, name: string, own: object = {}) => ({
  __typename: 'Client',
  id,
  name,
  email: `${id}@example.com`,
  phone: '+16045550134',
  lastAppointmentDate: null,
  ...own,
});

/** What the form of a client holds. */
export const details = (own: object = {}) => ({
  ...client('maya', 'Maya Rivers'),
  ...{ firstName: 'Maya', lastName: 'Rivers', notes: 'Left knee,\ngently.' },
  ...{ deletedAt: null, mergedInto: null, sharesAddressWith: null },
  ...{ address: '12 Main St', addressTwo: null, city: 'Vancouver', state: 'BC', postalCode: 'V5K 0A1', country: 'CA' },
  ...own,
});

export const list = (clients: object[], endCursor: string | null = null, totalCount = clients.length) => ({
  clients: {
    __typename: 'ClientConnection',
    totalCount,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    edges: clients.map((node, index) => ({ __typename: 'ClientEdge', cursor: `cursor-${index}`, node })),
  },
  everybody: { __typename: 'ClientConnection', totalCount: 2 },
  currentPractice: practice(),
});

export const visit = (id: string, startsAt: string, state = 'approved') => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-of-${id}`,
  state,
  noShowAt: null,
  startsAt,
  timeZone: 'America/Vancouver',
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: `line-${id}`, name: 'Deep tissue massage' }],
});

export const VISA = {
  __typename: 'PaymentMethod',
  id: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 2,
  expYear: 2040,
};

export const cardOf = (card: object | null, own: object = {}) => ({
  client: { __typename: 'Client', id: 'maya', defaultPaymentMethod: card },
  currentPractice: practice(own),
});

/** How cards are entered in tests. */
export const CARD_FORM = {
  cardForm: {
    __typename: 'CardForm',
    ...{ provider: 'stripe', publishableKey: 'pk', accountId: 'acct_1', squareLocationId: null },
    sandboxUrl: 'http://sandbox.test/stripe',
  },
};

/** A client without possible duplicates and without merges. */
export const matches = (own: object = {}) => ({
  ...{ __typename: 'Client', id: 'maya', possibleDuplicates: [], merges: [] },
  ...own,
});

export const pairs = (list: object[], totalCount = list.length) => ({
  __typename: 'PossibleDuplicatePage',
  totalCount,
  pairs: list,
});

export const merge = (own: object = {}) => ({
  ...{ __typename: 'ClientMerge', id: 'merge', undoableUntil: '2026-12-20T12:00:00Z' },
  client: { __typename: 'Client', id: 'may', name: 'May Rivers' },
  into: { __typename: 'Client', id: 'maya', name: 'Maya Rivers' },
  ...own,
});

const PAST = [
  visit('latest', '2026-10-20T16:00:00Z'),
  visit('middle', '2026-09-20T16:00:00Z', 'cancelled'),
  visit('oldest', '2026-08-20T16:00:00Z'),
];

/** A directory of two, one of them with visits and a card. */
export const answers = (own: Answers = {}): Answers => ({
  ClientsOfPractice: () =>
    list([
      client('maya', 'Maya Rivers', { lastAppointmentDate: '2026-11-02T06:30:00Z' }),
      client('noah', 'Noah Field', { phone: null }),
    ]),
  ClientDetails: () => ({ client: details(), currentPractice: practice() }),
  MatchesOfClient: () => ({ client: matches() }),
  DuplicatesCount: () => ({ possibleDuplicates: pairs([]), clientMerges: [] }),
  CardOfClient: () => cardOf(VISA),
  UpcomingVisitsOfClient: () => ({ upcomingAppointments: [visit('next', '2026-12-01T17:00:00Z', 'pending')] }),
  RecentVisitsOfClient: ({ limit }) => ({ pastAppointments: PAST.slice(0, Number(limit)) }),
  ...own,
});

/** What a mutation about a client answers. */
export const payload = (typename: string, own: object = {}) => ({
  __typename: typename,
  result: 'success',
  errors: [],
  ...own,
});

export const refusal = (typename: string, message: string, own: object = {}) => ({
  ...payload(typename, { client: null, ...own }),
  result: 'failure',
  errors: [{ __typename: 'UserError', message, field: 'email' }],
});
