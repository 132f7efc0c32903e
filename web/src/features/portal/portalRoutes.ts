import { lazyPage, type LazyPage } from '../../lib/lazyPage.js';

export interface PortalRoute {
  path: string;
  page: LazyPage;
}

/** The portal's pages. Those that stand in the side navigation are named in portalNavigation.ts as well. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/portal',
    page: lazyPage(() => import('./overview/OverviewPage.js'), 'OverviewPage'),
  },
  {
    path: '/portal/calendar',
    page: lazyPage(() => import('./calendar/CalendarPage.js'), 'CalendarPage'),
  },
  // Behind the bell and the overview: the navigation has the places that the specification names.
  { path: '/portal/requests', page: lazyPage(() => import('./requests/RequestsPage.js'), 'RequestsPage') },
  {
    path: '/portal/clients',
    page: lazyPage(() => import('./clients/ClientsPage.js'), 'ClientsPage'),
  },
  // Before whatever is below /portal/clients by an id.
  { path: '/portal/clients/import', page: lazyPage(() => import('./client-import/ImportPage.js'), 'ImportPage') },
  { path: '/portal/events', page: lazyPage(() => import('./group-events/EventsPage.js'), 'EventsPage') },
  { path: '/portal/services', page: lazyPage(() => import('./services/ServicesPage.js'), 'ServicesPage') },
  {
    path: '/portal/payments',
    page: lazyPage(() => import('./payments/PaymentsPage.js'), 'PaymentsPage'),
  },
  {
    path: '/portal/payments/payouts',
    page: lazyPage(() => import('./payments/payouts/PayoutsPage.js'), 'PayoutsPage'),
  },
  {
    path: '/portal/profile/locations',
    page: lazyPage(() => import('./profile/ProfilePages.js'), 'ProfileLocationsPage'),
  },
  {
    path: '/portal/services/locations',
    page: lazyPage(() => import('./locations/LocationsPage.js'), 'LocationsPage'),
  },
  { path: '/portal/profile', page: lazyPage(() => import('./profile/ProfilePages.js'), 'DetailsPage') },
  { path: '/portal/profile/credentials', page: lazyPage(() => import('./profile/ProfilePages.js'), 'CredentialsPage') },
  { path: '/portal/profile/credential', page: lazyPage(() => import('./profile/ProfilePages.js'), 'CredentialsPage') },
  {
    path: '/portal/profile/endorsements',
    page: lazyPage(() => import('./profile/ProfilePages.js'), 'EndorsementsPage'),
  },
  { path: '/portal/profile/photos', page: lazyPage(() => import('./profile/ProfilePages.js'), 'PhotosPage') },
  { path: '/portal/profile/services', page: lazyPage(() => import('./profile/ProfilePages.js'), 'ServicesPage') },
  { path: '/portal/profile/audience', page: lazyPage(() => import('./profile/ProfilePages.js'), 'AudiencePage') },
  { path: '/portal/profile/combined', page: lazyPage(() => import('./profile/ProfilePages.js'), 'CombinedPage') },
  {
    path: '/portal/settings',
    page: lazyPage(() => import('./settings/SettingsHubPage.js'), 'SettingsHubPage'),
  },
  {
    path: '/portal/settings/booking',
    page: lazyPage(() => import('./settings/booking/BookingSettingsPage.js'), 'BookingSettingsPage'),
  },
  {
    path: '/portal/settings/communication',
    page: lazyPage(() => import('./settings/communication/RemindersPage.js'), 'RemindersPage'),
  },
  {
    path: '/portal/settings/communication/templates',
    page: lazyPage(() => import('./settings/communication/TemplatesPage.js'), 'TemplatesPage'),
  },
  {
    path: '/portal/settings/personal',
    page: lazyPage(() => import('./settings/personal/PersonalPage.js'), 'PersonalPage'),
  },
  {
    path: '/portal/settings/banking',
    page: lazyPage(() => import('./banking/BankingPage.js'), 'BankingPage'),
  },
  { path: '/portal/settings/banking/stripe', page: lazyPage(() => import('./banking/StripePage.js'), 'StripePage') },
  {
    path: '/portal/settings/banking/link',
    page: lazyPage(() => import('./banking/StripeLinkPage.js'), 'StripeLinkPage'),
  },
  { path: '/portal/settings/banking/square', page: lazyPage(() => import('./banking/SquarePage.js'), 'SquarePage') },
  {
    path: '/portal/settings/banking/square/authorize',
    page: lazyPage(() => import('./banking/SquareAuthorizePage.js'), 'SquareAuthorizePage'),
  },
  { path: '/portal/settings/banking/paypal', page: lazyPage(() => import('./banking/PaypalPage.js'), 'PaypalPage') },
  {
    path: '/portal/settings/banking/paypal/link',
    page: lazyPage(() => import('./banking/PaypalLinkPage.js'), 'PaypalLinkPage'),
  },
  {
    path: '/portal/settings/conferencing',
    page: lazyPage(() => import('./conferencing/ConferencingPage.js'), 'ConferencingPage'),
  },
  {
    path: '/portal/settings/conferencing/zoom/authorize',
    page: lazyPage(() => import('./conferencing/ZoomAuthorizePage.js'), 'ZoomAuthorizePage'),
  },
  {
    path: '/portal/subscriptions',
    page: lazyPage(() => import('./subscriptions/SubscriptionPage.js'), 'SubscriptionPage'),
  },
  {
    path: '/portal/settings/intake_forms',
    page: lazyPage(() => import('./form-builder/IntakeFormBuilderPage.js'), 'IntakeFormBuilderPage'),
  },
  { path: '/portal/website', page: lazyPage(() => import('./website/WebsitePage.js'), 'WebsitePage') },
  { path: '/portal/website/domain', page: lazyPage(() => import('./website/DomainPage.js'), 'DomainPage') },
  {
    path: '/portal/website/settings',
    page: lazyPage(() => import('./website/WebsiteSettingsPage.js'), 'WebsiteSettingsPage'),
  },
  {
    path: '/portal/website/builder',
    page: lazyPage(() => import('./website-builder/OnePageBuilderPage.js'), 'OnePageBuilderPage'),
  },
  {
    path: '/portal/website_v2/builder',
    page: lazyPage(() => import('./website-builder/SiteBuilderPage.js'), 'SiteBuilderPage'),
  },
  { path: '/portal/referral', page: lazyPage(() => import('./referral/ReferralPage.js'), 'ReferralPage') },
  {
    path: '/portal/gift_card_templates',
    page: lazyPage(() => import('./gift-cards/GiftCardsPage.js'), 'GiftCardsPage'),
  },
  { path: '/portal/reviews', page: lazyPage(() => import('./reviews/ReviewsPage.js'), 'ReviewsPage') },
  {
    path: '/portal/reviews/request',
    page: lazyPage(() => import('./reviews/RequestReviewsPage.js'), 'RequestReviewsPage'),
  },
  { path: '/portal/reviews/import', page: lazyPage(() => import('./reviews/ImportReviewPage.js'), 'ImportReviewPage') },
  {
    path: '/portal/reviews/completed',
    page: lazyPage(() => import('./reviews/CompletedReviewsPage.js'), 'CompletedReviewsPage'),
  },
  {
    path: '/portal/reviews/pending',
    page: lazyPage(() => import('./reviews/PendingReviewsPage.js'), 'PendingReviewsPage'),
  },
  { path: '/portal/reviews/keywords', page: lazyPage(() => import('./reviews/KeywordsPage.js'), 'KeywordsPage') },
  {
    path: '/portal/video_reviews',
    page: lazyPage(() => import('./videos/VideoReviewsPage.js'), 'VideoReviewsPage'),
  },
  {
    path: '/portal/settings/calendar',
    page: lazyPage(() => import('./calendar-integrations/CalendarIntegrationsPage.js'), 'CalendarIntegrationsPage'),
  },
  // Last, as any word may be an id.
  {
    path: '/portal/clients/:clientId/notes',
    page: lazyPage(() => import('./clients/profile/ClientNotesPage.js'), 'ClientNotesPage'),
  },
  {
    path: '/portal/clients/:clientId/intake_form',
    page: lazyPage(() => import('./clients/profile/ClientIntakePage.js'), 'ClientIntakePage'),
  },
  {
    path: '/portal/clients/:clientId/billing',
    page: lazyPage(() => import('./clients/profile/ClientBillingPage.js'), 'ClientBillingPage'),
  },
  {
    path: '/portal/clients/:clientId',
    page: lazyPage(() => import('./clients/profile/ClientOverviewPage.js'), 'ClientOverviewPage'),
  },
];

const PATHS = new Set(portalRoutes.map(({ path }) => path));

/** Whether a path without ids in it is a page of the portal. */
export const isPortalPage = (path: string): boolean => PATHS.has(path);
