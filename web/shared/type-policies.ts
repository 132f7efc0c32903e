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
  ClientCommunicationSettings: embedded,
  ClientConnection: embedded,
  ClientIntakeForm: embedded,
  ClientNotePage: embedded,
  ClientOpenMatters: embedded,
  CommunicationSettings: embedded,
  EmailPreview: embedded,
  IntakeForm: embedded,
  IntakeFormPage: embedded,
  InvoiceDetails: embedded,
  LocationDetails: embedded,
  MobileApp: embedded,
  PageInfo: embedded,
  PaymentAccounts: embedded,
  PaymentSettings: embedded,
  PaypalForm: embedded,
  PaypalInfo: embedded,
  PaypalSellerStatus: embedded,
  PossibleDuplicatePage: embedded,
  PracticeChoices: embedded,
  PracticeDetails: embedded,
  PracticeSubscription: embedded,
  PracticeTheme: embedded,
  PractitionerConnection: embedded,
  PractitionerMatches: embedded,
  ProfileDetails: embedded,
  ProfileStatus: embedded,
  ReceivedMoney: embedded,
  ReviewAuthor: embedded,
  ReviewConnection: embedded,
  ReviewInvitation: embedded,
  ReviewReply: embedded,
  SearchFacets: embedded,
  SearchPlace: embedded,
  SecondFactor: embedded,
  SquareInfo: embedded,
  StripeInfo: embedded,
  VideoConferencingConnection: embedded,
  VideoReviewUpload: embedded,
  VideoUploadTool: embedded,
  WriteCalendar: embedded,
};
