import { ApiVisitor } from './api-visitor.js';
import { book, takePlace, type Booked } from './bookings.js';
import { demoClient, demoPractice, type DemoPractice } from './demo-practice.js';
import { eventually } from './eventually.js';
import { scheduleEvent } from './group-events.js';
import { offerGiftCard, orderGiftCard } from './offers.js';
import { openPractice, type OpenPractice } from './open-practice.js';
import { contactOf } from './clients.js';
import { mailTo } from './sandbox.js';
import { newClient } from './stage.js';

/** Long words as in languages with compounds, and one that is no word. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff';
export const LONG_SERVICE = 'Psychoneuroendocrinoimmunologische Entspannungsbegleitung';
export const LONG_WORD = 'm'.repeat(300);

const SERVICE = `mutation Service($name: String!, $locationIds: [ID!]!) {
  upsertService(name: $name, description: "<p>Slow.</p>", timeLength: 150, amountCents: 1234500, public: true,
    locationIds: $locationIds) { result errors { code message } service { id } } }`;
const CREATE_CLIENT = `mutation Client($practiceId: ID!, $phone: String!, $firstName: String!, $code: String) {
  reviewCreateClient(practiceId: $practiceId, phone: $phone, firstName: $firstName, referralCode: $code) {
    result errors { code message } clientId } }`;
const RATE = `mutation Rate($practiceId: ID!, $clientId: ID!, $code: String) {
  reviewAddRating(practiceId: $practiceId, clientId: $clientId, rating: 5, referralCode: $code) {
    result errors { code message } token review { id } } }`;
const VIDEO = `mutation Video($reviewId: ID!, $token: String) {
  createVideoReviewForReview(reviewId: $reviewId, token: $token) { result errors { code message } uploadHash } }`;
const SAVE_FORM = `mutation Form($data: String!) {
  upsertIntakeForm(data: $data, saveNo: 1) { result errors { code message } } }`;
const SEND_FORM =
  'mutation Send($clientId: ID!) { sendIntakeForm(clientId: $clientId) { result errors { code message } } }';
const VISITS = 'query Visits($id: ID!) { upcomingAppointments(clientId: $id) { instantActionToken } }';
const PERSONAL = `mutation Personal($startsAt: DateTime!, $endsAt: DateTime!) {
  upsertPersonalEvent(name: "Errand", startsAt: $startsAt, endsAt: $endsAt, timeZone: "America/New_York") {
    result errors { code message } personalEvent { id } } }`;
const FORM = {
  title: 'Before your visit',
  elements: [
    { type: 'text', name: 'goal', title: 'What would you like to change?', isRequired: true },
    { type: 'radiogroup', name: 'sleep', title: 'How do you sleep?', choices: ['Well', 'Not so well', LONG_SERVICE] },
  ],
};

/** A page by its shape (`web/shared/route-shapes.ts`) and the address of one that there is. */
export interface PageToWalk {
  shape: string;
  path: string;
}

export interface EveryPage {
  practice: OpenPractice;
  /** The visit of a client with a long name. */
  visit: Booked;
  /** Home, search and quiz. */
  finding: PageToWalk[];
  /** The public pages of practices. */
  practices: PageToWalk[];
  /** The other public pages. */
  entrances: PageToWalk[];
  /** Behind links of mails: visits, registrations, reviews, forms. */
  linked: PageToWalk[];
  /** Of the client of the demonstration data. */
  client: PageToWalk[];
  /** Of staff. */
  staff: PageToWalk[];
  /** Of the practitioner of `practice`. */
  portal: PageToWalk[];
  /** Of the same one: what lies over the portal by an address. */
  overPortal: PageToWalk[];
  /** Of the same one: the pages of a client. */
  clientPages: PageToWalk[];
}

/** Creates a practice that has everything, named by long words, in addition to the demonstration data. */
export async function everyPage(): Promise<EveryPage> {
  const practice = await openPractice({ instant: true, charges: false, lastName: LONG_NAME });
  const { service } = await practice.pro.change<{ service: { id: string } }>(SERVICE, {
    name: LONG_SERVICE,
    locationIds: [practice.locationId],
  });
  const person = newClient('Maximiliana', LONG_NAME);
  const event = await scheduleEvent(practice, { name: `${LONG_SERVICE} unter dem Vollmond`, amountCents: 0 });
  const [visit, place, review, form, demo, account, giftCards] = await Promise.all([
    book(practice, person),
    takePlace(event.id, newClient()),
    reviewOf(practice),
    intakeFormOf(practice),
    demoPractice(),
    demoClient(),
    giftCardPages(),
  ]);
  return {
    ...{ practice, visit },
    finding: finding(practice),
    practices: practicePages(practice, { service: service.id, event: event.url, demo }),
    entrances: entrances(practice),
    linked: [
      ...ofVisit(visit.token),
      { shape: '/manage_event_registrations/:token', path: `/manage_event_registrations/${place}` },
      ...review,
      { shape: '/intake_form/:uniqueId', path: form },
      ...giftCards,
    ],
    client: [
      ...['', '?tab=past', '?tab=transactions'].map((tab) => ({ shape: '/bookings', path: `/bookings${tab}` })),
      { shape: '/account/sessions', path: '/account/sessions' },
      ...['', '?deleted'].map((rest) => ({ shape: '/account/delete', path: `/account/delete${rest}` })),
      ...account.tokens.flatMap(ofVisit),
    ],
    staff: ['', '/reports', '/features', '/log'].map((rest) => ({ shape: '/staff/*?', path: `/staff${rest}` })),
    portal: [
      '',
      '/calendar?view=day',
      '/calendar?view=week',
      '/calendar?view=month',
      '/requests',
      '/clients',
      '/clients/import',
      '/clients/import?step=upload',
      '/clients/import?step=paste',
      '/events',
      '/services',
      '/services#addons',
      '/services#coupons',
      '/services#events',
      '/payments',
      '/payments/payouts',
      '/profile/locations',
      '/profile',
      '/profile/credentials',
      '/profile/endorsements',
      '/profile/photos',
      '/profile/services',
      '/profile/audience',
      '/profile/combined',
      ...['', '/booking', '/communication', '/communication/templates', '/personal', '/calendar'].map(
        (rest) => `/settings${rest}`,
      ),
      '/settings/banking',
      '/settings/banking/stripe',
      '/settings/banking/link',
      '/settings/banking/square',
      '/settings/banking/square/authorize',
      '/settings/banking/paypal',
      '/settings/banking/paypal/link',
      '/settings/intake_forms',
      '/settings/intake_forms#theme',
      '/subscriptions',
      '/referral',
      '/website',
      '/website/domain',
      '/website/settings',
      '/website/builder',
      '/website_v2/builder',
      '/gift_card_templates',
      '/gift_card_templates#activity',
      '/settings/conferencing',
      '/settings/conferencing/zoom/authorize',
      '/reviews/request',
      '/reviews/import',
      '/reviews/completed',
      '/reviews/pending',
      '/reviews/keywords',
      '/video_reviews',
      '/no-such-page',
    ].map(inPortal),
    ...(await portalDetails(practice, { email: person.email, eventId: event.id })),
  };
}

/** Of a practice that takes cards: others sell none. */
async function giftCardPages(): Promise<PageToWalk[]> {
  const practice = await openPractice({ instant: true, lastName: LONG_NAME });
  const token = await orderGiftCard(practice, await offerGiftCard(practice, 9_000), LONG_NAME);
  return [
    ...at('/p/:slug/gift-cards', `/p/${practice.slug}/gift-cards`),
    ...at('/gift-cards/:token', `/gift-cards/${token}`),
    ...at('/gift-card-balance', '/gift-card-balance'),
  ];
}

const inPortal = (rest: string): PageToWalk => ({ shape: '/portal/*?', path: `/portal${rest}` });

async function portalDetails(
  { pro, locationId }: OpenPractice,
  { email, eventId }: { email: string; eventId: string },
) {
  const id = await contactOf(pro, email);
  const token = await eventually('a visit of the contact', async () => {
    const { upcomingAppointments } = await pro.ask<{ upcomingAppointments: { instantActionToken: string }[] }>(VISITS, {
      id,
    });
    return upcomingAppointments[0]?.instantActionToken;
  });
  const times = {
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 7_200_000).toISOString(),
  };
  const { personalEvent } = await pro.change<{ personalEvent: { id: string } }>(PERSONAL, times);
  const overPortal = [
    '/calendar#create-appointment',
    `/calendar?clientId=${id}#create-appointment`,
    '/calendar?new=personal#create-personal-event',
    '/calendar?new=group#create-group-event',
    '/calendar?view=week&date=2031-02-10',
    `/calendar?look=visit#${token}`,
    `/calendar?look=personal#personal-event=${personalEvent.id}`,
    `/calendar?groupEventId=${eventId}`,
    '/clients?show_add_client_form=1',
    '/clients?duplicates=1',
    '/clients?invite=1',
    '/profile/locations?location=new',
    `/profile/locations?location=${locationId}`,
    `/clients?client=${id}`,
  ];
  const clientPages = ['', '/notes', '/intake_form', '/billing', `?look=visit#${token}`];
  return {
    overPortal: overPortal.map(inPortal),
    clientPages: clientPages.map((rest) => inPortal(`/clients/${id}${rest}`)),
  };
}

/** Home, search and quiz. */
function finding({ practitionerName }: OpenPractice): PageToWalk[] {
  const search = (query: object) => `/practitioner-search?${new URLSearchParams({ ...query })}`;
  const quiz = ['therapy', 'how', 'where', 'when'].map((step) => `/quiz?step=${step}`);
  return [
    ...at('/', '/'),
    ...at('/practitioner-search', search({ query: 'massage' }), search({ query: practitionerName })),
    ...at('/practitioner-search', search({ query: 'massage', view: 'map' })),
    ...at('/practitioner-search', search({ query: LONG_WORD, searched_location: LONG_WORD })),
    ...at('/quiz', '/quiz', ...quiz),
    ...at('/quiz/results', '/quiz/results'),
  ];
}

function practicePages({ slug }: OpenPractice, ids: { service: string; event: string; demo: DemoPractice }) {
  const { service, event, demo } = ids;
  return [
    // Jun's profile and others whose packages are named at length.
    ...at(
      '/p/:slug',
      `/p/${slug}`,
      `/p/${demo.slug}`,
      '/p/skylark-psychotherapy',
      '/p/alder-grove-naturopathic-clinic',
    ),
    ...at('/p/:slug/services/:id', `/p/${slug}/services/${service}`),
    ...at('/p/:slug/book', `/p/${slug}/book`, `/p/${demo.slug}/book`),
    ...at('/p/:slug/events/:eventId', event),
    ...at('/l/:slug', `/l/${slug}`, `/l/${demo.slug}`),
  ];
}

function entrances({ referralCode }: OpenPractice): PageToWalk[] {
  return [
    ...at('/bookings', '/bookings'),
    ...at('/i/r/:referralCode', `/i/r/${referralCode}`),
    ...at('/i/r/client_info/:referralCode', `/i/r/client_info/${referralCode}`),
    ...at('/video-upload-test', '/video-upload-test'),
    ...at('/install', '/install'),
    ...at('/login', '/login'),
    ...at('/register', '/register', '/register?kind=pro'),
    ...at('/password-reset', '/password-reset'),
    ...at('/confirm-email', '/confirm-email'),
    ...at('/pro', '/pro'),
  ];
}

function at(shape: string, ...paths: string[]): PageToWalk[] {
  return paths.map((path) => ({ shape, path }));
}

function ofVisit(token: string): PageToWalk[] {
  return [
    { shape: '/m/c/:instantActionToken', path: `/m/c/${token}` },
    { shape: '/m/c/:instantActionToken/move', path: `/m/c/${token}/move` },
  ];
}

/** A started review, with each of its steps. */
async function reviewOf({ practiceId, referralCode: code }: OpenPractice): Promise<PageToWalk[]> {
  const visitor = new ApiVisitor();
  const { clientId } = await visitor.change<{ clientId: string }>(CREATE_CLIENT, {
    ...{ practiceId, code, firstName: LONG_NAME, phone: '+15185550188' },
  });
  const { token, review } = await visitor.change<{ token: string; review: { id: string } }>(RATE, {
    ...{ practiceId, clientId, code },
  });
  const { uploadHash } = await visitor.change<{ uploadHash: string }>(VIDEO, { reviewId: review.id, token });
  const step = (name: string) => ({ shape: `/i/r/${name}/:token`, path: `/i/r/${name}/${token}` });
  return [
    { shape: '/i/r/rating', path: `/i/r/rating?${new URLSearchParams({ referral_code: code, client_id: clientId })}` },
    ...['endorsements', 'text_review', 'thank_you', 'book_next'].map(step),
    { shape: '/report_review/:reviewId', path: `/report_review/${review.id}` },
    { shape: '/i/r/video_review/:token', path: `/i/r/video_review/${token}?upload_hash=${uploadHash}` },
    { shape: '/video-review/upload/:uploadHash', path: `/video-review/upload/${uploadHash}` },
  ];
}

/** @returns the path of a form that was sent to a client */
async function intakeFormOf(practice: OpenPractice): Promise<string> {
  const { pro } = practice;
  const client = newClient();
  await book(practice, client);
  const clientId = await contactOf(pro, client.email);
  await pro.change(SAVE_FORM, { data: JSON.stringify(FORM) });
  await pro.change(SEND_FORM, { clientId });
  const { text } = await mailTo(client.email, /^A form to fill in/);
  return new URL(/http\S+\/intake_form\/\S+/.exec(text)?.[0] ?? '').pathname;
}
