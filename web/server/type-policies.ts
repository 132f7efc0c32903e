import type { TypePolicies } from '@apollo/client';

/** What has no id belongs to the object that holds it; two queries that ask it for different fields both find theirs. */
const embedded = { keyFields: false, merge: true } as const;

/**
 * What is the same object, for the caches of the pages and of the web server: what has an `id`, by its type and that id.
 * `src/app/typePolicies.spec.ts` holds this list beside the schema and the registered operations.
 */
export const typePolicies: TypePolicies = {
  TherapyCategory: { keyFields: ['key'] },
  // How far away somebody is, and when they are free, depends on what was searched for.
  PractitionerHit: { keyFields: false },
  AccountOpenMatters: embedded,
  AppStores: embedded,
  Availability: embedded,
  CalendarLinks: embedded,
  CancellationTerms: embedded,
  CardForm: embedded,
  ClientConnection: embedded,
  IntakeFormPage: embedded,
  MobileApp: embedded,
  PageInfo: embedded,
  PaypalForm: embedded,
  PracticeTheme: embedded,
  PractitionerConnection: embedded,
  PractitionerMatches: embedded,
  ReviewConnection: embedded,
  ReviewInvitation: embedded,
  SearchFacets: embedded,
  SearchPlace: embedded,
  VideoReviewUpload: embedded,
  VideoUploadTool: embedded,
};
