import type { PracticeFeature } from '../../gql/graphql.js';

/** What each feature is called. */
export const FEATURE_NAMES: Readonly<Record<PracticeFeature, string>> = {
  bookable_events: 'Group events',
  cancellation_policy: 'Cancellation policy',
  client_notes: 'Client notes and intake forms',
  conferencing: 'Video conferencing',
  currency: 'Choice of currency',
  discount_codes: 'Coupons',
  gift_cards: 'Gift cards',
  import_reviews: 'Imported reviews',
  packages: 'Packages',
  paypal: 'PayPal',
  recurring_bookings: 'Recurring bookings',
  require_cc: 'Required card',
  services_pages: 'Public pages of services',
  subscription: 'Subscription to a plan',
  video_reviews: 'Video reviews',
  website_plan: 'Website plan',
};

/** By name. */
export const FEATURES = (Object.keys(FEATURE_NAMES) as PracticeFeature[]).toSorted((one, other) =>
  FEATURE_NAMES[one].localeCompare(FEATURE_NAMES[other]),
);
