import { Route } from 'wouter';
import { renderPage, type Answers } from '../../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../../ui/ToastRegion.js';
import { answers, visit } from '../../testing/directory.js';
import { BOOKING_ANSWERS } from '../../../testing/bookingForm.js';
import { ClientBillingPage } from '../ClientBillingPage.js';
import { ClientIntakePage } from '../ClientIntakePage.js';
import { ClientNotesPage } from '../ClientNotesPage.js';
import { ClientOverviewPage } from '../ClientOverviewPage.js';

export const pastVisit = (id: string, startsAt: string, own: object = {}) => ({
  ...visit(id, startsAt),
  ...{ locationName: 'Studio', amountCents: 9000, amountCurrency: 'CAD' },
  ...own,
});

export const pastVisits = (visits: object[], pastAppointmentsCount = visits.length) => ({
  pastAppointments: visits,
  pastAppointmentsCount,
});

export const PAST = [
  pastVisit('latest', '2026-10-20T16:00:00Z'),
  pastVisit('missed', '2026-09-20T16:00:00Z', { noShowAt: '2026-09-20T17:00:00Z', amountCents: 0 }),
  pastVisit('off', '2026-08-20T16:00:00Z', { state: 'cancelled' }),
];

export const note = (id: string, text: string, own: object = {}) => ({
  __typename: 'ClientNote',
  ...{ id, text, time: '2026-11-02T18:05:00Z', appointmentId: null, appointmentStartsAt: null },
  ...own,
});

export const noteList = (notes: object[], totalCount = notes.length) => ({
  clientNotes: { __typename: 'ClientNotePage', notes, totalCount },
});

/** What was agreed with Maya: ids of variations with cents. */
export const prices = (agreed: readonly (readonly [string, number])[]) => ({
  client: {
    __typename: 'Client',
    id: 'maya',
    customPrices: agreed.map(([serviceId, amountCents]) => ({
      ...{ __typename: 'CustomPrice', id: `maya:${serviceId}`, serviceId, amountCents },
    })),
  },
});

/** What Maya is sent by itself: everything, but for what `own` says. */
export const communication = (own: object = {}) => ({
  client: {
    __typename: 'Client',
    id: 'maya',
    communicationSettings: {
      __typename: 'ClientCommunicationSettings',
      ...{ appointmentReminderEmailEnabled: true, appointmentReminderTextEnabled: true },
      ...{ paymentPastDueEmailEnabled: true, paymentPastDueTextEnabled: true, textsStopped: false },
      ...own,
    },
  },
});

/** The profile of Maya at one of its addresses, with visits and without notes. */
export const startProfile = (own: Answers = {}, at = '/portal/clients/maya') =>
  renderPage(
    <>
      <Route path="/portal/clients/:clientId">
        <ClientOverviewPage />
      </Route>
      <Route path="/portal/clients/:clientId/notes">
        <ClientNotesPage />
      </Route>
      <Route path="/portal/clients/:clientId/intake_form">
        <ClientIntakePage />
      </Route>
      <Route path="/portal/clients/:clientId/billing">
        <ClientBillingPage />
      </Route>
      <ToastRegion />
    </>,
    answers({
      PastVisitsOfClient: () => pastVisits(PAST),
      NotesOfClient: () => noteList([]),
      CommunicationOfClient: () => communication(),
      OpenPackagesOfClient: () => ({ client: { __typename: 'Client', id: 'maya', openPackages: [] } }),
      PricesOfClient: () => prices([]),
      BookingCatalog: BOOKING_ANSWERS['BookingCatalog']!,
      ...own,
    }),
    at,
  );

export const down = () => {
  throw new Error('down');
};
