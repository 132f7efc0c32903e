import { renderPage, type Answers, type RenderedPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { ServicesPage } from '../services/ServicesPage.js';

export const hubService = (id: string, own: object = {}) => ({
  ...{ __typename: 'Service', id, name: `Service ${id}`, description: '<p>Long, calm strokes.</p>' },
  ...{ package: false, addOn: false, numberOfSessions: null, allowedServiceIds: [], public: true, photoUrl: null },
  ...{ state: 'active', position: 1, url: `/p/quiet-hands/services/${id}`, availableTimesEnabled: false },
  availableTimes: [],
  variations: [{ __typename: 'ServiceVariation', id, timeLength: 60, amountCents: 9_000 }],
  locations: [{ __typename: 'Location', id: 'studio' }],
  ...own,
});

export const hubOf = (services: object[], own: object = {}) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', defaultCurrency: 'USD', discountCodesEnabled: true, eventsEnabled: true },
    servicesPagesEnabled: true,
    locations: [{ __typename: 'Location', id: 'studio', name: 'Studio' }],
    ...{ services, ...own },
  },
});

/** @param hash view of the hub; empty for services */
export function startHub(answers: Answers, hash = ''): RenderedPage {
  window.history.replaceState(null, '', hash ? `#${hash}` : window.location.pathname);
  return renderPage(
    <>
      <ServicesPage />
      <ToastRegion />
    </>,
    answers,
    '/portal/services',
  );
}

export const refusal = (message: string, field: string | null = null) => [
  { __typename: 'UserError', message, field, code: 'not_found' },
];
