import type { PaymentsOfPracticeQuery } from '../../../gql/graphql.js';
import { keptTail } from '../../../portal-ui/keptTail.js';
import type { LiveKind } from './LiveConnection.js';

const VISITS: readonly LiveKind[] = ['appointment', 'payment', 'client', 'package'];
const MONEY: readonly LiveKind[] = ['payment', 'appointment', 'registration', 'practice'];

/**
 * The kinds of changes that make the queries of the portal out of date, by query name. A query that is not listed is
 * refetched on every change, so that a new screen is always up to date. A test compares the names with the registered
 * operations.
 */
export const OUT_OF_DATE_BY: Readonly<Record<string, readonly LiveKind[]>> = {
  AppointmentForCalendar: VISITS,
  AppointmentPayment: VISITS,
  BankingOfPractice: ['practice'],
  BookingCatalog: ['offer', 'practice'],
  BookingSettings: ['practice'],
  // An entry of the write calendar is compared with its visit or group event.
  CalendarIntegrations: ['practice', 'appointment', 'group_event'],
  CalendarProfiles: ['practice'],
  CardOfClient: ['client', 'payment', 'practice'],
  CardOnFile: ['client', 'payment', 'practice'],
  // A question that is open says what it said.
  CardToDelete: [],
  ChangedCalendarEntries: ['practice', 'appointment', 'group_event'],
  ChosenClient: ['client', 'practice'],
  ClientDetails: ['client', 'practice'],
  // The wizard of imports looks for itself.
  ClientImportProgress: [],
  ClientTerms: ['client', 'appointment', 'package'],
  ClientsOfPractice: ['client', 'appointment', 'practice'],
  CommunicationOfClient: ['client'],
  // A use of a coupon comes with a payment.
  CouponsOfPractice: ['payment', 'appointment', 'registration', 'offer', 'practice'],
  // Must not change while the user searches.
  CredentialIssuerSearch: [],
  CredentialSearch: [],
  CredentialsOfPractice: ['practice'],
  CurrentUser: [],
  DuplicatesCount: ['client'],
  // What is typed makes it.
  EmailPreviewOf: [],
  EmailTemplates: [],
  EndorsedKeywords: ['practice'],
  // Providers report payouts once a day.
  EntriesOfPayout: [],
  ExistingClients: [],
  GetBookableEventTypes: ['offer', 'group_event', 'practice'],
  GetScheduledEvents: ['group_event', 'registration'],
  GalleryOfPractice: ['practice'],
  IntakeFormOfClient: ['client'],
  KeywordsOfPractice: ['practice'],
  // Must not change while the user writes it.
  InvoiceDetails: [],
  // The token of a visit stays the same.
  LinkedVisit: [],
  ManagedVideos: ['client', 'practice'],
  MatchesOfClient: ['client'],
  MobileAppPrompt: [],
  OpenMattersOfClient: VISITS,
  OpenPackagesOfClient: ['client', 'appointment', 'package'],
  OwnPractice: ['practice'],
  // Must not change while the user searches.
  PaletteAppointments: [],
  PaletteClients: [],
  PastVisitsOfClient: VISITS,
  PaymentsOfPractice: MONEY,
  PayoutsOfPractice: [],
  // Must not change while the user chooses from it.
  PickerClients: [],
  PracticeAudience: ['practice'],
  PersonalSettings: ['practice'],
  PricesOfClient: ['client'],
  PendingReviews: ['appointment', 'client'],
  PortalFrame: ['practice'],
  PossibleDuplicates: ['client'],
  PracticeForReviews: ['practice'],
  ProCalendar: ['appointment', 'group_event', 'personal_event', 'registration', 'payment'],
  // What other calendars hold: of the practice's own changes none concerns it.
  ProCalendarEvents: ['practice'],
  ProInbox: MONEY,
  ProfileDetails: ['practice'],
  ProfileStatusData: ['practice', 'offer'],
  RecentVisitsOfClient: VISITS,
  LocationFollowers: ['appointment', 'registration', 'group_event', 'practice'],
  LocationPlaces: [],
  LocationsAndHours: ['practice', 'offer'],
  // Must not change while the user compares; the server refuses a merge of changed records.
  RecordsToMerge: [],
  RecurringTimes: [],
  RefusedRows: [],
  ReminderSettings: ['practice'],
  RegistrationForPayment: ['registration', 'payment', 'group_event'],
  ServicesHub: ['offer', 'practice'],
  ServicesOfProfile: ['offer', 'practice'],
  // Asked with each letter.
  ShortLinkAvailable: [],
  // The reference list changes with a release.
  SpecialtiesToChoose: [],
  SettingsHub: ['practice'],
  StartOfImport: [],
  UpcomingVisitsOfClient: VISITS,
  VisitsOfDay: ['appointment'],
  WaitingRequests: ['appointment', 'client'],
};

interface PagedList {
  /** Whether more than the first page is shown. */
  hasMore: (shown: never, variables: never) => boolean;
  merge: (shown: never, fresh: never) => object;
}

/** Growing lists without a field policy: a refetch returns only the first page. */
export const PAGED_LISTS: Readonly<Record<string, PagedList>> = {
  PaymentsOfPractice: {
    hasMore: ({ currentPractice }: PaymentsOfPracticeQuery, { limit }: { limit: number }) =>
      (currentPractice?.pastAppointments?.length ?? 0) > limit,
    merge: (shown: PaymentsOfPracticeQuery, fresh: PaymentsOfPracticeQuery) => {
      const [before, now] = [shown.currentPractice?.pastAppointments, fresh.currentPractice?.pastAppointments];
      if (!before || !now || !fresh.currentPractice) return fresh;
      const pastAppointments = keptTail(before, now, ({ id }) => id);
      return { ...fresh, currentPractice: { ...fresh.currentPractice, pastAppointments } };
    },
  },
};
