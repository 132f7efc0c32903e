/**
 * The pages of the demonstration data that the tools of this folder open. Everybody's come first; `client` and `portal`
 * are behind logins.
 */
const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { result errors { message } } }';
const DIRECTORY = '{ clients(first: 2) { edges { node { id } } } }';
const VISITS = `{ upcomingAppointments { instantActionToken state } pastAppointments { instantActionToken state } }`;
const PRACTICE = `query ($slug: String!) { practice(slug: $slug) {
  services { id } bookableEvents { url } } }`;
const PASSWORD = 'yarrow-demonstration';
const SLUG = 'willow-stone-massage';

export const ACCOUNTS = { client: 'client@example.com', portal: 'pro@example.com' };

/** The four whose speed counts most. */
export const MEASURED_PAGES = {
  home: '/',
  search: '/practitioner-search?query=Massage&searched_location=Vancouver%2C+BC',
  profile: `/p/${SLUG}`,
  booking: `/p/${SLUG}/book`,
};

/** The published website of a practice, on the host that `npm start` gives it. */
export function websiteOf(url) {
  const { protocol, port } = new URL(url);
  return `${protocol}//${SLUG}.sites.localhost${port && `:${port}`}/`;
}

/**
 * One GraphQL operation as a page of the site sends it.
 * @param {import('playwright-core').APIRequestContext} request its cookies are kept
 */
async function ask(request, url, query, variables = {}) {
  const answer = await request.post(`${url}/graphql`, { data: { query, variables } });
  const { data, errors } = await answer.json();
  if (!data) throw new Error(`${url}: ${JSON.stringify(errors)}`);
  return data;
}

/** Logs a browser context in as `client` or `portal`. */
export async function logIn(context, url, kind) {
  const input = { email: ACCOUNTS[kind], password: PASSWORD };
  const { login } = await ask(context.request, url, LOGIN, { input });
  if (login.result !== 'success') throw new Error(login.errors.map(({ message }) => message).join(' '));
}

/**
 * The addresses to open, by who opens them.
 * @param visitors browser contexts that are logged in
 * @param {import('playwright-core').BrowserContext} visitors.client
 * @param {import('playwright-core').BrowserContext} visitors.portal
 * @returns {Promise<{ everybody: string[], client: string[], portal: string[] }>}
 */
export async function listPages({ client, portal }, url) {
  const { practice } = await ask(client.request, url, PRACTICE, { slug: SLUG });
  const visits = await ask(client.request, url, VISITS);
  const byState = Object.entries(visits).flatMap(([kind, some]) =>
    some.map(({ state, instantActionToken }) => [`${kind} ${state}`, instantActionToken]),
  );
  const tokens = [...new Map(byState).values()];
  const { clients } = await ask(portal.request, url, DIRECTORY);
  return {
    everybody: [...findingPages(), ...practicePages(practice), ...ENTRANCES],
    client: [
      ...['/bookings', '/bookings?tab=past', '/bookings?tab=transactions', '/account/sessions', '/account/delete'],
      ...tokens.flatMap((token) => [`/m/c/${token}`, `/m/c/${token}/move`]),
    ],
    portal: portalPages(clients.edges.map(({ node }) => node.id)),
  };
}

function portalPages(clientIds) {
  const overDirectory = ['', `?client=${clientIds[0]}`, '?show_add_client_form=1', '?invite=1', '?duplicates=1'];
  return [
    ...['', '/calendar?view=day', '/calendar?view=week', '/calendar?view=month', '/requests'],
    // The query makes each a page of its own: another hash alone loads nothing.
    ...['client#create-appointment', 'personal#create-personal-event', 'group#create-group-event'].map(
      (opened) => `/calendar?new=${opened}`,
    ),
    ...[...overDirectory, '?q=an', '?q=zzzz'].map((query) => `/clients${query}`),
    ...clientIds.flatMap((id) => ['', '/notes', '/intake_form', '/billing'].map((page) => `/clients/${id}${page}`)),
    ...['', '?step=upload', '?step=paste'].map((query) => `/clients/import${query}`),
    ...['', '?status=unpaid', '?q=zzzz', '/payouts'].map((rest) => `/payments${rest}`),
    '/no-such-page',
  ].map((rest) => `/portal${rest}`);
}

function findingPages() {
  const search = '/practitioner-search';
  return [
    ...[MEASURED_PAGES.home, MEASURED_PAGES.search, search, `${search}?query=yoga&sort=rating`],
    ...[`${search}?query=massage&view=map`, `${search}?query=zzzz`],
    ...['', '?step=therapy', '?step=how', '?step=where', '?step=when', '/results'].map((step) => `/quiz${step}`),
  ];
}

function practicePages({ services, bookableEvents }) {
  const others = ['skylark-psychotherapy', 'alder-grove-naturopathic-clinic'];
  return [
    ...[SLUG, ...others].map((slug) => `/p/${slug}`),
    ...services.slice(0, 2).map(({ id }) => `/p/${SLUG}/services/${id}`),
    MEASURED_PAGES.booking,
    ...bookableEvents.slice(0, 1).map(({ url }) => new URL(url, 'http://site').pathname),
    `/l/${SLUG}`,
  ];
}

const ENTRANCES = [
  ...['/bookings', '/install', '/login', '/register', '/register?kind=pro', '/password-reset', '/confirm-email'],
  ...['/pro', '/video-upload-test', '/no-such-page'],
];
