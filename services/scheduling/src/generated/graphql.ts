import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AppointmentView } from '../visits/appointment.view.js';
import type { SeriesView } from '../series/series.view.js';
import type { BookableEventView } from '../event-records/bookable-event.view.js';
import type { RegistrationView } from '../registrations/registration.view.js';
import type { PackageView } from '../packages/package-views.service.js';
import type { SlotHoldView } from '../booking/slot-hold.view.js';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`, in the zone that the field names. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with an explicit offset: the location's where there is one, otherwise Z. */
  DateTime: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

/** Outcome of adding a client to an event. */
export type AddClientToBookableEventPayload = {
  __typename?: 'AddClientToBookableEventPayload';
  /** The event with the places that are left. */
  bookableEvent?: Maybe<BookableEvent>;
  /**
   * `not_found`, `already_registered`, `event_cancelled`, `invalid_client`, `no_contact`, `own_contact`, `invalid_email`,
   * `invalid_phone`, …
   */
  errors: Array<UserError>;
  /** The place. */
  registration?: Maybe<BookableEventRegistration>;
  /** Places that are taken now, which may be more than there are; null where it was refused. */
  registrationsCount?: Maybe<Scalars['Int']['output']>;
  result: MutationResult;
};

/**
 * A visit. The token in the key grants access to it: only its client, the holder of its link and its practice have one.
 * The practice's own token does not grant the client's rights and works in no other session.
 */
export type Appointment = {
  __typename?: 'Appointment';
  /** Sum of the service lines before discounts. */
  amountCents: Scalars['Int']['output'];
  amountCurrency: Scalars['String']['output'];
  /** The practice's note on the visit, for the practice alone. */
  appointmentNote?: Maybe<AppointmentNote>;
  appointmentServices: Array<AppointmentServiceLine>;
  /** Minutes. */
  appointmentTimeLength: Scalars['Int']['output'];
  /** Who made it: `client` or `practitioner`. */
  bookedBy: Scalars['String']['output'];
  /** Path of its calendar file (iCalendar). */
  calendarFileUrl: Scalars['String']['output'];
  /** Pages of other calendars on which it can be added. */
  calendarLinks: CalendarLinks;
  /** Whether the viewer may cancel as its client now; never the practice, which has `cancelAppointment`. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether the viewer may move it alone as its client now; never the practice. */
  canReschedule: Scalars['Boolean']['output'];
  /** What cancelling or moving now would cost the client under the terms, coupons taken off, cents. */
  cancellationFeeCents: Scalars['Int']['output'];
  /** Whether cancelling now would use up its package's session. */
  cancellationLosesSession: Scalars['Boolean']['output'];
  /**
   * What becomes of the package that this visit buys when the viewer cancels now, as its client or as its practice; null where
   * it buys none, and where nothing would become of it: the visit is over, or its package has been refunded already.
   */
  cancellationPackageOutcome?: Maybe<CancellationPackageOutcome>;
  /** The terms in force when it was booked. */
  cancellationTerms: CancellationTerms;
  /** The contact; the practice sees it. */
  client?: Maybe<Client>;
  clientEmail?: Maybe<Scalars['String']['output']>;
  /** Name as given when booking. */
  clientName: Scalars['String']['output'];
  /** What the client wrote when booking. */
  clientNote?: Maybe<Scalars['String']['output']>;
  clientPhone?: Maybe<Scalars['String']['output']>;
  /** Zone in which the client booked; the place's where unknown. */
  clientTimeZone: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** Such as `Friday, November 20, 2026 at 9:00 AM Vancouver time`. */
  formattedStartsAt: Scalars['String']['output'];
  /** Until when cancelling or moving is free, with the offset of `timeZone`; null where it always is. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Same as `timeZone`. */
  ianaTimeZone: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /**
   * Secret of the page `/m/c/{instantActionToken}`. The practice reads a token of its own here, which opens the visit in the
   * portal and the page of payments in person.
   */
  instantActionToken: Scalars['String']['output'];
  isVirtual: Scalars['Boolean']['output'];
  /** What cancelling or moving costs in the late hours, coupons taken off, cents; 0 where it costs no money. */
  lateCancellationFeeCents: Scalars['Int']['output'];
  location?: Maybe<Location>;
  /** Name of the place; after the start, as it was then. */
  locationName: Scalars['String']['output'];
  /** The address once approved, or what the practice shows before. */
  locationSingleLine: Scalars['String']['output'];
  /** Whether it is the first visit of the client at the practice, for the practice; always true for others. */
  newClient: Scalars['Boolean']['output'];
  /** When the practitioner marked the client as a no-show, with the offset of `timeZone`; null if not marked. */
  noShowAt?: Maybe<Scalars['DateTime']['output']>;
  /** What staying away costs under the terms, coupons taken off, cents; what a package pays for costs no money. */
  noShowFeeCents: Scalars['Int']['output'];
  /** Whether the practitioner asks for no fee for that. */
  noShowFeeWaived: Scalars['Boolean']['output'];
  /** The package whose session this visit uses or opened. */
  package?: Maybe<ClientPackage>;
  /** Place in the package, 1 being the visit that bought it. */
  packageSessionNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the start has passed. */
  past: Scalars['Boolean']['output'];
  /** Until then an appointment that awaits payment keeps its time. */
  paymentDueBy?: Maybe<Scalars['DateTime']['output']>;
  paymentRequirement: PaymentRequirement;
  /** Pending or approved. */
  pendingOrApproved: Scalars['Boolean']['output'];
  practice: Practice;
  /** The practitioner's words when cancelled or changed last. */
  practitionerNote?: Maybe<Scalars['String']['output']>;
  /** Visits in its series; null for a single visit, and where the series ends by date. */
  recurrenceCount?: Maybe<Scalars['Int']['output']>;
  /** How the series repeats that it belongs to; null for a single visit. */
  recurrenceFrequency?: Maybe<RecurrenceFrequency>;
  /** When its series ends: the end of a day of the practice, with the offset of `timeZone`; null where it ends by number. */
  recurrenceUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What moving it in the late hours has cost so far, cents; with what cancelling costs never more than its price. */
  rescheduleFeesCents: Scalars['Int']['output'];
  /** The series that it belongs to; null for a single visit. */
  series?: Maybe<AppointmentSeries>;
  /** Place in its series, from 1; null for a single visit. */
  seriesNumber?: Maybe<Scalars['Int']['output']>;
  /** The first line that is no add-on. */
  service: Service;
  /** With the offset of `timeZone`. */
  startsAt: Scalars['DateTime']['output'];
  state: AppointmentState;
  /** IANA zone of the place. */
  timeZone: Scalars['String']['output'];
  /**
   * The account behind the client: for the practice the one that its contact stands for, for a client their own. Null
   * without one, and for a caller who only has the link.
   */
  user?: Maybe<User>;
  /** Rises with every change: what a form shows is compared with it (`updateAppointmentV2`). */
  version: Scalars['Int']['output'];
  /** How to join a virtual visit, once approved. */
  virtualInstructions?: Maybe<Scalars['String']['output']>;
  /** The link to meet, once approved. */
  virtualMeetingLinkWithFallback?: Maybe<Scalars['String']['output']>;
};

/** What may change of a visit. */
export type AppointmentAspect =
  /** The message to the client. */
  | 'note'
  | 'place'
  /** Its services or their prices. */
  | 'services'
  /** Whether it stands, and whether its client came. */
  | 'state'
  | 'time';

/** A new client. Requires an email address or a phone number. */
export type AppointmentClientInput = {
  /** Not the practice's own. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Any common way of writing, read in the practice's country without a country code. Not the practice's own. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Where a visit would be. */
export type AppointmentMove = {
  __typename?: 'AppointmentMove';
  /** Of the visit. */
  appointmentId: Scalars['ID']['output'];
  /** What is there already; visits that are moved together do not conflict with each other. */
  conflicts: Array<TimeConflict>;
  /** Such as `Friday, November 20, 2026, 9:00 AM New York time`. */
  displayTime: Scalars['String']['output'];
  /** As it is, with the offset of its zone. */
  previousStartsAt: Scalars['DateTime']['output'];
  /** As it would be, with the offset of the zone that it would have. */
  startsAt: Scalars['DateTime']['output'];
};

/** What a practice noted on a visit. Never shown to the client. */
export type AppointmentNote = {
  __typename?: 'AppointmentNote';
  /** Plain text. */
  text: Scalars['String']['output'];
  /** When it was written or changed last, with the offset of the visit's `timeZone`. */
  time: Scalars['DateTime']['output'];
};

/** Outcome of a decision on an appointment. */
export type AppointmentPayload = {
  __typename?: 'AppointmentPayload';
  appointment?: Maybe<Appointment>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** A series of visits as the practitioner made it; its visits may have been moved or cancelled since. */
export type AppointmentSeries = {
  __typename?: 'AppointmentSeries';
  /** It ends after so many visits … */
  count?: Maybe<Scalars['Int']['output']>;
  frequency: RecurrenceFrequency;
  id: Scalars['ID']['output'];
  /** Of a `custom` one: every so many days or weeks. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** Starts of the pattern that were left out, with the offset of the place's zone. */
  leftOutTimes: Array<Scalars['DateTime']['output']>;
  /** How many visits it was made with. */
  size: Scalars['Int']['output'];
  /** Of a `custom` one. */
  unit?: Maybe<RecurrenceUnit>;
  /** … or with this day in the practice's zone, inclusive. */
  until?: Maybe<Scalars['Date']['output']>;
  /** All of its visits in the order of their times, whatever became of them; the practice's alone, null for others. */
  visits?: Maybe<Array<Appointment>>;
  /** Of a `custom` one in weeks; empty means the weekday of the first visit. */
  weekdays: Array<RecurrenceWeekday>;
};

/** A service on a visit, at the practitioner's price. */
export type AppointmentServiceInput = {
  /** Cents, 0 to 999,999,999. Left out: what was agreed with the client, else the service's price. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /** Keeps the price for this client: at most 1,000,000 cents. */
  saveCustomPrice?: InputMaybe<Scalars['Boolean']['input']>;
  /** A variation, or a service for its main one. */
  serviceId: Scalars['ID']['input'];
};

/** One priced line of a visit. */
export type AppointmentServiceLine = {
  __typename?: 'AppointmentServiceLine';
  addOn: Scalars['Boolean']['output'];
  amountCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Name as it was when booked. */
  name: Scalars['String']['output'];
  service?: Maybe<Service>;
  /** The variation that was booked, as `appointmentServices` of a change names it. */
  serviceId: Scalars['ID']['output'];
  /** Minutes. */
  timeLength: Scalars['Int']['output'];
};

/** Where an appointment stands. */
export type AppointmentState =
  /** Means the same as `approved`, which is what visits answer; for readers that know it under this name. */
  | 'accepted'
  /** It stands: accepted by the practitioner, or at once. */
  | 'approved'
  /** The time is kept while the client pays. */
  | 'awaiting_payment'
  | 'cancelled'
  | 'declined'
  /** Waits for the practitioner's decision. */
  | 'pending'
  /** Lapsed: never paid for in time, or never answered. */
  | 'unavailable';

/** Bookable starts. */
export type Availability = {
  __typename?: 'Availability';
  /** Days that have at least one start. */
  days: Array<AvailabilityDay>;
  /** Minutes of the visit, add-ons included. */
  durationMinutes: Scalars['Int']['output'];
  /** First bookable start after the asked range where the range has none, at most a year ahead. */
  nextStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Zone in which the practitioner works. */
  practiceTimeZone: Scalars['String']['output'];
  /** Zone of the days: the client's. */
  timeZone: Scalars['String']['output'];
};

/** Starts of one day of the client's calendar. */
export type AvailabilityDay = {
  __typename?: 'AvailabilityDay';
  date: Scalars['Date']['output'];
  slots: Array<Slot>;
};

/** A day that has a start. */
export type AvailableDay = {
  __typename?: 'AvailableDay';
  /** Of the practice's calendar. */
  date: Scalars['Date']['output'];
  /** The starts, with the offset of `timeZone`. */
  datetimes: Array<Scalars['DateTime']['output']>;
};

/** A booking. */
export type BookAppointmentInput = {
  /** The price shown to the client, in cents. Fails with `price_changed` if it has changed. If omitted, the price of the hold. */
  acceptedAmountCents?: InputMaybe<Scalars['Int']['input']>;
  /** Who comes; a logged-in client's own details where absent. */
  client?: InputMaybe<BookingClientInput>;
  /** From `holdSlot`. */
  holdId: Scalars['ID']['input'];
  /** Message to the practitioner, at most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of the client. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of booking. */
export type BookAppointmentPayload = {
  __typename?: 'BookAppointmentPayload';
  appointment?: Maybe<Appointment>;
  /** `hold_expired`, `slot_taken`, `price_changed`, `too_many_requests`, `package_used_up`, `invalid_email`, `invalid_phone`, … */
  errors: Array<UserError>;
  /** The slot hold with the prices for the client of the visit, if the booking failed with `price_changed`. */
  hold?: Maybe<SlotHold>;
  result: MutationResult;
};

/** A scheduled group event. */
export type BookableEvent = {
  __typename?: 'BookableEvent';
  allDay: Scalars['Boolean']['output'];
  amountCents: Scalars['Int']['output'];
  amountCurrency: Scalars['String']['output'];
  atCapacity: Scalars['Boolean']['output'];
  bookableEventTypeId: Scalars['ID']['output'];
  /** The terms that a registration would have. */
  cancellationTerms: CancellationTerms;
  /** The practitioner called it off. */
  cancelled: Scalars['Boolean']['output'];
  /** Null means unlimited. */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** The contacts who take a place, in the order in which they took it; for the practice, others get none. */
  clients: Array<Client>;
  /** Registrations that count; the practice sees it, others see 0. */
  clientsCount: Scalars['Int']['output'];
  /** Plain text. */
  description: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** The kind of event that it was scheduled from. */
  eventType: BookableEventType;
  /** Until when cancelling is free; null where it always is. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** For those who registered; null for everybody else. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** `in_person` or `virtual`. */
  kind: Scalars['String']['output'];
  location?: Maybe<Location>;
  locationName: Scalars['String']['output'];
  /** The address in one line, or the city where it is hidden and the viewer is not registered. */
  locationSingleLine: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** It has ended. */
  past: Scalars['Boolean']['output'];
  /** What registering needs: `none`, `save_card` or `charge`. */
  paymentRequirement: PaymentRequirement;
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Places left; null where unlimited. */
  placesLeft?: Maybe<Scalars['Int']['output']>;
  practice: Practice;
  /** Places may be taken as long as there are any: it has neither started nor been cancelled. */
  registrationOpen: Scalars['Boolean']['output'];
  /** Those that take a place, in the order in which they were made; for the practice, others get none. */
  registrations: Array<BookableEventRegistration>;
  /** With the offset of `timeZone`. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA. */
  timeZone: Scalars['String']['output'];
  /** Path of its public page. */
  url: Scalars['String']['output'];
  /** Rises with every change; editors must send it back. Visible to the practice only, others see 0. */
  version: Scalars['Int']['output'];
};

/** A group event to schedule. */
export type BookableEventInput = {
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: on purpose also where visits or other events are at that time; refused otherwise, and the payload names them. */
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  bookableEventTypeId: Scalars['ID']['input'];
  capacity?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** On a quarter of an hour; start plus the type's duration where absent (spec client §5). */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** UUID made by the client for a new one, the same for each repetition: those get what the first request made. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  instructions?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** The type's where absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** On a quarter of an hour, unless it stays as it was. */
  startsAt: Scalars['DateTime']['input'];
  /** IANA; the location's where absent. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** True: no limit, whatever `capacity` says. */
  unlimited?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` that was edited: where it has changed since it is refused with `changed_meanwhile`. Left out, the last one wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * One client's place in a group event. The token in the key grants access to it. The practice has a token of its own,
 * which does not grant the client's rights and works in no other session.
 */
export type BookableEventRegistration = {
  __typename?: 'BookableEventRegistration';
  amountCents: Scalars['Int']['output'];
  amountCurrency: Scalars['String']['output'];
  /** Path of its calendar file (iCalendar). */
  calendarFileUrl: Scalars['String']['output'];
  calendarLinks: CalendarLinks;
  /** Whether the viewer may give the place up as its client now; never the practice. */
  canCancel: Scalars['Boolean']['output'];
  /** What cancelling now would cost under the terms, cents. */
  cancellationFeeCents: Scalars['Int']['output'];
  cancellationTerms: CancellationTerms;
  /** The contact; for the practice, null for everybody else. */
  client?: Maybe<Client>;
  clientEmail?: Maybe<Scalars['String']['output']>;
  clientName: Scalars['String']['output'];
  /** IANA zone in which the client reads the times. */
  clientTimeZone: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  event: BookableEvent;
  /** Until when cancelling is free; null where it always is. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The practitioner called the event off. */
  isOwnerCancelled: Scalars['Boolean']['output'];
  /** Until then a registration that awaits payment keeps its place. */
  paymentDueBy?: Maybe<Scalars['DateTime']['output']>;
  paymentRequirement: PaymentRequirement;
  practice: Practice;
  state: RegistrationState;
  /** Secret of the registration's pages; the practice reads a token of its own here. */
  token: Scalars['String']['output'];
  /** How to join a virtual event, once booked. */
  virtualInstructions?: Maybe<Scalars['String']['output']>;
  /** The link to join a virtual event, once booked. */
  virtualLink?: Maybe<Scalars['String']['output']>;
};

/** Kind of group event of the catalog. */
export type BookableEventType = {
  __typename?: 'BookableEventType';
  /** Scheduled events of it that were not cancelled. */
  eventsCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Those to come, soonest first; of the caller's own practice only. */
  scheduledEvents: Array<BookableEvent>;
};


/** Kind of group event of the catalog. */
export type BookableEventTypeScheduledEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The starts that a practice offers, on its own clocks. */
export type BookingAvailability = {
  __typename?: 'BookingAvailability';
  /** Days that have at least one start. */
  availableSlots: Array<AvailableDay>;
  /** Zone of the place that offers the service. */
  timeZone: Scalars['String']['output'];
};

/** Who comes. */
export type BookingClientInput = {
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** Any common way of writing; read in the practice's country without a country code. */
  phone: Scalars['String']['input'];
};

/** A calendar, and whether it keeps time busy. */
export type CalendarActivityInput = {
  active: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

/** Change made to an entry in the external calendar. */
export type CalendarEntryChange =
  | 'deleted'
  | 'moved';

/** Time that another calendar of the practitioner holds and that cannot be booked. Visible to the practice only. */
export type CalendarEvent = {
  __typename?: 'CalendarEvent';
  /** UTC. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** UTC. */
  startsAt: Scalars['DateTime']['output'];
};

/** Addresses that open a calendar's form with the visit filled in. */
export type CalendarLinks = {
  __typename?: 'CalendarLinks';
  /** The calendar file, which Apple's and every other calendar opens. */
  apple: Scalars['String']['output'];
  google: Scalars['String']['output'];
  outlook: Scalars['String']['output'];
};

/** Why a calendar cannot be read. */
export type CalendarProblem =
  /** The account lets us in no more; it has to be connected again. */
  | 'access_lost'
  /** What answered is no calendar in the iCal format. */
  | 'no_calendar'
  /** There is more in it than is read. */
  | 'too_large'
  /** There was no answer, or a refusal. */
  | 'unreachable';

/** An account at a provider of calendars (spec portal-configuration §3). */
export type CalendarProfile = {
  __typename?: 'CalendarProfile';
  /** By name. */
  calendars: Array<ExternalCalendar>;
  /** When access to the account was lost; it has to be connected again. Always null for feeds. */
  erroredAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What `removeCronofyProfile` takes. */
  profileId: Scalars['ID']['output'];
  /** Of a feed, what the calendar calls itself, otherwise the name of its host. */
  profileName: Scalars['String']['output'];
  providerName: CalendarProvider;
};

/** Where practitioners keep calendars (spec portal-configuration §9). */
export type CalendarProvider =
  /** Another server for CalDAV (RFC 4791). */
  | 'caldav'
  | 'exchange'
  | 'google'
  /** An address of a calendar in the iCal format, which is only read. */
  | 'ical_feed'
  | 'icloud'
  | 'office365'
  | 'outlook';

/** Outcome of cancelling. */
export type CancelAppointmentPayload = {
  __typename?: 'CancelAppointmentPayload';
  appointment?: Maybe<Appointment>;
  /** All that were cancelled, the series included. */
  cancelledAppointmentIds: Array<Scalars['ID']['output']>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** What becomes of a package when the visit that bought it is cancelled. */
export type CancellationPackageOutcome =
  /** It ends, or is not opened at all: what was paid for it goes back. */
  | 'ends'
  /** It stays the client's, as another session of it is booked or lost, or as cancelling loses this one: its price stays paid or owed. */
  | 'kept';

/** The rules of cancelling, kept as they were when booked. */
export type CancellationTerms = {
  __typename?: 'CancellationTerms';
  /** A fixed fee, cents; used where `lateFeePercent` is 0. */
  lateFeeCents: Scalars['Int']['output'];
  /** Share of the amount less coupons, percent. */
  lateFeePercent: Scalars['Int']['output'];
  /** Hours before the start within which the fee is owed. */
  lateHours: Scalars['Int']['output'];
  /** Share of the amount owed when the client does not come, percent. */
  noShowFeePercent: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** An entry of the write calendar that is not as its visit or group event is. */
export type ChangedCalendarEntry = {
  __typename?: 'ChangedCalendarEntry';
  /** What is booked; null for a group event. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** Null for a visit. */
  bookableEventId?: Maybe<Scalars['ID']['output']>;
  change: CalendarEntryChange;
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** When we noticed. */
  noticedAt: Scalars['DateTime']['output'];
  /** Of the visit or the group event, which stays as it is. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA name. */
  timeZone: Scalars['String']['output'];
  /** Names of the services, or of the group event. */
  title: Scalars['String']['output'];
};

/** Outcome of deciding about a changed entry. */
export type ChangedCalendarEntryPayload = {
  __typename?: 'ChangedCalendarEntryPayload';
  /** `not_found` */
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Contact of the clients service. */
export type Client = {
  __typename?: 'Client';
  id: Scalars['ID']['output'];
  /** The service of the visit that was booked last and came about; null without one, and for all but its practice. */
  lastBookedService?: Maybe<Service>;
  /** Packages with sessions left, the one that is used first first; of the caller's own practice only. */
  openPackages: Array<ClientPackage>;
};

/** A package of sessions that a client bought. */
export type ClientPackage = {
  __typename?: 'ClientPackage';
  /** Path of the page that books the next session; null when none is left. */
  bookNextUrl?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  numberOfSessions: Scalars['Int']['output'];
  /** The package's service. */
  service: Service;
  /** Its id. */
  serviceId: Scalars['ID']['output'];
  sessionsRemaining: Scalars['Int']['output'];
  /** Secret that is enough to book the sessions; visible to the client. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Who offers video calls. */
export type ConferencingProvider =
  | 'zoom';

/** A service for video calls. */
export type ConferencingService = {
  __typename?: 'ConferencingService';
  /** Whether its calls are made for new virtual visits. */
  active: Scalars['Boolean']['output'];
  /** Such as `zoom`. */
  provider: Scalars['String']['output'];
};

/** A way to reach a client. */
export type ConfirmationChannel =
  | 'email'
  | 'sms';

/** An account at a server for CalDAV. */
export type ConnectCalDavInput = {
  /** Of iCloud an app-specific password. At most 500 characters; stored encrypted, never shown. */
  password: Scalars['String']['input'];
  /** `icloud` or `caldav`. */
  provider: CalendarProvider;
  /** Address of the server, https; only with `caldav`. At most 2,000 characters. */
  serverUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 320 characters. */
  username: Scalars['String']['input'];
};

/** Outcome of connecting an account by CalDAV. */
export type ConnectCalDavPayload = {
  __typename?: 'ConnectCalDavPayload';
  calendarProfile?: Maybe<CalendarProfile>;
  /** `invalid_server_url`, `invalid_username`, `invalid_password`, `calendar_login_refused`, `calendar_server_unreachable`, `feature_disabled`, `too_many_calendars` */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of going to connect an account. */
export type ConnectCalendarPayload = {
  __typename?: 'ConnectCalendarPayload';
  /** `provider_not_offered` */
  errors: Array<UserError>;
  result: MutationResult;
  /** Where the browser goes next; for an hour. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Outcome of going to connect an account. */
export type ConnectVideoConferencingPayload = {
  __typename?: 'ConnectVideoConferencingPayload';
  /** `feature_disabled`, `provider_not_offered` */
  errors: Array<UserError>;
  result: MutationResult;
  /** Where the browser goes next; for an hour. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Outcome of making a series. */
export type CreateAppointmentsPayload = {
  __typename?: 'CreateAppointmentsPayload';
  /** In the order of their times. */
  appointments: Array<Appointment>;
  /** What else is at the times of its visits. */
  conflicts: Array<TimeConflict>;
  /**
   * `feature_disabled`, `recurrence_too_many`, `recurrence_too_far`, `recurrence_invalid`, `overlaps`, and what `proCreateAppointment` refuses. On
   * failure nothing was made.
   */
  errors: Array<UserError>;
  result: MutationResult;
  series?: Maybe<AppointmentSeries>;
  /** Times that were left out because of conflicts; with `overlaps` those that are still undecided. */
  skippedTimes: Array<RecurringTime>;
};

/** Outcome of connecting a feed. */
export type CreateCronofyFeedPayload = {
  __typename?: 'CreateCronofyFeedPayload';
  /** `invalid_feed_url`, `too_many_calendars`, `feature_disabled` */
  errors: Array<UserError>;
  feed?: Maybe<CalendarProfile>;
  result: MutationResult;
};

/** Outcome of disconnecting an account. */
export type DeactivateVideoConferencingPayload = {
  __typename?: 'DeactivateVideoConferencingPayload';
  /** `not_found` */
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of cancelling an event. */
export type DeleteBookableEventPayload = {
  __typename?: 'DeleteBookableEventPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of giving time back. */
export type DeletePersonalEventPayload = {
  __typename?: 'DeletePersonalEventPayload';
  /** `not_found` */
  errors: Array<UserError>;
  result: MutationResult;
};

export { ErrorCode };

/** One calendar of a connected account. Of what is in it nothing is kept but when its practitioner is busy. */
export type ExternalCalendar = {
  __typename?: 'ExternalCalendar';
  /** Whether what it holds keeps the time of the practice. */
  active: Scalars['Boolean']['output'];
  /** As its provider calls it. */
  calendarId: Scalars['String']['output'];
  calendarName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it cannot be read. */
  problem?: Maybe<CalendarProblem>;
  /** When it was last read with success. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Since when it cannot be read. What it held stays busy; after an hour visits that would be accepted at once become requests,
   * until it can be read again.
   */
  unreadSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether visits can be written to it. */
  writable: Scalars['Boolean']['output'];
};

/** One priced line of a kept time. */
export type HoldLine = {
  __typename?: 'HoldLine';
  addOn: Scalars['Boolean']['output'];
  /** Cents; 0 where a package session covers it. */
  amountCents: Scalars['Int']['output'];
  /** The practitioner agreed this price with the client. */
  customPrice: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A time to keep. */
export type HoldSlotInput = {
  /** UUID made by the client, the same for each repetition: those get the time that the first request keeps. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  locationId: Scalars['ID']['input'];
  /** Secret of an open package whose session shall pay for the main service. */
  packageToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  /** As for `availability`. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** An instant that `availability` offered; an explicit offset is needed. */
  startsAt: Scalars['DateTime']['input'];
  /** IANA zone of the client. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of keeping a time. */
export type HoldSlotPayload = {
  __typename?: 'HoldSlotPayload';
  /** `slot_taken`, `too_many_holds`, `outside_hours`, `too_soon`, `invalid_service`, `invalid_package`, `package_used_up`, … */
  errors: Array<UserError>;
  hold?: Maybe<SlotHold>;
  result: MutationResult;
};

/**
 * Location of the catalog. Queried through a visit or a registration, it has the address, link and instructions of that visit or
 * event, visible to its clients: the current ones until the start, then those at the start. Queried otherwise, only the practice
 * sees them. Never contains the home address of a practitioner who travels to clients.
 */
export type Location = {
  __typename?: 'Location';
  id: Scalars['ID']['output'];
  /** The whole address in one line; the town where it is hidden from the caller. Null while it is not known yet. */
  singleLine?: Maybe<Scalars['String']['output']>;
  /** Places taken in upcoming group events at the location, which follow it as well. Visible to its practice only. */
  upcomingRegistrationsCount?: Maybe<Scalars['Int']['output']>;
  /**
   * Upcoming visits that follow the location when its name, address or link changes; their clients get an e-mail. A visit at the
   * client's home does not count. Visible to its practice only.
   */
  upcomingVisitsCount?: Maybe<Scalars['Int']['output']>;
  /** How to join a virtual visit, for those who come. */
  virtualInstructions?: Maybe<Scalars['String']['output']>;
  /** Where to join a virtual visit, for those who come. */
  virtualLink?: Maybe<Scalars['String']['output']>;
};

/** A visit to which the client did not come. */
export type MarkAppointmentNoShowInput = {
  appointmentId: Scalars['ID']['input'];
  /** Asks for no fee. */
  waiveFee?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts a pending request; practitioner only. */
  acceptAppointment: AppointmentPayload;
  /**
   * Adds a client to a group event, even if it is full or has started. Pros only (spec portal-operations §4, §7). The
   * contact is notified unless the event is over. No payment is required first: it is charged later, or paid elsewhere.
   */
  addClientToBookableEvent: AddClientToBookableEventPayload;
  /**
   * Books a kept time, with or without an account. Where the service needs a card the appointment stays `awaiting_payment`
   * until payments has saved or charged it, and lapses after `paymentDueBy`. Safe to repeat: for about an hour the same hold gives
   * the same person the same appointment, whose id is another one. `login_required`: an account holds the slot and its session has
   * expired. The client can log in and retry, or release the hold. `price_changed`: a price was agreed with the account's
   * contact, but the booking is for another person. The client can accept the price of `hold`.
   */
  bookAppointment: BookAppointmentPayload;
  /**
   * Cancels by the practitioner, with an optional message to the client. Of a series all that are cancelled are so in one step,
   * and the client is notified once.
   */
  cancelAppointment: CancelAppointmentPayload;
  /**
   * Cancels by the client's link: by its id and token, or in the browser that has opened it. The practice's token does
   * nothing here.
   */
  cancelAppointmentNoUser: AppointmentPayload;
  /** Gives a place up by its client's link, within the terms; as `POST /manage_event_registrations/{token}/cancel`. */
  cancelRegistration: RegisterForBookableEventPayload;
  /** Cancels by the logged-in client. */
  clientCancel: AppointmentPayload;
  /**
   * Connects an account by CalDAV (RFC 4791): iCloud with an app-specific password, or any other server; pros only. An account that
   * is connected already gets the new password.
   */
  connectCalDav: ConnectCalDavPayload;
  /**
   * The way to the page of Google or Microsoft at which a practitioner lets us read and write calendars; pros only. The page leads
   * back to `/portal/settings/calendar`, with `connected=true` or with `error` and a code. The other providers: `connectCalDav`.
   */
  connectCalendar: ConnectCalendarPayload;
  /**
   * The way to the page of a provider of video calls at which a practitioner lets us make meetings; pros only. The page leads back
   * to the settings, which say what came of it.
   */
  connectVideoConferencing: ConnectVideoConferencingPayload;
  /**
   * Makes a series by the practitioner: all of its visits or none, each as `proCreateAppointment` makes one. Times at which
   * something else is are left out, unless they are included one by one.
   */
  createAppointments: CreateAppointmentsPayload;
  /**
   * Connects a calendar by the address at which it is published in the iCal format; pros only. It is read at once, and refused
   * where it cannot be. An address that is connected already stays as it is.
   */
  createCronofyFeed: CreateCronofyFeedPayload;
  /**
   * Disconnects the account at a provider of video calls (spec portal-configuration §7); pros only. Meetings that are made
   * already stay at the provider, and links that lead to them stay as they are.
   */
  deactivateVideoConferencing: DeactivateVideoConferencingPayload;
  /** Declines a pending request; practitioner only. */
  declineAppointment: AppointmentPayload;
  /** Cancels a group event, notifies all registrants and refunds their payments. Pros only. */
  deleteBookableEvent: DeleteBookableEventPayload;
  /** Takes a personal event off the calendar, so that its time can be booked again; pros only. Repeating it changes nothing. */
  deletePersonalEvent: DeletePersonalEventPayload;
  /** Leaves an entry as it is in the other calendar until its visit or group event changes; pros only. */
  dismissCalendarEntry: ChangedCalendarEntryPayload;
  /** Keeps a time for ten minutes while the client fills in the rest. A hold that lapses frees the time by itself. */
  holdSlot: HoldSlotPayload;
  /**
   * The client did not come: by the practitioner, once the visit has started. The fee of the terms is owed unless it is waived;
   * repeating it decides again about the fee.
   */
  markAppointmentNoShow: AppointmentPayload;
  /**
   * Books by the practitioner (specification of the portal, sections 4, 5 and 7): the visit stands at once. Any time may be
   * chosen, past ones and those at which something else is; `conflicts` then says what. A service of which the client has an
   * open package takes a session of it and costs nothing more; another package service buys the package.
   */
  proCreateAppointment: ProAppointmentPayload;
  /**
   * Takes a place in an event, with or without an account. Capacity holds under concurrency. Where the event costs something
   * and a card is needed the registration stays `awaiting_payment` until payments has secured it, and lapses after
   * `paymentDueBy`. Safe to repeat with the same `requestId`.
   */
  registerForBookableEvent: RegisterForBookableEventPayload;
  /** Gives a kept time back before it lapses. */
  releaseSlot: ReleaseSlotPayload;
  /**
   * Takes a contact's place in a group event away; pros only (spec portal-operations §7). The contact is notified and gets back
   * what was paid, whatever the terms say. Repeating it changes nothing.
   */
  removeClientFromBookableEvent: RemoveClientFromBookableEventPayload;
  /** Disconnects an account: its calendars and the times that they keep are gone; pros only. */
  removeCronofyProfile: RemoveCronofyProfilePayload;
  /**
   * Moves an appointment to a free time within the policy, by its client. The new time is taken, the old one released in
   * one step; nothing is paid again. Inside the late window the first commitment's fee is owed and must be accepted.
   * Safe to repeat.
   */
  rescheduleAppointment: RescheduleAppointmentPayload;
  /** Sends the confirmation of a visit to its client again; practitioner only. */
  resendProAppointmentConfirmation: AppointmentPayload;
  /** Writes an entry again as its visit or group event is; pros only. */
  restoreCalendarEntry: ChangedCalendarEntryPayload;
  /** The client came after all: what the visit costs is owed again. */
  undoAppointmentNoShow: AppointmentPayload;
  /**
   * Changes a visit or a request by the practitioner, also after its start. What is left out stays as it is. Three minutes
   * after the last change, its client is notified once of all remaining differences. Reverted changes are not notified.
   */
  updateAppointmentV2: ProAppointmentPayload;
  /**
   * Which of the connected calendars keep time busy; pros only (spec portal-configuration §7). What a calendar holds that is
   * switched off is free again at once; one that is switched on is read within seconds. All are changed, or none.
   */
  updateCronofyCalendars: UpdateCronofyCalendarsPayload;
  /**
   * The calendar that visits and group events are written to from now on; pros only (spec portal-configuration §7). What is to come is
   * written there, and taken out of the calendar before.
   */
  updateCronofyClient: UpdateCronofyClientPayload;
  /** Schedules a group event, or changes one and notifies registered clients. Pros only (spec portal-operations §7). */
  upsertBookableEvent: UpsertBookableEventPayload;
  /**
   * Takes time of the practitioner for something else, or changes that; pros only (spec portal-operations §7). The time
   * cannot be booked. The wall times are what counts when the rules of the zone change.
   */
  upsertPersonalEvent: UpsertPersonalEventPayload;
};


export type MutationAcceptAppointmentArgs = {
  appointmentId: Scalars['ID']['input'];
};


export type MutationAddClientToBookableEventArgs = {
  bookableEventId: Scalars['ID']['input'];
  clientId?: InputMaybe<Scalars['ID']['input']>;
  clientParams?: InputMaybe<AppointmentClientInput>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


export type MutationCancelAppointmentArgs = {
  appointmentId: Scalars['ID']['input'];
  cancelRecurringSeries?: InputMaybe<Scalars['Boolean']['input']>;
  practitionerNote?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelAppointmentNoUserArgs = {
  acceptedFeeCents?: InputMaybe<Scalars['Int']['input']>;
  appointmentId: Scalars['ID']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelRegistrationArgs = {
  acceptedFeeCents?: InputMaybe<Scalars['Int']['input']>;
  token: Scalars['String']['input'];
};


export type MutationClientCancelArgs = {
  acceptedFeeCents?: InputMaybe<Scalars['Int']['input']>;
  appointmentId: Scalars['ID']['input'];
};


export type MutationConnectCalDavArgs = {
  input: ConnectCalDavInput;
};


export type MutationConnectCalendarArgs = {
  provider: CalendarProvider;
};


export type MutationConnectVideoConferencingArgs = {
  provider: ConferencingProvider;
};


export type MutationCreateAppointmentsArgs = {
  appointmentServices: Array<AppointmentServiceInput>;
  client?: InputMaybe<AppointmentClientInput>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  endsAt: Scalars['DateTime']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  includedTimes?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  locationId: Scalars['ID']['input'];
  recurrencePattern: RecurrencePatternInput;
  removedTimes?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  skipConflicts?: InputMaybe<Scalars['Boolean']['input']>;
  startsAt: Scalars['DateTime']['input'];
};


export type MutationCreateCronofyFeedArgs = {
  feedUrl: Scalars['String']['input'];
};


export type MutationDeactivateVideoConferencingArgs = {
  provider: ConferencingProvider;
};


export type MutationDeclineAppointmentArgs = {
  appointmentId: Scalars['ID']['input'];
};


export type MutationDeleteBookableEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePersonalEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissCalendarEntryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationHoldSlotArgs = {
  input: HoldSlotInput;
};


export type MutationMarkAppointmentNoShowArgs = {
  input: MarkAppointmentNoShowInput;
};


export type MutationProCreateAppointmentArgs = {
  appointmentServices: Array<AppointmentServiceInput>;
  client?: InputMaybe<AppointmentClientInput>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  endsAt: Scalars['DateTime']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  locationId: Scalars['ID']['input'];
  startsAt: Scalars['DateTime']['input'];
};


export type MutationRegisterForBookableEventArgs = {
  input: RegisterForBookableEventInput;
};


export type MutationReleaseSlotArgs = {
  input: ReleaseSlotInput;
};


export type MutationRemoveClientFromBookableEventArgs = {
  bookableEventId: Scalars['ID']['input'];
  clientId: Scalars['ID']['input'];
};


export type MutationRemoveCronofyProfileArgs = {
  profileId: Scalars['ID']['input'];
};


export type MutationRescheduleAppointmentArgs = {
  input: RescheduleAppointmentInput;
};


export type MutationResendProAppointmentConfirmationArgs = {
  appointmentId: Scalars['ID']['input'];
  sendTo: ConfirmationChannel;
};


export type MutationRestoreCalendarEntryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoAppointmentNoShowArgs = {
  input: UndoAppointmentNoShowInput;
};


export type MutationUpdateAppointmentV2Args = {
  appointmentId: Scalars['ID']['input'];
  appointmentServices?: InputMaybe<Array<AppointmentServiceInput>>;
  editSeries?: InputMaybe<SeriesScope>;
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  keepTimeOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  practitionerNote?: InputMaybe<Scalars['String']['input']>;
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUpdateCronofyCalendarsArgs = {
  calendars: Array<CalendarActivityInput>;
};


export type MutationUpdateCronofyClientArgs = {
  writeCalendarId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpsertBookableEventArgs = {
  event: BookableEventInput;
};


export type MutationUpsertPersonalEventArgs = {
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  allowOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  endsAt: Scalars['DateTime']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  startsAt: Scalars['DateTime']['input'];
  timeZone: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** What has to be done before a booking counts. */
export type PaymentRequirement =
  /** The card is charged now. */
  | 'charge'
  | 'none'
  /** A card is saved and charged on the day of the appointment. */
  | 'save_card';

/** Time that a practitioner spends otherwise, such as a holiday. Visible to the practice only. */
export type PersonalEvent = {
  __typename?: 'PersonalEvent';
  /** Whether it takes whole days of `timeZone`. */
  allDay: Scalars['Boolean']['output'];
  /** With the offset of `timeZone`; of whole days the first instant after the last. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** With the offset of `timeZone`. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA. */
  timeZone: Scalars['String']['output'];
  /** Rises with every change; editors must send it back. */
  version: Scalars['Int']['output'];
};

/** Practice of the catalog. */
export type Practice = {
  __typename?: 'Practice';
  /** Scheduled group events to come, soonest first, for the public. */
  bookableEvents: Array<BookableEvent>;
  /** When its shortest public service could be booked; null where it has none. */
  bookingAvailability?: Maybe<BookingAvailability>;
  /** Calendars elsewhere that its practitioner has connected, the first one first; empty for everybody but the practice itself. */
  calendarProfiles: Array<CalendarProfile>;
  /** Providers whose calendars can be connected here, besides feeds. */
  calendarProviders: Array<CalendarProvider>;
  /**
   * Entries of the write calendar that were deleted or moved there while their visit or group event is unchanged; soonest
   * first, at most 50. Empty for everybody but the practice itself.
   */
  changedCalendarEntries: Array<ChangedCalendarEntry>;
  /** Services for video calls that it has connected, by name. */
  conferencingServices: Array<ConferencingService>;
  id: Scalars['ID']['output'];
  /** The next start that could be booked for its shortest public service; null where there is none in 60 days. */
  nextAvailableAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its account at Zoom (spec portal-configuration §3); null for everybody but the practice itself. */
  videoConferencing?: Maybe<VideoConferencingConnection>;
  /**
   * The calendar that visits and group events are written to (spec portal-configuration §3); null where there is none, and for
   * everybody but the practice itself.
   */
  writeCalendar?: Maybe<WriteCalendar>;
};


/** Practice of the catalog. */
export type PracticeBookableEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Practice of the catalog. */
export type PracticeBookingAvailabilityArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of booking or changing by the practitioner. */
export type ProAppointmentPayload = {
  __typename?: 'ProAppointmentPayload';
  /** As it is now, also where a change was refused with `changed_meanwhile`. */
  appointment?: Maybe<Appointment>;
  /** All that are different now, soonest first. */
  changedAppointmentIds: Array<Scalars['ID']['output']>;
  /** Where a change was refused with `changed_meanwhile`: what is different from the version that the form shows. */
  changedMeanwhile: Array<AppointmentAspect>;
  /** What else is at its time, and at those of its series that changed with it. */
  conflicts: Array<TimeConflict>;
  /**
   * `no_contact`, `own_contact`, `invalid_client`, `invalid_service`, `invalid_amount`, `invalid_location`,
   * `invalid_starts_at`, `invalid_ends_at`, `changed_meanwhile`, `not_changeable`, `not_found`, …
   */
  errors: Array<UserError>;
  result: MutationResult;
};

export type Query = {
  __typename?: 'Query';
  /**
   * Where visits would be after `updateAppointmentV2` with the same arguments, and what is there already, soonest first: before the
   * practitioner confirms. Visits that would stay at their time are not among them.
   */
  appointmentMoves: Array<AppointmentMove>;
  /** The practice's note on one of its visits; pros only. Null where there is none, and for visits of others. */
  appointmentNote?: Maybe<AppointmentNote>;
  /**
   * The starts that may be booked. The same rules decide when booking: opening hours, buffer, lead time and increment in
   * the location's zone against everything that makes the practitioner busy, live holds included.
   */
  availability: Availability;
  /** A scheduled group event; the public sees those of published practices. */
  bookableEvent?: Maybe<BookableEvent>;
  /** One contact's place in an event, for the practice (spec client §7). */
  bookableEventRegistration?: Maybe<BookableEventRegistration>;
  /**
   * What other calendars of the practitioner hold in a range, soonest first; the caller's practice only. They say when, not
   * what. Empty as long as no other calendar is connected.
   */
  calendarEvents: Array<CalendarEvent>;
  /** Requests that lapsed: never answered or never paid for. */
  expiredAppointments: Array<Appointment>;
  /** A package by its secret; null for an unknown one. */
  openPackage?: Maybe<ClientPackage>;
  /** The caller's own packages with sessions left, newest first. */
  openPackages: Array<ClientPackage>;
  /** Bookings that are over or cancelled, latest first. */
  pastAppointments: Array<Appointment>;
  /** How many bookings `pastAppointments` has of the same person. */
  pastAppointmentsCount: Scalars['Int']['output'];
  /** Requests of the caller's practice that wait for a decision, soonest first. */
  pendingAppointments: Array<Appointment>;
  /** Personal events of the practitioner that touch a range, soonest first. Visible to the practice only. */
  personalEvents: Array<PersonalEvent>;
  /** The appointments of the caller's practice that touch a range: all that hold time, and what was cancelled by the client. */
  practiceAppointments: Array<Appointment>;
  /** The group events of the caller's practice that touch a range. */
  practiceBookableEvents: Array<BookableEvent>;
  /**
   * The times that a pattern gives, the first included, with what is there already (specification of the portal, sections 4, 5
   * and 9); the caller's practice only. In wall time of the place: 09:00 is 09:00 on both sides of a change of clocks. At most 25
   * times and one year ahead; more are refused with `recurrence_too_many` or `recurrence_too_far`, whose messages are for people.
   */
  recurringTimes: Array<RecurringTime>;
  /** The starts to which an appointment can be moved; its own time counts as free, its own start is left out. As `availability` otherwise. */
  rescheduleAvailability?: Maybe<Availability>;
  /** The next 50 events of the caller's practice, soonest first (spec portal-configuration §7). */
  scheduledEvents: Array<BookableEvent>;
  /**
   * The appointment of the page `/m/c/{instantActionToken}`. The client's link works for every caller, the practice's
   * token only in the practice's session. Null for any other token. The browser that opens the client's link stores its
   * secret in a cookie (the latest eight, for 30 days, not readable by scripts), so that later operations on the visit
   * there need only its id.
   */
  tokenAppointment?: Maybe<Appointment>;
  /**
   * The registration of the page `/manage_event_registrations/{token}`: by its client's link for everybody, by the practice's
   * token in the practice's session alone. Null for any other token.
   */
  tokenRegistration?: Maybe<BookableEventRegistration>;
  /** Bookings to come, soonest first: the caller's own, or those of a contact of the caller's practice. */
  upcomingAppointments: Array<Appointment>;
  /** One of the caller's own bookings. */
  userAppointment?: Maybe<Appointment>;
};


export type QueryAppointmentMovesArgs = {
  appointmentId: Scalars['ID']['input'];
  editSeries?: InputMaybe<SeriesScope>;
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryAppointmentNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAvailabilityArgs = {
  from: Scalars['Date']['input'];
  locationId: Scalars['ID']['input'];
  packageToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  serviceIds: Array<Scalars['ID']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
};


export type QueryBookableEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBookableEventRegistrationArgs = {
  bookableEventId: Scalars['ID']['input'];
  clientId: Scalars['ID']['input'];
};


export type QueryCalendarEventsArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryOpenPackageArgs = {
  packageToken: Scalars['String']['input'];
};


export type QueryOpenPackagesArgs = {
  practiceId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPastAppointmentsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPastAppointmentsCountArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPersonalEventsArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryPracticeAppointmentsArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryPracticeBookableEventsArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryRecurringTimesArgs = {
  duration: Scalars['Int']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
  practiceId: Scalars['ID']['input'];
  recurrencePattern?: InputMaybe<RecurrencePatternInput>;
  startsAt: Scalars['DateTime']['input'];
};


export type QueryRescheduleAvailabilityArgs = {
  appointmentId: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
};


export type QueryScheduledEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  bookableEventTypeId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTokenAppointmentArgs = {
  instantActionToken: Scalars['String']['input'];
};


export type QueryTokenRegistrationArgs = {
  token: Scalars['String']['input'];
};


export type QueryUpcomingAppointmentsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUserAppointmentArgs = {
  id: Scalars['ID']['input'];
};

/** How often a series repeats. */
export type RecurrenceFrequency =
  /** Every so many days, or weeks on certain weekdays. */
  | 'custom'
  | 'daily'
  | 'every_two_weeks'
  /** On the same day of the month; months that lack it are skipped. */
  | 'monthly_by_day'
  /** On the same weekday of the month, the fourth being the last. */
  | 'monthly_by_weekday'
  | 'weekly';

/**
 * How a series repeats and when it ends. Without `count` and `until` it has ten visits, of a package as many as it has sessions
 * left.
 */
export type RecurrencePatternInput = {
  /** It ends after so many visits, 25 at most. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Left out: it does not repeat. */
  frequency?: InputMaybe<RecurrenceFrequency>;
  /** Of a `custom` one: every so many days or weeks, 1 at least. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Of a `custom` one. */
  unit?: InputMaybe<RecurrenceUnit>;
  /** It ends with this day in the practice's zone, inclusive. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Of a `custom` one in weeks, which start on Sunday; none means the weekday of the first visit. */
  weekdays?: InputMaybe<Array<RecurrenceWeekday>>;
};

/** What a custom series counts in. */
export type RecurrenceUnit =
  | 'day'
  | 'week';

/** A day of the week, as iCalendar names it (RFC 5545). */
export type RecurrenceWeekday =
  | 'FR'
  | 'MO'
  | 'SA'
  | 'SU'
  | 'TH'
  | 'TU'
  | 'WE';

/** A time that a pattern gives. */
export type RecurringTime = {
  __typename?: 'RecurringTime';
  /** What is there already. */
  conflicts: Array<TimeConflict>;
  /** Such as `Friday, November 20, 2026, 9:00 AM New York time`. */
  displayTime: Scalars['String']['output'];
  /** With the offset of the zone in which it repeats. */
  startsAt: Scalars['DateTime']['output'];
};

/** Who comes to what. */
export type RegisterForBookableEventInput = {
  bookableEventId: Scalars['ID']['input'];
  /** A logged-in client's own details where absent. */
  client?: InputMaybe<BookingClientInput>;
  /** Made by the browser for one attempt, 16 to 64 characters; a repetition gives the same registration. */
  requestId: Scalars['String']['input'];
  /** IANA zone of the client. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of registering or cancelling. */
export type RegisterForBookableEventPayload = {
  __typename?: 'RegisterForBookableEventPayload';
  /**
   * `not_found`, `at_capacity`, `event_over`, `event_cancelled`, `already_registered`, `invalid_request_id`,
   * `too_many_places` (an account or a network has started to take many places in this event: paid ones count no more, others
   * for 15 minutes), `too_many_requests` (12 places under this address wait for their payment), `invalid_email`, …; when cancelling `not_found`, `event_over`, `event_cancelled`, `not_cancellable`.
   */
  errors: Array<UserError>;
  registration?: Maybe<BookableEventRegistration>;
  result: MutationResult;
};

/** Where a registration stands. */
export type RegistrationState =
  /** The place is kept while the client pays. */
  | 'awaiting_payment'
  | 'booked'
  | 'cancelled'
  /** Lapsed: never paid for in time. */
  | 'unavailable';

/** Which kept time. */
export type ReleaseSlotInput = {
  holdId: Scalars['ID']['input'];
};

/** Outcome of giving a time back. */
export type ReleaseSlotPayload = {
  __typename?: 'ReleaseSlotPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of taking a place away. */
export type RemoveClientFromBookableEventPayload = {
  __typename?: 'RemoveClientFromBookableEventPayload';
  /** The event with the places that are left. */
  bookableEvent?: Maybe<BookableEvent>;
  /** `not_found` (also of a contact that has no place), `event_cancelled`, `event_over` */
  errors: Array<UserError>;
  /** Places that are taken now; null where it was refused. */
  registrationsCount?: Maybe<Scalars['Int']['output']>;
  result: MutationResult;
};

/** Outcome of disconnecting an account. */
export type RemoveCronofyProfilePayload = {
  __typename?: 'RemoveCronofyProfilePayload';
  /** `not_found` */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Where to move an appointment. */
export type RescheduleAppointmentInput = {
  /** The fee that was shown, cents; 0 outside of the late window. */
  acceptedFeeCents: Scalars['Int']['input'];
  appointmentId: Scalars['ID']['input'];
  /** Secret of the link, for callers without a session; may be left out in the browser that has opened it. */
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  /** An instant that `rescheduleAvailability` offered; an explicit offset is needed. */
  startsAt: Scalars['DateTime']['input'];
  /** IANA zone of the client. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of moving. */
export type RescheduleAppointmentPayload = {
  __typename?: 'RescheduleAppointmentPayload';
  appointment?: Maybe<Appointment>;
  /** `slot_taken`, `outside_hours`, `too_soon`, `not_movable`, `fee_changed` (the fee differs from the accepted one), … */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Which visits of a series something is about. */
export type SeriesScope =
  /** This one and all that have not started. */
  | 'all'
  /** This one and all that come after it and have not started. */
  | 'this_and_following'
  | 'this_one';

/** Service of the catalog. */
export type Service = {
  __typename?: 'Service';
  id: Scalars['ID']['output'];
};

/** A bookable start. */
export type Slot = {
  __typename?: 'Slot';
  endsAt: Scalars['DateTime']['output'];
  /** The same instant with the offset of the practitioner's zone. */
  practiceStartsAt: Scalars['DateTime']['output'];
  /** With the offset of the client's zone. */
  startsAt: Scalars['DateTime']['output'];
};

/** A kept time. */
export type SlotHold = {
  __typename?: 'SlotHold';
  /** Sum of the lines, cents. */
  amountCents: Scalars['Int']['output'];
  /** What cancelling right after booking would cost, cents: above 0 where the late window has started already. */
  cancellationFeeCents: Scalars['Int']['output'];
  /** The terms that would be in force. */
  cancellationTerms: CancellationTerms;
  currency: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Until when cancelling would be free; null where it always is, or never. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The lines with this client's prices. */
  lines: Array<HoldLine>;
  /** The package whose session it would use. */
  package?: Maybe<ClientPackage>;
  /** What booking it needs: `none`, `save_card` or `charge`. */
  paymentRequirement: PaymentRequirement;
  startsAt: Scalars['DateTime']['output'];
};

/** Something that takes time at which something else shall be (specification of the portal, section 3, Recurring time). */
export type TimeConflict = {
  __typename?: 'TimeConflict';
  id: Scalars['ID']['output'];
  /** The client's name, or what the event is called. */
  name: Scalars['String']['output'];
  /** Such as `Wed, Jan 6, 10:00 AM – 11:00 AM`, in the zone of the time that is looked at. */
  timeRange: Scalars['String']['output'];
  type: TimeConflictType;
};

/** What takes the time. */
export type TimeConflictType =
  /** A visit or a request. */
  | 'appointment'
  /** A group event. */
  | 'bookable_event'
  /** Busy in another calendar of the practitioner. */
  | 'external'
  /** A slot hold of a client who is booking at the moment. */
  | 'hold'
  /** A personal event of the practitioner. */
  | 'personal_event';

/** A visit to which the client came after all. */
export type UndoAppointmentNoShowInput = {
  appointmentId: Scalars['ID']['input'];
};

/** Outcome of switching calendars. */
export type UpdateCronofyCalendarsPayload = {
  __typename?: 'UpdateCronofyCalendarsPayload';
  /** Their accounts as they are now. */
  calendarProfiles?: Maybe<Array<CalendarProfile>>;
  /** `not_found` */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of choosing the calendar that visits are written to. */
export type UpdateCronofyClientPayload = {
  __typename?: 'UpdateCronofyClientPayload';
  /** `not_found` */
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of scheduling. */
export type UpsertBookableEventPayload = {
  __typename?: 'UpsertBookableEventPayload';
  /** The event; with `changed_meanwhile` as it is now. */
  bookableEvent?: Maybe<BookableEvent>;
  /**
   * `not_found`, `invalid_starts_at`, `invalid_ends_at`, `invalid_location`, `event_over`, `overlaps`, `changed_meanwhile`,
   * `feature_disabled` (of a new one), …
   */
  errors: Array<UserError>;
  /** With `overlaps`: the visits that are booked at that time, soonest first. */
  overlappingAppointments: Array<Appointment>;
  /** With `overlaps`: the practice's other group events at that time, soonest first. */
  overlappingEvents: Array<BookableEvent>;
  /** With `overlaps`: the practitioner's personal events at that time, soonest first. */
  overlappingPersonalEvents: Array<PersonalEvent>;
  result: MutationResult;
};

/** Outcome of taking time. */
export type UpsertPersonalEventPayload = {
  __typename?: 'UpsertPersonalEventPayload';
  /**
   * `not_found`, `name_required`, `invalid_name`, `invalid_starts_at`, `invalid_ends_at`, `invalid_time_zone`, `overlaps`,
   * `changed_meanwhile`
   */
  errors: Array<UserError>;
  /** With `overlaps`: the visits that are booked at that time, soonest first. */
  overlappingAppointments: Array<Appointment>;
  /** With `overlaps`: the group events at that time, soonest first. */
  overlappingEvents: Array<BookableEvent>;
  /** With `overlaps`: the other personal events at that time, soonest first. */
  overlappingPersonalEvents: Array<PersonalEvent>;
  /** The event; with `changed_meanwhile` as it is now. */
  personalEvent?: Maybe<PersonalEvent>;
  result: MutationResult;
};

/** Account of the clients service. */
export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
};

/** Why a mutation refused, as the user may read it. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable, machine-readable reason, such as `not_found` or `slot_taken`. */
  code: ErrorCode;
  /** The argument or input field that it is about. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who made the request. */
  message: Scalars['String']['output'];
};

/** An account for video calls as its practice sees it (spec portal-configuration §3). */
export type VideoConferencingConnection = {
  __typename?: 'VideoConferencingConnection';
  /** Of the account; null where none is connected. */
  accountEmail?: Maybe<Scalars['String']['output']>;
  /** Of the account; null where none is connected. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** Whether an account is connected, including one that has to be reconnected. */
  connected: Scalars['Boolean']['output'];
  /** When access was lost. The account has to be reconnected; until then no meetings are created. */
  erroredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The calendar that visits are written to (spec portal-configuration §3). */
export type WriteCalendar = {
  __typename?: 'WriteCalendar';
  /** Of the calendar, as `ExternalCalendar.id`. */
  calendarId: Scalars['ID']['output'];
  calendarName: Scalars['String']['output'];
  /** Of the account. */
  profileName: Scalars['String']['output'];
  providerName: CalendarProvider;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Appointment: Appointment;
  BookableEvent: BookableEvent;
  BookableEventRegistration: BookableEventRegistration;
  BookableEventType: BookableEventType;
  Client: Client;
  ClientPackage: ClientPackage;
  Location: Location;
  Practice: Practice;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Appointment:
    ( { __typename: 'Appointment' }
    & GraphQLRecursivePick<FederationTypes['Appointment'], {"id":true,"instantActionToken":true}> );
  BookableEvent:
    ( { __typename: 'BookableEvent' }
    & GraphQLRecursivePick<FederationTypes['BookableEvent'], {"id":true}> );
  BookableEventRegistration:
    ( { __typename: 'BookableEventRegistration' }
    & GraphQLRecursivePick<FederationTypes['BookableEventRegistration'], {"id":true,"token":true}> );
  BookableEventType:
    ( { __typename: 'BookableEventType' }
    & GraphQLRecursivePick<FederationTypes['BookableEventType'], {"id":true}> );
  Client:
    ( { __typename: 'Client' }
    & GraphQLRecursivePick<FederationTypes['Client'], {"id":true}> );
  ClientPackage:
    ( { __typename: 'ClientPackage' }
    & GraphQLRecursivePick<FederationTypes['ClientPackage'], {"id":true}> );
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddClientToBookableEventPayload: ResolverTypeWrapper<Omit<AddClientToBookableEventPayload, 'bookableEvent' | 'registration'> & { bookableEvent?: Maybe<ResolversTypes['BookableEvent']>, registration?: Maybe<ResolversTypes['BookableEventRegistration']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Appointment: ResolverTypeWrapper<AppointmentView>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AppointmentAspect: AppointmentAspect;
  AppointmentClientInput: AppointmentClientInput;
  AppointmentMove: ResolverTypeWrapper<AppointmentMove>;
  AppointmentNote: ResolverTypeWrapper<AppointmentNote>;
  AppointmentPayload: ResolverTypeWrapper<Omit<AppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  AppointmentSeries: ResolverTypeWrapper<SeriesView>;
  AppointmentServiceInput: AppointmentServiceInput;
  AppointmentServiceLine: ResolverTypeWrapper<AppointmentServiceLine>;
  AppointmentState: AppointmentState;
  Availability: ResolverTypeWrapper<Availability>;
  AvailabilityDay: ResolverTypeWrapper<AvailabilityDay>;
  AvailableDay: ResolverTypeWrapper<AvailableDay>;
  BookAppointmentInput: BookAppointmentInput;
  BookAppointmentPayload: ResolverTypeWrapper<Omit<BookAppointmentPayload, 'appointment' | 'hold'> & { appointment?: Maybe<ResolversTypes['Appointment']>, hold?: Maybe<ResolversTypes['SlotHold']> }>;
  BookableEvent: ResolverTypeWrapper<BookableEventView>;
  BookableEventInput: BookableEventInput;
  BookableEventRegistration: ResolverTypeWrapper<RegistrationView>;
  BookableEventType: ResolverTypeWrapper<Pick<BookableEventType, 'id'>>;
  BookingAvailability: ResolverTypeWrapper<BookingAvailability>;
  BookingClientInput: BookingClientInput;
  CalendarActivityInput: CalendarActivityInput;
  CalendarEntryChange: CalendarEntryChange;
  CalendarEvent: ResolverTypeWrapper<CalendarEvent>;
  CalendarLinks: ResolverTypeWrapper<CalendarLinks>;
  CalendarProblem: CalendarProblem;
  CalendarProfile: ResolverTypeWrapper<CalendarProfile>;
  CalendarProvider: CalendarProvider;
  CancelAppointmentPayload: ResolverTypeWrapper<Omit<CancelAppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  CancellationPackageOutcome: CancellationPackageOutcome;
  CancellationTerms: ResolverTypeWrapper<CancellationTerms>;
  ChangedCalendarEntry: ResolverTypeWrapper<ChangedCalendarEntry>;
  ChangedCalendarEntryPayload: ResolverTypeWrapper<Omit<ChangedCalendarEntryPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  Client: ResolverTypeWrapper<Pick<Client, 'id'>>;
  ClientPackage: ResolverTypeWrapper<PackageView>;
  ConferencingProvider: ConferencingProvider;
  ConferencingService: ResolverTypeWrapper<ConferencingService>;
  ConfirmationChannel: ConfirmationChannel;
  ConnectCalDavInput: ConnectCalDavInput;
  ConnectCalDavPayload: ResolverTypeWrapper<ConnectCalDavPayload>;
  ConnectCalendarPayload: ResolverTypeWrapper<ConnectCalendarPayload>;
  ConnectVideoConferencingPayload: ResolverTypeWrapper<ConnectVideoConferencingPayload>;
  CreateAppointmentsPayload: ResolverTypeWrapper<Omit<CreateAppointmentsPayload, 'appointments' | 'series'> & { appointments: Array<ResolversTypes['Appointment']>, series?: Maybe<ResolversTypes['AppointmentSeries']> }>;
  CreateCronofyFeedPayload: ResolverTypeWrapper<CreateCronofyFeedPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateVideoConferencingPayload: ResolverTypeWrapper<Omit<DeactivateVideoConferencingPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  DeleteBookableEventPayload: ResolverTypeWrapper<DeleteBookableEventPayload>;
  DeletePersonalEventPayload: ResolverTypeWrapper<DeletePersonalEventPayload>;
  ErrorCode: ErrorCode;
  ExternalCalendar: ResolverTypeWrapper<ExternalCalendar>;
  HoldLine: ResolverTypeWrapper<HoldLine>;
  HoldSlotInput: HoldSlotInput;
  HoldSlotPayload: ResolverTypeWrapper<Omit<HoldSlotPayload, 'hold'> & { hold?: Maybe<ResolversTypes['SlotHold']> }>;
  Location: ResolverTypeWrapper<Location>;
  MarkAppointmentNoShowInput: MarkAppointmentNoShowInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  PaymentRequirement: PaymentRequirement;
  PersonalEvent: ResolverTypeWrapper<PersonalEvent>;
  Practice: ResolverTypeWrapper<Pick<Practice, 'id'>>;
  ProAppointmentPayload: ResolverTypeWrapper<Omit<ProAppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecurrenceFrequency: RecurrenceFrequency;
  RecurrencePatternInput: RecurrencePatternInput;
  RecurrenceUnit: RecurrenceUnit;
  RecurrenceWeekday: RecurrenceWeekday;
  RecurringTime: ResolverTypeWrapper<RecurringTime>;
  RegisterForBookableEventInput: RegisterForBookableEventInput;
  RegisterForBookableEventPayload: ResolverTypeWrapper<Omit<RegisterForBookableEventPayload, 'registration'> & { registration?: Maybe<ResolversTypes['BookableEventRegistration']> }>;
  RegistrationState: RegistrationState;
  ReleaseSlotInput: ReleaseSlotInput;
  ReleaseSlotPayload: ResolverTypeWrapper<ReleaseSlotPayload>;
  RemoveClientFromBookableEventPayload: ResolverTypeWrapper<Omit<RemoveClientFromBookableEventPayload, 'bookableEvent'> & { bookableEvent?: Maybe<ResolversTypes['BookableEvent']> }>;
  RemoveCronofyProfilePayload: ResolverTypeWrapper<RemoveCronofyProfilePayload>;
  RescheduleAppointmentInput: RescheduleAppointmentInput;
  RescheduleAppointmentPayload: ResolverTypeWrapper<Omit<RescheduleAppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  SeriesScope: SeriesScope;
  Service: ResolverTypeWrapper<Service>;
  Slot: ResolverTypeWrapper<Slot>;
  SlotHold: ResolverTypeWrapper<SlotHoldView>;
  TimeConflict: ResolverTypeWrapper<TimeConflict>;
  TimeConflictType: TimeConflictType;
  UndoAppointmentNoShowInput: UndoAppointmentNoShowInput;
  UpdateCronofyCalendarsPayload: ResolverTypeWrapper<UpdateCronofyCalendarsPayload>;
  UpdateCronofyClientPayload: ResolverTypeWrapper<Omit<UpdateCronofyClientPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpsertBookableEventPayload: ResolverTypeWrapper<Omit<UpsertBookableEventPayload, 'bookableEvent' | 'overlappingAppointments' | 'overlappingEvents'> & { bookableEvent?: Maybe<ResolversTypes['BookableEvent']>, overlappingAppointments: Array<ResolversTypes['Appointment']>, overlappingEvents: Array<ResolversTypes['BookableEvent']> }>;
  UpsertPersonalEventPayload: ResolverTypeWrapper<Omit<UpsertPersonalEventPayload, 'overlappingAppointments' | 'overlappingEvents'> & { overlappingAppointments: Array<ResolversTypes['Appointment']>, overlappingEvents: Array<ResolversTypes['BookableEvent']> }>;
  User: ResolverTypeWrapper<User>;
  UserError: ResolverTypeWrapper<UserError>;
  VideoConferencingConnection: ResolverTypeWrapper<VideoConferencingConnection>;
  WriteCalendar: ResolverTypeWrapper<WriteCalendar>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddClientToBookableEventPayload: Omit<AddClientToBookableEventPayload, 'bookableEvent' | 'registration'> & { bookableEvent?: Maybe<ResolversParentTypes['BookableEvent']>, registration?: Maybe<ResolversParentTypes['BookableEventRegistration']> };
  Int: Scalars['Int']['output'];
  Appointment: AppointmentView;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  AppointmentClientInput: AppointmentClientInput;
  AppointmentMove: AppointmentMove;
  AppointmentNote: AppointmentNote;
  AppointmentPayload: Omit<AppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  AppointmentSeries: SeriesView;
  AppointmentServiceInput: AppointmentServiceInput;
  AppointmentServiceLine: AppointmentServiceLine;
  Availability: Availability;
  AvailabilityDay: AvailabilityDay;
  AvailableDay: AvailableDay;
  BookAppointmentInput: BookAppointmentInput;
  BookAppointmentPayload: Omit<BookAppointmentPayload, 'appointment' | 'hold'> & { appointment?: Maybe<ResolversParentTypes['Appointment']>, hold?: Maybe<ResolversParentTypes['SlotHold']> };
  BookableEvent: BookableEventView;
  BookableEventInput: BookableEventInput;
  BookableEventRegistration: RegistrationView;
  BookableEventType: Pick<BookableEventType, 'id'>;
  BookingAvailability: BookingAvailability;
  BookingClientInput: BookingClientInput;
  CalendarActivityInput: CalendarActivityInput;
  CalendarEvent: CalendarEvent;
  CalendarLinks: CalendarLinks;
  CalendarProfile: CalendarProfile;
  CancelAppointmentPayload: Omit<CancelAppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  CancellationTerms: CancellationTerms;
  ChangedCalendarEntry: ChangedCalendarEntry;
  ChangedCalendarEntryPayload: Omit<ChangedCalendarEntryPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  Client: Pick<Client, 'id'>;
  ClientPackage: PackageView;
  ConferencingService: ConferencingService;
  ConnectCalDavInput: ConnectCalDavInput;
  ConnectCalDavPayload: ConnectCalDavPayload;
  ConnectCalendarPayload: ConnectCalendarPayload;
  ConnectVideoConferencingPayload: ConnectVideoConferencingPayload;
  CreateAppointmentsPayload: Omit<CreateAppointmentsPayload, 'appointments' | 'series'> & { appointments: Array<ResolversParentTypes['Appointment']>, series?: Maybe<ResolversParentTypes['AppointmentSeries']> };
  CreateCronofyFeedPayload: CreateCronofyFeedPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateVideoConferencingPayload: Omit<DeactivateVideoConferencingPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  DeleteBookableEventPayload: DeleteBookableEventPayload;
  DeletePersonalEventPayload: DeletePersonalEventPayload;
  ExternalCalendar: ExternalCalendar;
  HoldLine: HoldLine;
  HoldSlotInput: HoldSlotInput;
  HoldSlotPayload: Omit<HoldSlotPayload, 'hold'> & { hold?: Maybe<ResolversParentTypes['SlotHold']> };
  Location: Location | FederationReferenceTypes['Location'];
  MarkAppointmentNoShowInput: MarkAppointmentNoShowInput;
  Mutation: Record<PropertyKey, never>;
  PersonalEvent: PersonalEvent;
  Practice: Pick<Practice, 'id'>;
  ProAppointmentPayload: Omit<ProAppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  Query: Record<PropertyKey, never>;
  RecurrencePatternInput: RecurrencePatternInput;
  RecurringTime: RecurringTime;
  RegisterForBookableEventInput: RegisterForBookableEventInput;
  RegisterForBookableEventPayload: Omit<RegisterForBookableEventPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['BookableEventRegistration']> };
  ReleaseSlotInput: ReleaseSlotInput;
  ReleaseSlotPayload: ReleaseSlotPayload;
  RemoveClientFromBookableEventPayload: Omit<RemoveClientFromBookableEventPayload, 'bookableEvent'> & { bookableEvent?: Maybe<ResolversParentTypes['BookableEvent']> };
  RemoveCronofyProfilePayload: RemoveCronofyProfilePayload;
  RescheduleAppointmentInput: RescheduleAppointmentInput;
  RescheduleAppointmentPayload: Omit<RescheduleAppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  Service: Service;
  Slot: Slot;
  SlotHold: SlotHoldView;
  TimeConflict: TimeConflict;
  UndoAppointmentNoShowInput: UndoAppointmentNoShowInput;
  UpdateCronofyCalendarsPayload: UpdateCronofyCalendarsPayload;
  UpdateCronofyClientPayload: Omit<UpdateCronofyClientPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpsertBookableEventPayload: Omit<UpsertBookableEventPayload, 'bookableEvent' | 'overlappingAppointments' | 'overlappingEvents'> & { bookableEvent?: Maybe<ResolversParentTypes['BookableEvent']>, overlappingAppointments: Array<ResolversParentTypes['Appointment']>, overlappingEvents: Array<ResolversParentTypes['BookableEvent']> };
  UpsertPersonalEventPayload: Omit<UpsertPersonalEventPayload, 'overlappingAppointments' | 'overlappingEvents'> & { overlappingAppointments: Array<ResolversParentTypes['Appointment']>, overlappingEvents: Array<ResolversParentTypes['BookableEvent']> };
  User: User;
  UserError: UserError;
  VideoConferencingConnection: VideoConferencingConnection;
  WriteCalendar: WriteCalendar;
};

export type AddClientToBookableEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddClientToBookableEventPayload'] = ResolversParentTypes['AddClientToBookableEventPayload']> = {
  bookableEvent?: Resolver<Maybe<ResolversTypes['BookableEvent']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType>;
  registrationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentNote?: Resolver<Maybe<ResolversTypes['AppointmentNote']>, ParentType, ContextType>;
  appointmentServices?: Resolver<Array<ResolversTypes['AppointmentServiceLine']>, ParentType, ContextType>;
  appointmentTimeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bookedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarLinks?: Resolver<ResolversTypes['CalendarLinks'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReschedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellationLosesSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationPackageOutcome?: Resolver<Maybe<ResolversTypes['CancellationPackageOutcome']>, ParentType, ContextType>;
  cancellationTerms?: Resolver<ResolversTypes['CancellationTerms'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  formattedStartsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ianaTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instantActionToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVirtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateCancellationFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationSingleLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noShowAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noShowFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShowFeeWaived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['ClientPackage']>, ParentType, ContextType>;
  packageSessionNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  past?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentDueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentRequirement?: Resolver<ResolversTypes['PaymentRequirement'], ParentType, ContextType>;
  pendingOrApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  practitionerNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recurrenceCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recurrenceFrequency?: Resolver<Maybe<ResolversTypes['RecurrenceFrequency']>, ParentType, ContextType>;
  recurrenceUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rescheduleFeesCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['AppointmentSeries']>, ParentType, ContextType>;
  seriesNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AppointmentState'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  virtualInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtualMeetingLinkWithFallback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentMoveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentMove'] = ResolversParentTypes['AppointmentMove']> = {
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['TimeConflict']>, ParentType, ContextType>;
  displayTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppointmentNoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentNote'] = ResolversParentTypes['AppointmentNote']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppointmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentPayload'] = ResolversParentTypes['AppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type AppointmentSeriesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentSeries'] = ResolversParentTypes['AppointmentSeries']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['RecurrenceFrequency'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftOutTimes?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['RecurrenceUnit']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  visits?: Resolver<Maybe<Array<ResolversTypes['Appointment']>>, ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['RecurrenceWeekday']>, ParentType, ContextType>;
};

export type AppointmentServiceLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentServiceLine'] = ResolversParentTypes['AppointmentServiceLine']> = {
  addOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  days?: Resolver<Array<ResolversTypes['AvailabilityDay']>, ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  practiceTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailabilityDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailabilityDay'] = ResolversParentTypes['AvailabilityDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
};

export type AvailableDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailableDay'] = ResolversParentTypes['AvailableDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  datetimes?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BookAppointmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookAppointmentPayload'] = ResolversParentTypes['BookAppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['SlotHold']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type BookableEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookableEvent'] = ResolversParentTypes['BookableEvent'], FederationReferenceType extends FederationReferenceTypes['BookableEvent'] = FederationReferenceTypes['BookableEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookableEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  atCapacity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bookableEventTypeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cancellationTerms?: Resolver<ResolversTypes['CancellationTerms'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clients?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  clientsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['BookableEventType'], ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationSingleLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  past?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentRequirement?: Resolver<ResolversTypes['PaymentRequirement'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  registrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookableEventRegistrationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookableEventRegistration'] = ResolversParentTypes['BookableEventRegistration'], FederationReferenceType extends FederationReferenceTypes['BookableEventRegistration'] = FederationReferenceTypes['BookableEventRegistration']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookableEventRegistration']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarLinks?: Resolver<ResolversTypes['CalendarLinks'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellationTerms?: Resolver<ResolversTypes['CancellationTerms'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['BookableEvent'], ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwnerCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentDueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentRequirement?: Resolver<ResolversTypes['PaymentRequirement'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RegistrationState'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  virtualInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtualLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookableEventTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookableEventType'] = ResolversParentTypes['BookableEventType'], FederationReferenceType extends FederationReferenceTypes['BookableEventType'] = FederationReferenceTypes['BookableEventType']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookableEventType']> | FederationReferenceType, FederationReferenceType, ContextType>;
  eventsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scheduledEvents?: Resolver<Array<ResolversTypes['BookableEvent']>, ParentType, ContextType, RequireFields<BookableEventTypeScheduledEventsArgs, 'first'>>;
};

export type BookingAvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookingAvailability'] = ResolversParentTypes['BookingAvailability']> = {
  availableSlots?: Resolver<Array<ResolversTypes['AvailableDay']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarEvent'] = ResolversParentTypes['CalendarEvent']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarLinksResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarLinks'] = ResolversParentTypes['CalendarLinks']> = {
  apple?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  google?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outlook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarProfileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarProfile'] = ResolversParentTypes['CalendarProfile']> = {
  calendars?: Resolver<Array<ResolversTypes['ExternalCalendar']>, ParentType, ContextType>;
  erroredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['CalendarProvider'], ParentType, ContextType>;
};

export type CancelAppointmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CancelAppointmentPayload'] = ResolversParentTypes['CancelAppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  cancelledAppointmentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type CancellationTermsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CancellationTerms'] = ResolversParentTypes['CancellationTerms']> = {
  lateFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateFeePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShowFeePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedCalendarEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangedCalendarEntry'] = ResolversParentTypes['ChangedCalendarEntry']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bookableEventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['CalendarEntryChange'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noticedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedCalendarEntryPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangedCalendarEntryPayload'] = ResolversParentTypes['ChangedCalendarEntryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client'], FederationReferenceType extends FederationReferenceTypes['Client'] = FederationReferenceTypes['Client']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Client']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastBookedService?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  openPackages?: Resolver<Array<ResolversTypes['ClientPackage']>, ParentType, ContextType>;
};

export type ClientPackageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientPackage'] = ResolversParentTypes['ClientPackage'], FederationReferenceType extends FederationReferenceTypes['ClientPackage'] = FederationReferenceTypes['ClientPackage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ClientPackage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bookNextUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionsRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConferencingServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConferencingService'] = ResolversParentTypes['ConferencingService']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectCalDavPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectCalDavPayload'] = ResolversParentTypes['ConnectCalDavPayload']> = {
  calendarProfile?: Resolver<Maybe<ResolversTypes['CalendarProfile']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ConnectCalendarPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectCalendarPayload'] = ResolversParentTypes['ConnectCalendarPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConnectVideoConferencingPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectVideoConferencingPayload'] = ResolversParentTypes['ConnectVideoConferencingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateAppointmentsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateAppointmentsPayload'] = ResolversParentTypes['CreateAppointmentsPayload']> = {
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['TimeConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['AppointmentSeries']>, ParentType, ContextType>;
  skippedTimes?: Resolver<Array<ResolversTypes['RecurringTime']>, ParentType, ContextType>;
};

export type CreateCronofyFeedPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateCronofyFeedPayload'] = ResolversParentTypes['CreateCronofyFeedPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['CalendarProfile']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeactivateVideoConferencingPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeactivateVideoConferencingPayload'] = ResolversParentTypes['DeactivateVideoConferencingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DeleteBookableEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteBookableEventPayload'] = ResolversParentTypes['DeleteBookableEventPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DeletePersonalEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeletePersonalEventPayload'] = ResolversParentTypes['DeletePersonalEventPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ account_closing?: any, already_cancelled?: any, already_registered?: any, already_started?: any, at_capacity?: any, calendar_login_refused?: any, calendar_server_unreachable?: any, changed_meanwhile?: any, denied?: any, event_cancelled?: any, event_over?: any, feature_disabled?: any, fee_changed?: any, forbidden?: any, hold_expired?: any, invalid_amount?: any, invalid_capacity?: any, invalid_client?: any, invalid_country?: any, invalid_description?: any, invalid_email?: any, invalid_ends_at?: any, invalid_feed_url?: any, invalid_first_name?: any, invalid_idempotency_key?: any, invalid_instructions?: any, invalid_last_name?: any, invalid_location?: any, invalid_name?: any, invalid_note?: any, invalid_package?: any, invalid_password?: any, invalid_phone?: any, invalid_practitioner_note?: any, invalid_range?: any, invalid_request_id?: any, invalid_server_url?: any, invalid_service?: any, invalid_starts_at?: any, invalid_time_zone?: any, invalid_username?: any, login_required?: any, name_required?: any, no_contact?: any, not_cancellable?: any, not_changeable?: any, not_confirmed?: any, not_found?: any, not_movable?: any, not_pending?: any, not_started?: any, outside_hours?: any, overlaps?: any, own_contact?: any, package_refunded?: any, package_used_up?: any, price_changed?: any, provider_not_offered?: any, provider_refused?: any, provider_unavailable?: any, rate_limited?: any, recurrence_invalid?: any, recurrence_too_far?: any, recurrence_too_many?: any, slot_taken?: any, too_many_calendars?: any, too_many_holds?: any, too_many_places?: any, too_many_requests?: any, too_soon?: any }, ResolversTypes['ErrorCode']>;

export type ExternalCalendarResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExternalCalendar'] = ResolversParentTypes['ExternalCalendar']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calendarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['CalendarProblem']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unreadSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  writable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HoldLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HoldLine'] = ResolversParentTypes['HoldLine']> = {
  addOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HoldSlotPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HoldSlotPayload'] = ResolversParentTypes['HoldSlotPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['SlotHold']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  singleLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upcomingRegistrationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  upcomingVisitsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  virtualInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtualLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationAcceptAppointmentArgs, 'appointmentId'>>;
  addClientToBookableEvent?: Resolver<ResolversTypes['AddClientToBookableEventPayload'], ParentType, ContextType, RequireFields<MutationAddClientToBookableEventArgs, 'bookableEventId'>>;
  bookAppointment?: Resolver<ResolversTypes['BookAppointmentPayload'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
  cancelAppointment?: Resolver<ResolversTypes['CancelAppointmentPayload'], ParentType, ContextType, RequireFields<MutationCancelAppointmentArgs, 'appointmentId' | 'cancelRecurringSeries'>>;
  cancelAppointmentNoUser?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationCancelAppointmentNoUserArgs, 'appointmentId'>>;
  cancelRegistration?: Resolver<ResolversTypes['RegisterForBookableEventPayload'], ParentType, ContextType, RequireFields<MutationCancelRegistrationArgs, 'token'>>;
  clientCancel?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationClientCancelArgs, 'appointmentId'>>;
  connectCalDav?: Resolver<ResolversTypes['ConnectCalDavPayload'], ParentType, ContextType, RequireFields<MutationConnectCalDavArgs, 'input'>>;
  connectCalendar?: Resolver<ResolversTypes['ConnectCalendarPayload'], ParentType, ContextType, RequireFields<MutationConnectCalendarArgs, 'provider'>>;
  connectVideoConferencing?: Resolver<ResolversTypes['ConnectVideoConferencingPayload'], ParentType, ContextType, RequireFields<MutationConnectVideoConferencingArgs, 'provider'>>;
  createAppointments?: Resolver<ResolversTypes['CreateAppointmentsPayload'], ParentType, ContextType, RequireFields<MutationCreateAppointmentsArgs, 'appointmentServices' | 'endsAt' | 'locationId' | 'recurrencePattern' | 'skipConflicts' | 'startsAt'>>;
  createCronofyFeed?: Resolver<ResolversTypes['CreateCronofyFeedPayload'], ParentType, ContextType, RequireFields<MutationCreateCronofyFeedArgs, 'feedUrl'>>;
  deactivateVideoConferencing?: Resolver<ResolversTypes['DeactivateVideoConferencingPayload'], ParentType, ContextType, RequireFields<MutationDeactivateVideoConferencingArgs, 'provider'>>;
  declineAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationDeclineAppointmentArgs, 'appointmentId'>>;
  deleteBookableEvent?: Resolver<ResolversTypes['DeleteBookableEventPayload'], ParentType, ContextType, RequireFields<MutationDeleteBookableEventArgs, 'id'>>;
  deletePersonalEvent?: Resolver<ResolversTypes['DeletePersonalEventPayload'], ParentType, ContextType, RequireFields<MutationDeletePersonalEventArgs, 'id'>>;
  dismissCalendarEntry?: Resolver<ResolversTypes['ChangedCalendarEntryPayload'], ParentType, ContextType, RequireFields<MutationDismissCalendarEntryArgs, 'id'>>;
  holdSlot?: Resolver<ResolversTypes['HoldSlotPayload'], ParentType, ContextType, RequireFields<MutationHoldSlotArgs, 'input'>>;
  markAppointmentNoShow?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationMarkAppointmentNoShowArgs, 'input'>>;
  proCreateAppointment?: Resolver<ResolversTypes['ProAppointmentPayload'], ParentType, ContextType, RequireFields<MutationProCreateAppointmentArgs, 'appointmentServices' | 'endsAt' | 'locationId' | 'startsAt'>>;
  registerForBookableEvent?: Resolver<ResolversTypes['RegisterForBookableEventPayload'], ParentType, ContextType, RequireFields<MutationRegisterForBookableEventArgs, 'input'>>;
  releaseSlot?: Resolver<ResolversTypes['ReleaseSlotPayload'], ParentType, ContextType, RequireFields<MutationReleaseSlotArgs, 'input'>>;
  removeClientFromBookableEvent?: Resolver<ResolversTypes['RemoveClientFromBookableEventPayload'], ParentType, ContextType, RequireFields<MutationRemoveClientFromBookableEventArgs, 'bookableEventId' | 'clientId'>>;
  removeCronofyProfile?: Resolver<ResolversTypes['RemoveCronofyProfilePayload'], ParentType, ContextType, RequireFields<MutationRemoveCronofyProfileArgs, 'profileId'>>;
  rescheduleAppointment?: Resolver<ResolversTypes['RescheduleAppointmentPayload'], ParentType, ContextType, RequireFields<MutationRescheduleAppointmentArgs, 'input'>>;
  resendProAppointmentConfirmation?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationResendProAppointmentConfirmationArgs, 'appointmentId' | 'sendTo'>>;
  restoreCalendarEntry?: Resolver<ResolversTypes['ChangedCalendarEntryPayload'], ParentType, ContextType, RequireFields<MutationRestoreCalendarEntryArgs, 'id'>>;
  undoAppointmentNoShow?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationUndoAppointmentNoShowArgs, 'input'>>;
  updateAppointmentV2?: Resolver<ResolversTypes['ProAppointmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentV2Args, 'appointmentId' | 'editSeries'>>;
  updateCronofyCalendars?: Resolver<ResolversTypes['UpdateCronofyCalendarsPayload'], ParentType, ContextType, RequireFields<MutationUpdateCronofyCalendarsArgs, 'calendars'>>;
  updateCronofyClient?: Resolver<ResolversTypes['UpdateCronofyClientPayload'], ParentType, ContextType, Partial<MutationUpdateCronofyClientArgs>>;
  upsertBookableEvent?: Resolver<ResolversTypes['UpsertBookableEventPayload'], ParentType, ContextType, RequireFields<MutationUpsertBookableEventArgs, 'event'>>;
  upsertPersonalEvent?: Resolver<ResolversTypes['UpsertPersonalEventPayload'], ParentType, ContextType, RequireFields<MutationUpsertPersonalEventArgs, 'allDay' | 'allowOverlap' | 'endsAt' | 'name' | 'startsAt' | 'timeZone'>>;
};

export type PersonalEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PersonalEvent'] = ResolversParentTypes['PersonalEvent']> = {
  allDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bookableEvents?: Resolver<Array<ResolversTypes['BookableEvent']>, ParentType, ContextType, RequireFields<PracticeBookableEventsArgs, 'first'>>;
  bookingAvailability?: Resolver<Maybe<ResolversTypes['BookingAvailability']>, ParentType, ContextType, RequireFields<PracticeBookingAvailabilityArgs, 'days'>>;
  calendarProfiles?: Resolver<Array<ResolversTypes['CalendarProfile']>, ParentType, ContextType>;
  calendarProviders?: Resolver<Array<ResolversTypes['CalendarProvider']>, ParentType, ContextType>;
  changedCalendarEntries?: Resolver<Array<ResolversTypes['ChangedCalendarEntry']>, ParentType, ContextType>;
  conferencingServices?: Resolver<Array<ResolversTypes['ConferencingService']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAvailableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  videoConferencing?: Resolver<Maybe<ResolversTypes['VideoConferencingConnection']>, ParentType, ContextType>;
  writeCalendar?: Resolver<Maybe<ResolversTypes['WriteCalendar']>, ParentType, ContextType>;
};

export type ProAppointmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProAppointmentPayload'] = ResolversParentTypes['ProAppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  changedAppointmentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  changedMeanwhile?: Resolver<Array<ResolversTypes['AppointmentAspect']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['TimeConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appointmentMoves?: Resolver<Array<ResolversTypes['AppointmentMove']>, ParentType, ContextType, RequireFields<QueryAppointmentMovesArgs, 'appointmentId' | 'editSeries'>>;
  appointmentNote?: Resolver<Maybe<ResolversTypes['AppointmentNote']>, ParentType, ContextType, RequireFields<QueryAppointmentNoteArgs, 'id'>>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'from' | 'locationId' | 'practiceId' | 'serviceIds' | 'to'>>;
  bookableEvent?: Resolver<Maybe<ResolversTypes['BookableEvent']>, ParentType, ContextType, RequireFields<QueryBookableEventArgs, 'id'>>;
  bookableEventRegistration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType, RequireFields<QueryBookableEventRegistrationArgs, 'bookableEventId' | 'clientId'>>;
  calendarEvents?: Resolver<Array<ResolversTypes['CalendarEvent']>, ParentType, ContextType, RequireFields<QueryCalendarEventsArgs, 'from' | 'to'>>;
  expiredAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  openPackage?: Resolver<Maybe<ResolversTypes['ClientPackage']>, ParentType, ContextType, RequireFields<QueryOpenPackageArgs, 'packageToken'>>;
  openPackages?: Resolver<Array<ResolversTypes['ClientPackage']>, ParentType, ContextType, Partial<QueryOpenPackagesArgs>>;
  pastAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryPastAppointmentsArgs, 'limit' | 'offset'>>;
  pastAppointmentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryPastAppointmentsCountArgs>>;
  pendingAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  personalEvents?: Resolver<Array<ResolversTypes['PersonalEvent']>, ParentType, ContextType, RequireFields<QueryPersonalEventsArgs, 'from' | 'to'>>;
  practiceAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryPracticeAppointmentsArgs, 'from' | 'to'>>;
  practiceBookableEvents?: Resolver<Array<ResolversTypes['BookableEvent']>, ParentType, ContextType, RequireFields<QueryPracticeBookableEventsArgs, 'from' | 'to'>>;
  recurringTimes?: Resolver<Array<ResolversTypes['RecurringTime']>, ParentType, ContextType, RequireFields<QueryRecurringTimesArgs, 'duration' | 'practiceId' | 'startsAt'>>;
  rescheduleAvailability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, RequireFields<QueryRescheduleAvailabilityArgs, 'appointmentId' | 'from' | 'to'>>;
  scheduledEvents?: Resolver<Array<ResolversTypes['BookableEvent']>, ParentType, ContextType, Partial<QueryScheduledEventsArgs>>;
  tokenAppointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryTokenAppointmentArgs, 'instantActionToken'>>;
  tokenRegistration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType, RequireFields<QueryTokenRegistrationArgs, 'token'>>;
  upcomingAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, Partial<QueryUpcomingAppointmentsArgs>>;
  userAppointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryUserAppointmentArgs, 'id'>>;
};

export type RecurringTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecurringTime'] = ResolversParentTypes['RecurringTime']> = {
  conflicts?: Resolver<Array<ResolversTypes['TimeConflict']>, ParentType, ContextType>;
  displayTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegisterForBookableEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegisterForBookableEventPayload'] = ResolversParentTypes['RegisterForBookableEventPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['BookableEventRegistration']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ReleaseSlotPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReleaseSlotPayload'] = ResolversParentTypes['ReleaseSlotPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type RemoveClientFromBookableEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveClientFromBookableEventPayload'] = ResolversParentTypes['RemoveClientFromBookableEventPayload']> = {
  bookableEvent?: Resolver<Maybe<ResolversTypes['BookableEvent']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  registrationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type RemoveCronofyProfilePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveCronofyProfilePayload'] = ResolversParentTypes['RemoveCronofyProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type RescheduleAppointmentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RescheduleAppointmentPayload'] = ResolversParentTypes['RescheduleAppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  practiceStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SlotHoldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SlotHold'] = ResolversParentTypes['SlotHold']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellationFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellationTerms?: Resolver<ResolversTypes['CancellationTerms'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['HoldLine']>, ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['ClientPackage']>, ParentType, ContextType>;
  paymentRequirement?: Resolver<ResolversTypes['PaymentRequirement'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TimeConflictResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeConflict'] = ResolversParentTypes['TimeConflict']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeRange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TimeConflictType'], ParentType, ContextType>;
};

export type UpdateCronofyCalendarsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateCronofyCalendarsPayload'] = ResolversParentTypes['UpdateCronofyCalendarsPayload']> = {
  calendarProfiles?: Resolver<Maybe<Array<ResolversTypes['CalendarProfile']>>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdateCronofyClientPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateCronofyClientPayload'] = ResolversParentTypes['UpdateCronofyClientPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertBookableEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertBookableEventPayload'] = ResolversParentTypes['UpsertBookableEventPayload']> = {
  bookableEvent?: Resolver<Maybe<ResolversTypes['BookableEvent']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  overlappingAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  overlappingEvents?: Resolver<Array<ResolversTypes['BookableEvent']>, ParentType, ContextType>;
  overlappingPersonalEvents?: Resolver<Array<ResolversTypes['PersonalEvent']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertPersonalEventPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertPersonalEventPayload'] = ResolversParentTypes['UpsertPersonalEventPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  overlappingAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  overlappingEvents?: Resolver<Array<ResolversTypes['BookableEvent']>, ParentType, ContextType>;
  overlappingPersonalEvents?: Resolver<Array<ResolversTypes['PersonalEvent']>, ParentType, ContextType>;
  personalEvent?: Resolver<Maybe<ResolversTypes['PersonalEvent']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoConferencingConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoConferencingConnection'] = ResolversParentTypes['VideoConferencingConnection']> = {
  accountEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  erroredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WriteCalendarResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WriteCalendar'] = ResolversParentTypes['WriteCalendar']> = {
  calendarId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendarName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['CalendarProvider'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AddClientToBookableEventPayload?: AddClientToBookableEventPayloadResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentMove?: AppointmentMoveResolvers<ContextType>;
  AppointmentNote?: AppointmentNoteResolvers<ContextType>;
  AppointmentPayload?: AppointmentPayloadResolvers<ContextType>;
  AppointmentSeries?: AppointmentSeriesResolvers<ContextType>;
  AppointmentServiceLine?: AppointmentServiceLineResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  AvailabilityDay?: AvailabilityDayResolvers<ContextType>;
  AvailableDay?: AvailableDayResolvers<ContextType>;
  BookAppointmentPayload?: BookAppointmentPayloadResolvers<ContextType>;
  BookableEvent?: BookableEventResolvers<ContextType>;
  BookableEventRegistration?: BookableEventRegistrationResolvers<ContextType>;
  BookableEventType?: BookableEventTypeResolvers<ContextType>;
  BookingAvailability?: BookingAvailabilityResolvers<ContextType>;
  CalendarEvent?: CalendarEventResolvers<ContextType>;
  CalendarLinks?: CalendarLinksResolvers<ContextType>;
  CalendarProfile?: CalendarProfileResolvers<ContextType>;
  CancelAppointmentPayload?: CancelAppointmentPayloadResolvers<ContextType>;
  CancellationTerms?: CancellationTermsResolvers<ContextType>;
  ChangedCalendarEntry?: ChangedCalendarEntryResolvers<ContextType>;
  ChangedCalendarEntryPayload?: ChangedCalendarEntryPayloadResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientPackage?: ClientPackageResolvers<ContextType>;
  ConferencingService?: ConferencingServiceResolvers<ContextType>;
  ConnectCalDavPayload?: ConnectCalDavPayloadResolvers<ContextType>;
  ConnectCalendarPayload?: ConnectCalendarPayloadResolvers<ContextType>;
  ConnectVideoConferencingPayload?: ConnectVideoConferencingPayloadResolvers<ContextType>;
  CreateAppointmentsPayload?: CreateAppointmentsPayloadResolvers<ContextType>;
  CreateCronofyFeedPayload?: CreateCronofyFeedPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeactivateVideoConferencingPayload?: DeactivateVideoConferencingPayloadResolvers<ContextType>;
  DeleteBookableEventPayload?: DeleteBookableEventPayloadResolvers<ContextType>;
  DeletePersonalEventPayload?: DeletePersonalEventPayloadResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  ExternalCalendar?: ExternalCalendarResolvers<ContextType>;
  HoldLine?: HoldLineResolvers<ContextType>;
  HoldSlotPayload?: HoldSlotPayloadResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PersonalEvent?: PersonalEventResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  ProAppointmentPayload?: ProAppointmentPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecurringTime?: RecurringTimeResolvers<ContextType>;
  RegisterForBookableEventPayload?: RegisterForBookableEventPayloadResolvers<ContextType>;
  ReleaseSlotPayload?: ReleaseSlotPayloadResolvers<ContextType>;
  RemoveClientFromBookableEventPayload?: RemoveClientFromBookableEventPayloadResolvers<ContextType>;
  RemoveCronofyProfilePayload?: RemoveCronofyProfilePayloadResolvers<ContextType>;
  RescheduleAppointmentPayload?: RescheduleAppointmentPayloadResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SlotHold?: SlotHoldResolvers<ContextType>;
  TimeConflict?: TimeConflictResolvers<ContextType>;
  UpdateCronofyCalendarsPayload?: UpdateCronofyCalendarsPayloadResolvers<ContextType>;
  UpdateCronofyClientPayload?: UpdateCronofyClientPayloadResolvers<ContextType>;
  UpsertBookableEventPayload?: UpsertBookableEventPayloadResolvers<ContextType>;
  UpsertPersonalEventPayload?: UpsertPersonalEventPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VideoConferencingConnection?: VideoConferencingConnectionResolvers<ContextType>;
  WriteCalendar?: WriteCalendarResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AddClientToBookableEventPayloadMethods = kit.FieldMethods<AddClientToBookableEventPayloadResolvers>;
export type AppointmentMethods = kit.FieldMethods<AppointmentResolvers>;
export type AppointmentMoveMethods = kit.FieldMethods<AppointmentMoveResolvers>;
export type AppointmentNoteMethods = kit.FieldMethods<AppointmentNoteResolvers>;
export type AppointmentPayloadMethods = kit.FieldMethods<AppointmentPayloadResolvers>;
export type AppointmentSeriesMethods = kit.FieldMethods<AppointmentSeriesResolvers>;
export type AppointmentServiceLineMethods = kit.FieldMethods<AppointmentServiceLineResolvers>;
export type AvailabilityMethods = kit.FieldMethods<AvailabilityResolvers>;
export type AvailabilityDayMethods = kit.FieldMethods<AvailabilityDayResolvers>;
export type AvailableDayMethods = kit.FieldMethods<AvailableDayResolvers>;
export type BookAppointmentPayloadMethods = kit.FieldMethods<BookAppointmentPayloadResolvers>;
export type BookableEventMethods = kit.FieldMethods<BookableEventResolvers>;
export type BookableEventRegistrationMethods = kit.FieldMethods<BookableEventRegistrationResolvers>;
export type BookableEventTypeMethods = kit.FieldMethods<BookableEventTypeResolvers>;
export type BookingAvailabilityMethods = kit.FieldMethods<BookingAvailabilityResolvers>;
export type CalendarEventMethods = kit.FieldMethods<CalendarEventResolvers>;
export type CalendarLinksMethods = kit.FieldMethods<CalendarLinksResolvers>;
export type CalendarProfileMethods = kit.FieldMethods<CalendarProfileResolvers>;
export type CancelAppointmentPayloadMethods = kit.FieldMethods<CancelAppointmentPayloadResolvers>;
export type CancellationTermsMethods = kit.FieldMethods<CancellationTermsResolvers>;
export type ChangedCalendarEntryMethods = kit.FieldMethods<ChangedCalendarEntryResolvers>;
export type ChangedCalendarEntryPayloadMethods = kit.FieldMethods<ChangedCalendarEntryPayloadResolvers>;
export type ClientMethods = kit.FieldMethods<ClientResolvers>;
export type ClientPackageMethods = kit.FieldMethods<ClientPackageResolvers>;
export type ConferencingServiceMethods = kit.FieldMethods<ConferencingServiceResolvers>;
export type ConnectCalDavPayloadMethods = kit.FieldMethods<ConnectCalDavPayloadResolvers>;
export type ConnectCalendarPayloadMethods = kit.FieldMethods<ConnectCalendarPayloadResolvers>;
export type ConnectVideoConferencingPayloadMethods = kit.FieldMethods<ConnectVideoConferencingPayloadResolvers>;
export type CreateAppointmentsPayloadMethods = kit.FieldMethods<CreateAppointmentsPayloadResolvers>;
export type CreateCronofyFeedPayloadMethods = kit.FieldMethods<CreateCronofyFeedPayloadResolvers>;
export type DeactivateVideoConferencingPayloadMethods = kit.FieldMethods<DeactivateVideoConferencingPayloadResolvers>;
export type DeleteBookableEventPayloadMethods = kit.FieldMethods<DeleteBookableEventPayloadResolvers>;
export type DeletePersonalEventPayloadMethods = kit.FieldMethods<DeletePersonalEventPayloadResolvers>;
export type ExternalCalendarMethods = kit.FieldMethods<ExternalCalendarResolvers>;
export type HoldLineMethods = kit.FieldMethods<HoldLineResolvers>;
export type HoldSlotPayloadMethods = kit.FieldMethods<HoldSlotPayloadResolvers>;
export type LocationMethods = kit.FieldMethods<LocationResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type PersonalEventMethods = kit.FieldMethods<PersonalEventResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type ProAppointmentPayloadMethods = kit.FieldMethods<ProAppointmentPayloadResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type RecurringTimeMethods = kit.FieldMethods<RecurringTimeResolvers>;
export type RegisterForBookableEventPayloadMethods = kit.FieldMethods<RegisterForBookableEventPayloadResolvers>;
export type ReleaseSlotPayloadMethods = kit.FieldMethods<ReleaseSlotPayloadResolvers>;
export type RemoveClientFromBookableEventPayloadMethods = kit.FieldMethods<RemoveClientFromBookableEventPayloadResolvers>;
export type RemoveCronofyProfilePayloadMethods = kit.FieldMethods<RemoveCronofyProfilePayloadResolvers>;
export type RescheduleAppointmentPayloadMethods = kit.FieldMethods<RescheduleAppointmentPayloadResolvers>;
export type ServiceMethods = kit.FieldMethods<ServiceResolvers>;
export type SlotMethods = kit.FieldMethods<SlotResolvers>;
export type SlotHoldMethods = kit.FieldMethods<SlotHoldResolvers>;
export type TimeConflictMethods = kit.FieldMethods<TimeConflictResolvers>;
export type UpdateCronofyCalendarsPayloadMethods = kit.FieldMethods<UpdateCronofyCalendarsPayloadResolvers>;
export type UpdateCronofyClientPayloadMethods = kit.FieldMethods<UpdateCronofyClientPayloadResolvers>;
export type UpsertBookableEventPayloadMethods = kit.FieldMethods<UpsertBookableEventPayloadResolvers>;
export type UpsertPersonalEventPayloadMethods = kit.FieldMethods<UpsertPersonalEventPayloadResolvers>;
export type UserMethods = kit.FieldMethods<UserResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;
export type VideoConferencingConnectionMethods = kit.FieldMethods<VideoConferencingConnectionResolvers>;
export type WriteCalendarMethods = kit.FieldMethods<WriteCalendarResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    scheduling:
      | 'account_closing'
      | 'already_cancelled'
      | 'already_registered'
      | 'already_started'
      | 'at_capacity'
      | 'calendar_login_refused'
      | 'calendar_server_unreachable'
      | 'changed_meanwhile'
      | 'denied'
      | 'event_cancelled'
      | 'event_over'
      | 'feature_disabled'
      | 'fee_changed'
      | 'forbidden'
      | 'hold_expired'
      | 'invalid_amount'
      | 'invalid_capacity'
      | 'invalid_client'
      | 'invalid_country'
      | 'invalid_description'
      | 'invalid_email'
      | 'invalid_ends_at'
      | 'invalid_feed_url'
      | 'invalid_first_name'
      | 'invalid_idempotency_key'
      | 'invalid_instructions'
      | 'invalid_last_name'
      | 'invalid_location'
      | 'invalid_name'
      | 'invalid_note'
      | 'invalid_package'
      | 'invalid_password'
      | 'invalid_phone'
      | 'invalid_practitioner_note'
      | 'invalid_range'
      | 'invalid_request_id'
      | 'invalid_server_url'
      | 'invalid_service'
      | 'invalid_starts_at'
      | 'invalid_time_zone'
      | 'invalid_username'
      | 'login_required'
      | 'name_required'
      | 'no_contact'
      | 'not_cancellable'
      | 'not_changeable'
      | 'not_confirmed'
      | 'not_found'
      | 'not_movable'
      | 'not_pending'
      | 'not_started'
      | 'outside_hours'
      | 'overlaps'
      | 'own_contact'
      | 'package_refunded'
      | 'package_used_up'
      | 'price_changed'
      | 'provider_not_offered'
      | 'provider_refused'
      | 'provider_unavailable'
      | 'rate_limited'
      | 'recurrence_invalid'
      | 'recurrence_too_far'
      | 'recurrence_too_many'
      | 'slot_taken'
      | 'too_many_calendars'
      | 'too_many_holds'
      | 'too_many_places'
      | 'too_many_requests'
      | 'too_soon';
  }
}
