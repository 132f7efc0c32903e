import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EventType } from '../event-types/event-type.entity.js';
import type { GalleryImage as GalleryImageEntity } from '../practices/gallery/gallery-image.entity.js';
import type { Location as LocationEntity } from '../offerings/location.entity.js';
import type { Practice as PracticeEntity } from '../practices/practice.entity.js';
import type { ProCredential as ProCredentialEntity } from '../practices/credentials/pro-credential.entity.js';
import type { Service as ServiceEntity } from '../offerings/service.entity.js';
import type { ShownVariation } from '../services/shown-variation.js';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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

/** Hours of one weekday as a form shows them. */
export type AvailableTimes = {
  __typename?: 'AvailableTimes';
  blocks: Array<HoursBlock>;
  /** Whether it is open. */
  enabled: Scalars['Boolean']['output'];
  /** `HH:mm`, of the last block; of a closed day what it would close with. */
  endsAt: Scalars['String']['output'];
  /** `HH:mm`, of the first block; of a closed day what it would open with. */
  startsAt: Scalars['String']['output'];
  /** 0 is Sunday. */
  weekDay: Scalars['Int']['output'];
};

/** A kind of group event that can be scheduled again and again. */
export type BookableEventType = {
  __typename?: 'BookableEventType';
  /** Price of one place in the practice's currency; 0 is free. */
  amountCents: Scalars['Int']['output'];
  /** Places; null means unlimited. */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** Plain text. */
  description: Scalars['String']['output'];
  /** In `durationUnit`, at least 1. */
  duration: Scalars['Int']['output'];
  /** `minute`, `hour` or `day`; events by the day last all day. */
  durationUnit: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Plain text for those who registered; only the practice sees it here. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** `in_person` or `virtual`. */
  kind: Scalars['String']['output'];
  /** Where it takes place; null once the place is gone. */
  location?: Maybe<Location>;
  name: Scalars['String']['output'];
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Last part of its public link; unique in its practice. */
  slug: Scalars['String']['output'];
  /** Path of the practice's events, its public link. */
  url: Scalars['String']['output'];
};

/** A kind of group event to save; what is absent stays, or takes its default. */
export type BookableEventTypeInput = {
  /** Default 0. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1; 10 where `unlimited` is false and it is absent. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Default 30 minutes, 1 hour or 1 day. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** `minute` (default), `hour` or `day`. */
  durationUnit?: InputMaybe<Scalars['String']['input']>;
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** UUID made by the client for a new one, the same for each repetition: those get what the first request made. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text for those who registered, at most 5000 characters. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** `in_person` (default) or `virtual`. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** A place of the practice: an office or home for `in_person`, a virtual one for `virtual`. */
  locationId: Scalars['ID']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Lowercase letters, numbers and hyphens only; made of the name where absent. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Photo that the caller has uploaded: the `handle` of `completePhotoUpload`. Absent: it stays. */
  stagedPhotoHandle?: InputMaybe<Scalars['String']['input']>;
  /** True: no limit, whatever `capacity` says. A new kind is unlimited where both are absent. */
  unlimited?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Shape of the buttons on a practice's pages. */
export type ButtonStyle =
  /** Half circles at both ends. */
  | 'pill'
  /** Corners with a small radius. */
  | 'rounded'
  /** Corners without a radius. */
  | 'square';

/** What is to be seen on a photo. */
export type CaptionGalleryImageInput = {
  /** At most 200 characters; may be empty. */
  caption: Scalars['String']['input'];
  galleryId: Scalars['ID']['input'];
};

/** Outcome of changing credentials. */
export type ChangeCredentialsPayload = {
  __typename?: 'ChangeCredentialsPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of changing the gallery. */
export type ChangeGalleryPayload = {
  __typename?: 'ChangeGalleryPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of changing the list of keywords. */
export type ChangeSkillsPayload = {
  __typename?: 'ChangeSkillsPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** A service for video calls. */
export type ConferencingService = {
  __typename?: 'ConferencingService';
  /** Whether its calls are made for new virtual visits. */
  active: Scalars['Boolean']['output'];
  /** Such as `zoom`. */
  provider: Scalars['String']['output'];
};

/** Who issues licences. */
export type CredentialIssuer = {
  __typename?: 'CredentialIssuer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A licence of the reference list. */
export type CredentialName = {
  __typename?: 'CredentialName';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A domain for the website of a practice. */
export type CustomDomain = {
  __typename?: 'CustomDomain';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ASCII, lower case. */
  domain: Scalars['String']['output'];
  /** Why the last check failed; null after a success and before the first check. */
  problem?: Maybe<DomainProblem>;
  /** What the practice adds at its domain provider. */
  records: Array<DomainRecord>;
  status: DomainStatus;
};

/** Outcome of changing the domain. */
export type CustomDomainPayload = {
  __typename?: 'CustomDomainPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of deciding about a credential. */
export type DecideCredentialPayload = {
  __typename?: 'DecideCredentialPayload';
  errors: Array<UserError>;
  /** How many wait now. */
  pendingCredentialsCount?: Maybe<Scalars['Int']['output']>;
  result: MutationResult;
};

/** Outcome of removing a kind of group event. */
export type DeleteBookableEventTypePayload = {
  __typename?: 'DeleteBookableEventTypePayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of deleting a location. */
export type DeleteLocationPayload = {
  __typename?: 'DeleteLocationPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of disabling a location. */
export type DisableLocationPayload = {
  __typename?: 'DisableLocationPayload';
  errors: Array<UserError>;
  location?: Maybe<Location>;
  result: MutationResult;
};

/** Why a domain does not lead to the website. */
export type DomainProblem =
  /** The TXT record is missing or has another value. */
  | 'no_proof'
  /** Name servers do not know the domain. */
  | 'not_found'
  /** The domain leads to another server. */
  | 'points_elsewhere'
  /** Another practice controls the domain. */
  | 'taken';

/** Outcome of signing in at the domain provider. */
export type DomainProviderTokenPayload = {
  __typename?: 'DomainProviderTokenPayload';
  errors: Array<UserError>;
  /** JWT, for one hour. */
  jwtToken?: Maybe<Scalars['String']['output']>;
  result: MutationResult;
};

/** A record of the domain name system. */
export type DomainRecord = {
  __typename?: 'DomainRecord';
  name: Scalars['String']['output'];
  /** Seconds. */
  ttl: Scalars['Int']['output'];
  type: DomainRecordType;
  value: Scalars['String']['output'];
};

/** Type of a record. */
export type DomainRecordType =
  | 'CNAME'
  | 'TXT';

/** Whether a domain leads to the website. */
export type DomainStatus =
  /** It does not lead there yet, or no longer. */
  | 'activating'
  | 'active';

/** Outcome of enabling a location. */
export type EnableLocationPayload = {
  __typename?: 'EnableLocationPayload';
  errors: Array<UserError>;
  location?: Maybe<Location>;
  result: MutationResult;
};

export { ErrorCode };

/** An image of the gallery. */
export type GalleryImage = {
  __typename?: 'GalleryImage';
  /** Text for those who cannot see it. */
  altText: Scalars['String']['output'];
  /** Public address; the name that the specification has for `url`. */
  defaultPhotoUrl: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  /** Public address. */
  url: Scalars['String']['output'];
};

/** A stretch of hours. */
export type HoursBlock = {
  __typename?: 'HoursBlock';
  /** `HH:mm`, up to `24:00`. */
  endsAt: Scalars['String']['output'];
  /** `HH:mm`. */
  startsAt: Scalars['String']['output'];
};

/** A stretch of hours. */
export type HoursBlockInput = {
  /** `HH:mm`, up to `24:00`. */
  endsAt: Scalars['String']['input'];
  /** `HH:mm`. */
  startsAt: Scalars['String']['input'];
};

/** Hours of one date, in the place of those of its weekday. */
export type HoursException = {
  __typename?: 'HoursException';
  /** In the zone of the location. */
  date: Scalars['Date']['output'];
  /** None: closed. */
  hours: Array<HoursBlock>;
};

/** Hours of one date, in the place of those of its weekday. */
export type HoursExceptionInput = {
  /** In the zone of the location. */
  date: Scalars['Date']['input'];
  /** None: closed. */
  hours: Array<HoursBlockInput>;
};

/** A text to begin with. */
export type ImageAltTextSuggestionPayload = {
  __typename?: 'ImageAltTextSuggestionPayload';
  altText?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** An image of a practice's pages. */
export type ImageAsset = {
  __typename?: 'ImageAsset';
  /** Text for those who cannot see it. */
  altText: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** `hero` or `page`. */
  kind: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  /** Public address. */
  url: Scalars['String']['output'];
};

/** A place where a practice works. */
export type Location = {
  __typename?: 'Location';
  /** Null where the address is hidden. */
  address?: Maybe<Scalars['String']['output']>;
  /** Hours by weekday, Sunday first; closed days are left out. */
  allHours: Array<WeekdayHours>;
  city?: Maybe<Scalars['String']['output']>;
  /** City and state, such as `Vancouver, BC`. */
  cityState: Scalars['String']['output'];
  /** English name of the country, such as `Canada`. */
  country: Scalars['String']['output'];
  countryCode: Scalars['String']['output'];
  /** What its practice edits; null for everybody else. */
  details?: Maybe<LocationDetails>;
  /** The address in one line, or city and state where it is hidden. */
  displayAddress: Scalars['String']['output'];
  /** Offset today and city of the zone, such as `(GMT-7) Vancouver`. */
  formattedTimeZone: Scalars['String']['output'];
  hideAddress: Scalars['Boolean']['output'];
  /** Dates with other hours than their weekday, in order, from today on. */
  hoursExceptions: Array<HoursException>;
  id: Scalars['ID']['output'];
  kind: LocationKind;
  /** Degrees; where the address is hidden, the middle of a cell of about 2 km by 2 km that it lies in. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees; where the address is hidden, the middle of a cell of about 2 km by 2 km that it lies in. */
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  /** Street and city, such as `12 Alder Street, Vancouver`; the city where the address is hidden. */
  shortSingleLine: Scalars['String']['output'];
  /** `active` or `disabled`. */
  state: Scalars['String']['output'];
  stateAbbreviation?: Maybe<Scalars['String']['output']>;
  /** IANA zone in which its hours are meant. */
  timeZone: Scalars['String']['output'];
  /** Abbreviation of the zone today, such as PDT. */
  timeZoneAbbr: Scalars['String']['output'];
  /** Miles that the practitioner travels. */
  travelDistance?: Maybe<Scalars['Int']['output']>;
  /** `video` or `phone`. */
  virtualType?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};


/** A place where a practice works. */
export type LocationHoursExceptionsArgs = {
  includePast?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A location as its own practice sees it. */
export type LocationDetails = {
  __typename?: 'LocationDetails';
  /** Seven days, Sunday first. */
  availableTimes: Array<AvailableTimes>;
  canDelete: Scalars['Boolean']['output'];
  canDisable: Scalars['Boolean']['output'];
  /** City as the places provider calls it. */
  cityGeocoded?: Maybe<Scalars['String']['output']>;
  /** Street and number, hidden or not. */
  fullStreetAddress?: Maybe<Scalars['String']['output']>;
  /** Degrees; the exact place. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees; the exact place. */
  longitude?: Maybe<Scalars['Float']['output']>;
  neighborhood?: Maybe<Scalars['String']['output']>;
  /** Something that is offered here is offered at no other active location. */
  onlyLocationForService: Scalars['Boolean']['output'];
  /** Id of the place at the places provider. */
  placeId?: Maybe<Scalars['String']['output']>;
  /** Suite, floor or unit. */
  secondaryAddress?: Maybe<Scalars['String']['output']>;
  /** The whole address in one line. */
  singleLine: Scalars['String']['output'];
  /** State or province in full, as the places provider calls it. */
  stateProvince?: Maybe<Scalars['String']['output']>;
  virtualInstructions?: Maybe<Scalars['String']['output']>;
  virtualLink?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** What a location is. */
export type LocationKind =
  /** The practitioner comes to the client. */
  | 'home'
  /** Clients come to the practitioner. */
  | 'office'
  /** By video or phone. */
  | 'virtual';

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds uploaded photos at the end of the gallery, at most 10 at once. One that is there already is not added again.
   * Errors: `not_found`, `too_many_photos`.
   */
  addGalleryImage: ChangeGalleryPayload;
  /** Says that the owner agrees to the platform's terms as they are now. Saying it again changes nothing. */
  agreeToTerms: UpdatePracticePayload;
  /**
   * Makes a credential public. The practitioner gets a mail. Staff only; one that is approved already stays as it is. Errors:
   * `forbidden`, `not_found`.
   */
  approveCredential: DecideCredentialPayload;
  /** Says what is to be seen on a photo. Errors: `not_found`, `invalid_caption`. */
  captionGalleryImage: ChangeGalleryPayload;
  /**
   * Adds a credential, which staff approve before it is public; at most 5. A licence needs its name, issuer, number and state, a
   * degree or certification a document. Errors: `not_found`, `invalid_choice`, `invalid_license_number`, `issuer_required`,
   * `document_required`, `invalid_document_name`, `invalid_name`, `too_many_credentials`, `invalid_idempotency_key`.
   */
  createProCredential: ChangeCredentialsPayload;
  /**
   * Removes a credential that waits, with its document. The practitioner gets a mail with the reason. Staff only. Errors:
   * `forbidden`, `not_found`, `credential_approved`, `invalid_reason`.
   */
  declineCredential: DecideCredentialPayload;
  /** Removes a kind of group event; what was scheduled of it stays. */
  deleteBookableEventType: DeleteBookableEventTypePayload;
  /** Removes the domain of the practice's website. Without a domain it changes nothing. Errors: `not_ready`. */
  deleteCustomDomain: CustomDomainPayload;
  /** Takes a disabled location away for good. Refused where something is offered at no other active one. */
  deleteLocation: DeleteLocationPayload;
  /** Takes a keyword away. Errors: `not_found`. */
  deleteSkills: ChangeSkillsPayload;
  /**
   * Stops bookings there; visits that are booked stay. Refused for the last active location and where something is
   * offered at no other active one.
   */
  disableLocation: DisableLocationPayload;
  /**
   * Signs the practice in at the domain provider's widget, which sets the records. Errors: `domain_widget_not_offered`,
   * `rate_limited`.
   */
  domainProviderJwtToken: DomainProviderTokenPayload;
  /** Can be booked again. */
  enableLocation: EnableLocationPayload;
  /** Suggests the alternative text of an image of the practice; stores nothing. Errors: `not_found`, `rate_limited`, `not_ready`. */
  generateImageAltText: ImageAltTextSuggestionPayload;
  /** Suggests title and description of the website from the profile; stores nothing. Errors: `rate_limited`, `not_ready`. */
  generateSiteMetadata: SiteMetadataSuggestionPayload;
  /** Puts keywords in order; those that are not named follow in the order in which they are. Errors: `not_found`. */
  moveSkills: ChangeSkillsPayload;
  /**
   * Shows visitors what is stored. Its look becomes that of the practice's profile and booking too. Errors: `changed_meanwhile`,
   * `nothing_to_publish`, `not_ready`, `rate_limited`.
   */
  publishWebsite: WebsiteDraftPayload;
  /** Takes the photo off a kind of group event. */
  removeBookableEventTypePhoto: RemoveBookableEventTypePhotoPayload;
  /** Takes a credential away. Errors: `not_found`. */
  removeCredential: ChangeCredentialsPayload;
  /** Takes a photo out of the gallery. Errors: `not_found`. */
  removeGalleryImage: ChangeGalleryPayload;
  /** Removes a service; the last one that is no add-on stays. */
  removeService: RemoveServicePayload;
  /** Takes the photo off a service. */
  removeServicePhoto: RemoveServicePhotoPayload;
  /**
   * Puts approved credentials in order; those that are not named follow in the order in which they are. Errors: `not_found`,
   * `credential_pending`.
   */
  reorderCredentials: ChangeCredentialsPayload;
  /** Puts photos in order; those that are not named follow in the order in which they are. Errors: `not_found`. */
  reorderGalleryImages: ChangeGalleryPayload;
  /** Puts the locations in order: positions from 1. Those that are not named follow behind. */
  reorderLocations: ReorderLocationsPayload;
  /** Puts services in another order; those that are left out follow in the order that they had. Positions are from 1. */
  reorderServices: ReorderServicesPayload;
  /**
   * Stores the website that the practice is working on. Visitors see nothing of it before it is published. Errors:
   * `changed_meanwhile`, `invalid_document`, `not_ready`, `rate_limited`.
   */
  saveWebsiteDraft: WebsiteDraftPayload;
  /** Switches a feature of a practice on or off; staff only. Errors: `forbidden`, `not_found`. */
  switchFeature: SwitchFeaturePayload;
  /** Gives a kind of group event another photo. */
  updateBookableEventTypePhoto: UpdateBookableEventTypePhotoPayload;
  /** Changes how the practice takes bookings. */
  updateBookingSettings: UpdateBookingSettingsPayload;
  /**
   * Changes what a practitioner says of themselves (spec portal-configuration §7); what is absent stays.
   * Errors: `invalid_name`, `invalid_title`, `invalid_headline`, `invalid_about`, `invalid_location`, `not_found`,
   * `invalid_short_link`, `short_link_taken`.
   */
  updateInfo: UpdateInfoPayload;
  /** Changes how the practice is paid for bookings; absent arguments stay (spec portal-operations §7). */
  updatePaymentSettings: UpdatePaymentSettingsPayload;
  /** Whether clients may add a tip. */
  updatePracticeAcceptsTips: UpdatePracticePayload;
  /**
   * In which currency the practice is paid. Its prices keep their numbers; refused where it has money or visits in another
   * one, which a ledger must not mix.
   */
  updatePracticeCurrency: UpdatePracticePayload;
  /**
   * Changes the clients a practice works with and its addresses elsewhere; what is absent or null stays, an empty text
   * removes an address. Errors: `not_found`, `invalid_choice`, `invalid_web_address`, `feature_disabled`.
   */
  updatePracticeDetails: UpdatePracticePayload;
  /** Which ways of paying the practitioner directly clients see; absent ones stay. */
  updatePracticeOfflineOptions: UpdatePracticePayload;
  /** Changes what the public profile says. */
  updatePracticeProfile: UpdatePracticePayload;
  /**
   * Sets HTML, such as of an analytics service, for the practice's website on its own domain. It is no part of any page of the
   * platform. Errors: `invalid_head_scripts`, `invalid_body_scripts`, `not_ready`.
   */
  updatePracticeScripts: WebsiteSettingsPayload;
  /** Gives a service another photo. */
  updateServicePhoto: UpdateServicePhotoPayload;
  /**
   * Makes these the keywords of the practice: those that stay keep their order, new ones come after them in the order given.
   * At most 50. Errors: `not_found`, `too_many_keywords`.
   */
  updateSkills: UpdateSkillsPayload;
  /** Makes an uploaded photo the portrait. Errors: `not_found`. */
  updateUserPhoto: UpdateUserPhotoPayload;
  /** Creates a kind of group event, or changes one; pros only (spec portal-configuration §5, §7). At most 50 of a practice. */
  upsertBookableEventType: UpsertBookableEventTypePayload;
  /**
   * Sets the domain of the practice's website. Another domain replaces it; the same one again is checked. Errors: `invalid_domain`,
   * `custom_domains_not_offered`, `not_ready`, `rate_limited`.
   */
  upsertCustomDomain: CustomDomainPayload;
  /** Creates a location, or changes the one with the given id. */
  upsertLocation: UpsertLocationPayload;
  /** Creates a service, package or add-on, or changes the one with the given id (spec portal-configuration §5, §7). At most 25 of a practice. */
  upsertService: UpsertServicePayload;
  /**
   * Sets what search engines show of the practice's website. Errors: `invalid_title`, `invalid_description`,
   * `invalid_og_site_name`, `invalid_primary_modality`, `not_ready`.
   */
  upsertWebsiteMetadata: WebsiteSettingsPayload;
};


export type MutationAddGalleryImageArgs = {
  handles: Array<Scalars['String']['input']>;
};


export type MutationApproveCredentialArgs = {
  credentialId: Scalars['ID']['input'];
};


export type MutationCaptionGalleryImageArgs = {
  input: CaptionGalleryImageInput;
};


export type MutationCreateProCredentialArgs = {
  credentialId: Scalars['ID']['input'];
  filestackDocument?: InputMaybe<Scalars['String']['input']>;
  filestackDocumentName?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  issuerId?: InputMaybe<Scalars['ID']['input']>;
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  stateIssued?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeclineCredentialArgs = {
  credentialId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDeleteBookableEventTypeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLocationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSkillsArgs = {
  skillId: Scalars['ID']['input'];
};


export type MutationDisableLocationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnableLocationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateImageAltTextArgs = {
  imageId: Scalars['ID']['input'];
};


export type MutationMoveSkillsArgs = {
  skillArray: Array<PositionInput>;
};


export type MutationPublishWebsiteArgs = {
  builder: WebsiteBuilder;
  saveNo?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRemoveBookableEventTypePhotoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveCredentialArgs = {
  credentialId: Scalars['ID']['input'];
};


export type MutationRemoveGalleryImageArgs = {
  galleryId: Scalars['ID']['input'];
};


export type MutationRemoveServiceArgs = {
  serviceId: Scalars['ID']['input'];
};


export type MutationRemoveServicePhotoArgs = {
  serviceId: Scalars['ID']['input'];
};


export type MutationReorderCredentialsArgs = {
  credentialArray: Array<PositionInput>;
};


export type MutationReorderGalleryImagesArgs = {
  photosArray: Array<PositionInput>;
};


export type MutationReorderLocationsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationReorderServicesArgs = {
  servicesArray: Array<Scalars['String']['input']>;
};


export type MutationSaveWebsiteDraftArgs = {
  builder: WebsiteBuilder;
  document: Scalars['String']['input'];
  saveNo: Scalars['Int']['input'];
};


export type MutationSwitchFeatureArgs = {
  enabled: Scalars['Boolean']['input'];
  feature: PracticeFeature;
  practiceId: Scalars['ID']['input'];
};


export type MutationUpdateBookableEventTypePhotoArgs = {
  handle: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationUpdateBookingSettingsArgs = {
  appointmentBufferTime?: InputMaybe<Scalars['Int']['input']>;
  appointmentLeadTime?: InputMaybe<Scalars['Int']['input']>;
  cancellationPolicy?: InputMaybe<Scalars['String']['input']>;
  chargeClientCcAtBooking?: InputMaybe<Scalars['Boolean']['input']>;
  instantClientApproval?: InputMaybe<Scalars['Boolean']['input']>;
  lateCancellationFeeCents?: InputMaybe<Scalars['Int']['input']>;
  lateCancellationFeePercent?: InputMaybe<Scalars['Int']['input']>;
  lateCancellationHours?: InputMaybe<Scalars['Int']['input']>;
  noShowFeePercent?: InputMaybe<Scalars['Int']['input']>;
  requireClientCcToBook?: InputMaybe<Scalars['Boolean']['input']>;
  startTimeIncrement?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateInfoArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  headline?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  shortLink?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePaymentSettingsArgs = {
  chargeClientCcAtBooking?: InputMaybe<Scalars['Boolean']['input']>;
  chargeSummaryEmailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  paymentPastDueEmailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  paymentPastDueEmailMinutes?: InputMaybe<Scalars['Int']['input']>;
  paymentPastDueTextEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  paymentPastDueTextMinutes?: InputMaybe<Scalars['Int']['input']>;
  requireClientCcToBook?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdatePracticeAcceptsTipsArgs = {
  acceptsTips: Scalars['Boolean']['input'];
};


export type MutationUpdatePracticeCurrencyArgs = {
  currency: Scalars['String']['input'];
};


export type MutationUpdatePracticeDetailsArgs = {
  ageWorkWithIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  facebook?: InputMaybe<Scalars['String']['input']>;
  instagram?: InputMaybe<Scalars['String']['input']>;
  languageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  linkedin?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  tiktok?: InputMaybe<Scalars['String']['input']>;
  twitter?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  workWithIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  youtube?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePracticeOfflineOptionsArgs = {
  acceptsCash?: InputMaybe<Scalars['Boolean']['input']>;
  acceptsCreditCard?: InputMaybe<Scalars['Boolean']['input']>;
  acceptsPaypal?: InputMaybe<Scalars['Boolean']['input']>;
  acceptsVenmo?: InputMaybe<Scalars['Boolean']['input']>;
  acceptsZelle?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdatePracticeProfileArgs = {
  input: UpdatePracticeProfileInput;
};


export type MutationUpdatePracticeScriptsArgs = {
  bodyScripts?: InputMaybe<Scalars['String']['input']>;
  headScripts?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateServicePhotoArgs = {
  handle: Scalars['String']['input'];
  serviceId: Scalars['ID']['input'];
};


export type MutationUpdateSkillsArgs = {
  skills: Array<Scalars['ID']['input']>;
};


export type MutationUpdateUserPhotoArgs = {
  handle: Scalars['String']['input'];
};


export type MutationUpsertBookableEventTypeArgs = {
  input: BookableEventTypeInput;
};


export type MutationUpsertCustomDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationUpsertLocationArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  availableTimes?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  cityGeocoded?: InputMaybe<Scalars['String']['input']>;
  countryCode?: InputMaybe<Scalars['String']['input']>;
  countryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hideAddress?: InputMaybe<Scalars['Boolean']['input']>;
  hoursExceptions?: InputMaybe<Array<HoursExceptionInput>>;
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  kind: LocationKind;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  neighborhood?: InputMaybe<Scalars['String']['input']>;
  placeId?: InputMaybe<Scalars['String']['input']>;
  secondaryAddress?: InputMaybe<Scalars['String']['input']>;
  stateAbbreviation?: InputMaybe<Scalars['String']['input']>;
  stateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  stateProvince?: InputMaybe<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
  travelDistance?: InputMaybe<Scalars['Int']['input']>;
  virtualInstructions?: InputMaybe<Scalars['String']['input']>;
  virtualLink?: InputMaybe<Scalars['String']['input']>;
  virtualType?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpsertServiceArgs = {
  addOn?: InputMaybe<Scalars['Boolean']['input']>;
  allowedServiceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  availableTimes?: InputMaybe<Scalars['String']['input']>;
  availableTimesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  description: Scalars['String']['input'];
  handle?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
  numberOfSessions?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['Boolean']['input']>;
  public?: InputMaybe<Scalars['Boolean']['input']>;
  timeLength?: InputMaybe<Scalars['Int']['input']>;
  variationOf?: InputMaybe<Scalars['ID']['input']>;
  variationsArray?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationUpsertWebsiteMetadataArgs = {
  input: WebsiteMetadataInput;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** The website that a practice is working on. */
export type OwnWebsite = {
  __typename?: 'OwnWebsite';
  builder: WebsiteBuilder;
  /** The last saved one as JSON; null before the first saving: the website then follows from the profile. */
  document?: Maybe<Scalars['String']['output']>;
  /** What visitors see as JSON; null before anything was published. */
  publishedDocument?: Maybe<Scalars['String']['output']>;
  /** Of the last saving; 0 before the first one. An editor continues from there. */
  saveNo: Scalars['Int']['output'];
  /** The newest 50 published versions, the newest first. */
  versions: Array<WebsiteVersion>;
};

/** Where a page of a list ends (Relay's cursor connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** How a practice is paid for bookings (spec portal-operations §3). */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  chargeClientCcAtBooking: Scalars['Boolean']['output'];
  /** Whether the practice gets a mail on the evening before cards are charged automatically. */
  chargeSummaryEmailEnabled: Scalars['Boolean']['output'];
  paymentPastDueEmailEnabled: Scalars['Boolean']['output'];
  /** Minutes after it became past due; 0 is at once. */
  paymentPastDueEmailMinutes: Scalars['Int']['output'];
  paymentPastDueTextEnabled: Scalars['Boolean']['output'];
  /** The same of the text message. */
  paymentPastDueTextMinutes: Scalars['Int']['output'];
  requireClientCcToBook: Scalars['Boolean']['output'];
};

/** A credential with whose it is, for staff. */
export type PendingCredential = {
  __typename?: 'PendingCredential';
  credential: ProCredential;
  practice: Practice;
};

/** Where one of a list is to stand. */
export type PositionInput = {
  id: Scalars['ID']['input'];
  /** From 1. */
  position: Scalars['Int']['input'];
};

/** A practitioner's practice: the owner of everything that is offered and booked. */
export type Practice = {
  __typename?: 'Practice';
  /** Sanitised HTML. */
  about?: Maybe<Scalars['String']['output']>;
  acceptsCash: Scalars['Boolean']['output'];
  acceptsOfflineCreditCard: Scalars['Boolean']['output'];
  acceptsPaypal: Scalars['Boolean']['output'];
  acceptsTips: Scalars['Boolean']['output'];
  acceptsVenmo: Scalars['Boolean']['output'];
  acceptsZelle: Scalars['Boolean']['output'];
  active: Scalars['Boolean']['output'];
  /** Ages that the practice works with, such as `Teens`. */
  ageWorkWiths: Array<Scalars['String']['output']>;
  /** Disabled ones too, in order; null for everybody but the practice itself. */
  allLocations?: Maybe<Array<Location>>;
  /** Minutes between two visits. */
  appointmentBufferTime: Scalars['Int']['output'];
  /** Shortest time before the start, minutes. */
  appointmentLeadTime: Scalars['Int']['output'];
  /** HTML for the end of the body of its website; null for all but the practice itself. */
  bodyScripts?: Maybe<Scalars['String']['output']>;
  /** Kinds of group events that it offers, by name. */
  bookableEventTypes: Array<BookableEventType>;
  bookableEventsEnabled: Scalars['Boolean']['output'];
  /** The switch between the versions of the builder is offered: it was registered before the cutoff date. False for all but the practice itself. */
  builderSwitchable: Scalars['Boolean']['output'];
  /** `v1` or `v2`: which profile page the public sees. */
  builderVersion: Scalars['String']['output'];
  /** At most 250 characters. */
  cancellationPolicy?: Maybe<Scalars['String']['output']>;
  /** Whether the portal offers a cancellation policy in the practice's own words (spec portal-configuration §6). */
  cancellationPolicyEnabled: Scalars['Boolean']['output'];
  chargeClientCcAtBooking: Scalars['Boolean']['output'];
  city?: Maybe<Scalars['String']['output']>;
  clientNotesEnabled: Scalars['Boolean']['output'];
  /** Whether the portal offers to connect an account for video calls (spec portal-configuration §6). */
  conferencingEnabled: Scalars['Boolean']['output'];
  /** Services for video calls that it has connected, by name. Resolved by scheduling; remains here for one release, for gateways of the version before. */
  conferencingServices: Array<ConferencingService>;
  /** English name of the country, such as `Canada`. */
  country: Scalars['String']['output'];
  countryCode: Scalars['String']['output'];
  /** When it was registered; null for all but the practice itself. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** All credentials, pending ones too; null for everybody but its owner. */
  credentials?: Maybe<Array<ProCredential>>;
  /** Whether it may choose the currency that it is paid in. */
  currencyEnabled: Scalars['Boolean']['output'];
  /** Domain of the practice's own, such as `stillwater.example`, without scheme and path. */
  customDomain?: Maybe<Scalars['String']['output']>;
  /** Whether the platform offers custom domains. */
  customDomainsOffered: Scalars['Boolean']['output'];
  /** ISO 4217. */
  defaultCurrency: Scalars['String']['output'];
  /** Whether the portal offers coupons (spec portal-configuration §6). */
  discountCodesEnabled: Scalars['Boolean']['output'];
  /** Only the owner sees it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the portal offers event types; the same as `bookableEventsEnabled` (spec portal-configuration §6). */
  eventsEnabled: Scalars['Boolean']['output'];
  facebook?: Maybe<Scalars['String']['output']>;
  /** What is switched on; null for all but staff. */
  features?: Maybe<Array<PracticeFeature>>;
  /** Images of the gallery in order. */
  galleryImages: Array<GalleryImage>;
  /** Whether the portal offers gift cards (spec portal-configuration §6). */
  giftCardsEnabled: Scalars['Boolean']['output'];
  /** HTML for the head of its website; null for all but the practice itself. */
  headScripts?: Maybe<Scalars['String']['output']>;
  /** At most 200 characters. */
  headline?: Maybe<Scalars['String']['output']>;
  /** Large images for the top of its pages, in order. */
  heroImages: Array<ImageAsset>;
  id: Scalars['ID']['output'];
  /** All images of its pages other than the gallery, in order. */
  imageAssets: Array<ImageAsset>;
  /** It may bring along reviews from elsewhere. */
  importReviewsEnabled: Scalars['Boolean']['output'];
  instagram?: Maybe<Scalars['String']['output']>;
  instantClientApproval: Scalars['Boolean']['output'];
  languages: Array<Scalars['String']['output']>;
  /** A fixed fee for a late cancellation, cents; counts where the percentage is 0. */
  lateCancellationFeeCents: Scalars['Int']['output'];
  /** Share of the amount owed for a late cancellation, percent. */
  lateCancellationFeePercent: Scalars['Int']['output'];
  /** Hours before the start within which a cancellation is late. */
  lateCancellationHours: Scalars['Int']['output'];
  linkedin?: Maybe<Scalars['String']['output']>;
  /** Active locations in order. */
  locations: Array<Location>;
  name: Scalars['String']['output'];
  /** Share of the amount owed when the client does not come, percent. */
  noShowFeePercent: Scalars['Int']['output'];
  /** Whether the practitioner is paid directly in at least one way. */
  offlinePaymentMethod: Scalars['Boolean']['output'];
  packagesEnabled: Scalars['Boolean']['output'];
  /** How it is paid for bookings; null for all but the practice itself. */
  paymentSettings?: Maybe<PaymentSettings>;
  /** Whether it may connect PayPal. */
  paypalEnabled: Scalars['Boolean']['output'];
  /** Public phone of the practice, E.164. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Public address of the portrait. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Its clients and its addresses elsewhere, as the portal edits them; null for everybody but its owner. */
  practiceDetails?: Maybe<PracticeDetails>;
  practitionerFirstName: Scalars['String']['output'];
  /** First and last name of the practitioner. */
  practitionerName: Scalars['String']['output'];
  /** Licences, degrees and certificates that may be shown. */
  proCredentials: Array<ProCredential>;
  /** What the editor of the profile shows; null for everybody but its owner. */
  profileDetails?: Maybe<ProfileDetails>;
  /** What its profile has and still needs; null for everybody but its owner (spec portal-configuration §3). */
  profileStatus?: Maybe<ProfileStatus>;
  /** Whether the public sees it. */
  published: Scalars['Boolean']['output'];
  recurringBookingsEnabled: Scalars['Boolean']['output'];
  /** Whether it may ask for cards when clients book: its payment settings are offered then (spec portal-operations §1). */
  requireCcEnabled: Scalars['Boolean']['output'];
  requireClientCcToBook: Scalars['Boolean']['output'];
  /** One service by its id. */
  service?: Maybe<Service>;
  /** Services and packages in order, and add-ons where asked for. */
  services: Array<Service>;
  /** Whether the portal links to the public pages of services (spec portal-configuration §6). */
  servicesPagesEnabled: Scalars['Boolean']['output'];
  /** Whether its owner has to agree to changed terms; false for everybody else. */
  showTermsModal: Scalars['Boolean']['output'];
  /** Therapies and conditions in the practitioner's order. */
  skills: Array<Skill>;
  /** Last part of the address of the profile. */
  slug: Scalars['String']['output'];
  /** Minutes between offered starts. */
  startTimeIncrement: Scalars['Int']['output'];
  stateAbbreviation?: Maybe<Scalars['String']['output']>;
  /** Whether the portal offers to subscribe to a plan (spec portal-configuration §6). */
  subscriptionEnabled: Scalars['Boolean']['output'];
  /** Where the terms of the platform are to be read; null where this installation names no such address. */
  termsUrl?: Maybe<Scalars['String']['output']>;
  /** How the practice's pages look; null where it keeps the look of the product. */
  theme?: Maybe<PracticeTheme>;
  tiktok?: Maybe<Scalars['String']['output']>;
  /** IANA zone of the main location. */
  timeZone: Scalars['String']['output'];
  /** Professional title of the practitioner. */
  title?: Maybe<Scalars['String']['output']>;
  twitter?: Maybe<Scalars['String']['output']>;
  /** Path of the public profile. */
  url: Scalars['String']['output'];
  /** The practitioner. */
  user: User;
  /** Its website is built with version 2 of the builder. */
  usingBuilderV2: Scalars['Boolean']['output'];
  videoReviewsEnabled: Scalars['Boolean']['output'];
  website?: Maybe<Scalars['String']['output']>;
  /** The domain that the practice wants for its website, active or not; null for all but the practice itself. */
  websiteDomain?: Maybe<CustomDomain>;
  /** What search engines show of its website; null for all but the practice itself. */
  websiteMetadata?: Maybe<WebsiteMetadata>;
  /** Whether it has the website plan, with an address of its own elsewhere. */
  websitePlanEnabled: Scalars['Boolean']['output'];
  /** Root of its website: on its own domain, else below the platform's; null where the platform has no host for websites. */
  websiteUrl?: Maybe<Scalars['String']['output']>;
  /** Who the practice works with, such as Adults or Athletes. */
  workWiths: Array<Scalars['String']['output']>;
  youtube?: Maybe<Scalars['String']['output']>;
};


/** A practitioner's practice: the owner of everything that is offered and booked. */
export type PracticeServiceArgs = {
  id: Scalars['ID']['input'];
};


/** A practitioner's practice: the owner of everything that is offered and booked. */
export type PracticeServicesArgs = {
  includeAddOns?: InputMaybe<Scalars['Boolean']['input']>;
  includePrivate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One of a reference list. */
export type PracticeChoice = {
  __typename?: 'PracticeChoice';
  /** Stable key. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** The reference lists of practice details. */
export type PracticeChoices = {
  __typename?: 'PracticeChoices';
  ageWorkWiths: Array<PracticeChoice>;
  languages: Array<PracticeChoice>;
  workWiths: Array<PracticeChoice>;
};

/** The clients a practice works with, and its addresses elsewhere (spec portal-configuration §3). */
export type PracticeDetails = {
  __typename?: 'PracticeDetails';
  ageWorkWiths: Array<PracticeChoice>;
  facebook?: Maybe<Scalars['String']['output']>;
  instagram?: Maybe<Scalars['String']['output']>;
  languages: Array<PracticeChoice>;
  linkedin?: Maybe<Scalars['String']['output']>;
  /** City and state of the first active location. */
  location?: Maybe<Scalars['String']['output']>;
  locationId?: Maybe<Scalars['ID']['output']>;
  tiktok?: Maybe<Scalars['String']['output']>;
  twitter?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  workWiths: Array<PracticeChoice>;
  youtube?: Maybe<Scalars['String']['output']>;
};

/** A part of the product that a practice has or has not (spec portal-configuration §6). */
export type PracticeFeature =
  | 'bookable_events'
  | 'cancellation_policy'
  | 'client_notes'
  | 'conferencing'
  | 'currency'
  | 'discount_codes'
  | 'gift_cards'
  | 'import_reviews'
  | 'packages'
  | 'paypal'
  | 'recurring_bookings'
  | 'require_cc'
  | 'services_pages'
  | 'subscription'
  | 'video_reviews'
  | 'website_plan';

/** How the pages of a practice look. */
export type PracticeTheme = {
  __typename?: 'PracticeTheme';
  /** Null: the product's. */
  buttonStyle?: Maybe<ButtonStyle>;
  /** `#rrggbb`; pages darken it where text would be hard to read. */
  colorAccent?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb` each, the first choice first. */
  colors: Array<Scalars['String']['output']>;
  /** Names of families, for headings first; used where the reader's device has them. */
  fonts: Array<Scalars['String']['output']>;
};

/** A licence, degree or certificate. */
export type ProCredential = {
  __typename?: 'ProCredential';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Its name in the reference list; null where it is none of it. */
  credential?: Maybe<CredentialName>;
  /** The last day that it holds. */
  expiresAt?: Maybe<Scalars['Date']['output']>;
  /** Handle of its document; null for all but the practice and staff. */
  filestackDocument?: Maybe<Scalars['ID']['output']>;
  /** Name of its document; null for all but the practice and staff. */
  filestackDocumentName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuedAt?: Maybe<Scalars['Date']['output']>;
  issuer?: Maybe<Scalars['String']['output']>;
  /** `license`, `degree` or `certification`. */
  kind: Scalars['String']['output'];
  licenseNumber?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  /** `pending` until staff have approved it. */
  state: Scalars['String']['output'];
  stateIssued?: Maybe<Scalars['String']['output']>;
};

/** What a practitioner says of themselves (spec portal-configuration §3). */
export type ProfileDetails = {
  __typename?: 'ProfileDetails';
  /** Sanitised HTML. */
  about?: Maybe<Scalars['String']['output']>;
  /** At most 200 characters. */
  headline?: Maybe<Scalars['String']['output']>;
  /** City and state of the first active location. */
  location?: Maybe<Scalars['String']['output']>;
  locationId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** Public address of the portrait; that of a default one, with the word `defaults`, where there is none. */
  photoUrl: Scalars['String']['output'];
  /** Last part of the address under which the profile is passed on. */
  shortLink: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

/** The way to a profile that clients find and trust. */
export type ProfileStatus = {
  __typename?: 'ProfileStatus';
  /** What a profile needs before it is published. */
  completionSteps: Array<ProfileStep>;
  practitionerFirstName: Scalars['String']['output'];
  /** Path of the public profile. */
  profileUrl: Scalars['String']['output'];
  /** Whether to congratulate on a profile that is complete and waits to be published. */
  showCompletedModal: Scalars['Boolean']['output'];
  /** Whether the owner has to agree to changed terms. */
  showTermsModal: Scalars['Boolean']['output'];
  /** `Incomplete - Not Published`, `Not Published`, `Complete` or `Verified` (spec portal-configuration §4). */
  status: Scalars['String']['output'];
  /** What shows that the practitioner is who they say: the credential first, the identity second. */
  verificationSteps: Array<ProfileStep>;
};

/** One thing to do on the way. */
export type ProfileStep = {
  __typename?: 'ProfileStep';
  completed: Scalars['Boolean']['output'];
  /** Path of the portal's page where it is done. */
  link: Scalars['String']['output'];
  /** In words, as the portal lists it. */
  name: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The kinds of group events of the caller's practice, by name; empty for everybody else. */
  bookableEventTypes: Array<BookableEventType>;
  /** Who issues licences: as `credentialSearch`. */
  credentialIssuerSearch: Array<CredentialIssuer>;
  /**
   * Names of licences in the reference list whose words begin with the query, at most 20, for adding a credential.
   * Errors: `invalid_query`.
   */
  credentialSearch: Array<CredentialName>;
  /** Where licences are issued: states, the District of Columbia, provinces and territories. */
  credentialStates: Array<PracticeChoice>;
  /** The caller's own practice; null for everybody else. */
  currentPractice?: Maybe<Practice>;
  /**
   * How the custom domain of the caller's practice stands, and asks for a check of its records within seconds. Null for a domain
   * that the practice does not have. Pros only.
   */
  domainStatus?: Maybe<DomainStatus>;
  /**
   * The specialties that clients may endorse, of all practitioners: all but those of `ordered_kind` 1 (spec
   * client §7). A kind's `ordered_kind` is read as its place in the reference list from 0: `therapy`, `condition`. So
   * conditions are left out. Names that start with the query come first, then by name.
   * Errors: `invalid_query`, `invalid_first`, `invalid_cursor`.
   */
  endorsementSearch: SpecialtyConnection;
  /** What a builder of the caller's website begins with. Practitioners only. */
  ownWebsite: OwnWebsite;
  /**
   * Credentials that wait for a decision of the staff, at most 100, the longest waiting first: each decision makes room for the
   * next one. Errors: `forbidden` for all but staff.
   */
  pendingCredentials: Array<PendingCredential>;
  /** How many wait in all. Errors: as `pendingCredentials`. */
  pendingCredentialsCount: Scalars['Int']['output'];
  /**
   * A practice by its slug or by its id; null without either. By its slug only where it is published, or to its owner; by its
   * id also where it is not, so that what a client has booked or paid there still names it.
   */
  practice?: Maybe<Practice>;
  /** Choices for the clients and languages of a practice. */
  practiceChoices: PracticeChoices;
  /**
   * Practices for staff, at most 20, by name: those in whose name, practitioner, short link or e-mail address the words occur.
   * Errors: `forbidden` for all but staff, `invalid_query`.
   */
  practicesForStaff: Array<Practice>;
  /** Whether the caller's practice may take a short link: it is neither empty nor another practice's. Read as `updateInfo` reads it. */
  shortLinkAvailable: Scalars['Boolean']['output'];
  /** The reference list of specialties. */
  specialties: Array<Specialty>;
  /** The therapy categories of the marketplace, in the order of the menu. */
  therapyCategories: Array<TherapyCategory>;
  /**
   * The published website behind a domain or a slug; null where there is none, for a practice that is not public, and without
   * either. A domain counts before a slug.
   */
  website?: Maybe<Website>;
  /** A website as it was published in this version, as JSON; null for a version that does not exist. Practitioners only. */
  websiteVersion?: Maybe<Scalars['String']['output']>;
};


export type QueryCredentialIssuerSearchArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCredentialSearchArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCurrentPracticeArgs = {
  includeAddOns?: InputMaybe<Scalars['Boolean']['input']>;
  includePrivate?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryDomainStatusArgs = {
  domain: Scalars['String']['input'];
};


export type QueryEndorsementSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnWebsiteArgs = {
  builder: WebsiteBuilder;
};


export type QueryPracticeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPracticesForStaffArgs = {
  query: Scalars['String']['input'];
};


export type QueryShortLinkAvailableArgs = {
  shortLink: Scalars['String']['input'];
};


export type QuerySpecialtiesArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWebsiteArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWebsiteVersionArgs = {
  builder: WebsiteBuilder;
  version: Scalars['Int']['input'];
};

/** Outcome of taking a photo off a kind of group event. */
export type RemoveBookableEventTypePhotoPayload = {
  __typename?: 'RemoveBookableEventTypePhotoPayload';
  bookableEventType?: Maybe<BookableEventType>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of removing a service. */
export type RemoveServicePayload = {
  __typename?: 'RemoveServicePayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of taking a photo off a service. */
export type RemoveServicePhotoPayload = {
  __typename?: 'RemoveServicePhotoPayload';
  errors: Array<UserError>;
  result: MutationResult;
  service?: Maybe<Service>;
};

/** Outcome of putting locations in order. */
export type ReorderLocationsPayload = {
  __typename?: 'ReorderLocationsPayload';
  errors: Array<UserError>;
  /** All of them, in order. */
  locations?: Maybe<Array<Location>>;
  result: MutationResult;
};

/** Outcome of putting services in order. */
export type ReorderServicesPayload = {
  __typename?: 'ReorderServicesPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** All of the practice in order, add-ons too. */
  services?: Maybe<Array<Service>>;
};

/** A service, a package of sessions or an add-on. */
export type Service = {
  __typename?: 'Service';
  addOn: Scalars['Boolean']['output'];
  allowedServiceIds: Array<Scalars['ID']['output']>;
  /** Price of the main variation in the practice's currency; 0 is free. */
  amountCents: Scalars['Int']['output'];
  /** Hours of its own, without the days on which it is not offered. */
  availableTimes: Array<WeekdayHours>;
  /** Whether it has hours of its own, and not those of its locations. */
  availableTimesEnabled: Scalars['Boolean']['output'];
  /** Sanitised HTML. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Where it is offered. */
  locations: Array<Location>;
  name: Scalars['String']['output'];
  /** Sessions of a package. */
  numberOfSessions?: Maybe<Scalars['Int']['output']>;
  package: Scalars['Boolean']['output'];
  photoUrl?: Maybe<Scalars['String']['output']>;
  position: Scalars['Int']['output'];
  /** The practice that offers it. */
  practice: Practice;
  practiceId: Scalars['ID']['output'];
  public: Scalars['Boolean']['output'];
  /** `active` or `disabled`. */
  state: Scalars['String']['output'];
  /** Minutes of the main variation. */
  timeLength: Scalars['Int']['output'];
  /** Path of its public page. */
  url: Scalars['String']['output'];
  /** Lengths and prices, the main one first. A variation's id may stand wherever a service id is booked. */
  variations: Array<ServiceVariation>;
};

/** One length and price of a service; the main one has the id of the service. */
export type ServiceVariation = {
  __typename?: 'ServiceVariation';
  amountCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What it is a length of. */
  parent: Service;
  /** Minutes. */
  timeLength: Scalars['Int']['output'];
};

/** Texts to begin with. */
export type SiteMetadataSuggestionPayload = {
  __typename?: 'SiteMetadataSuggestionPayload';
  description?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  result: MutationResult;
  title?: Maybe<Scalars['String']['output']>;
};

/** A therapy or condition that a practice names among its skills. */
export type Skill = {
  __typename?: 'Skill';
  /** Practice and specialty together. */
  id: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  specialty: Specialty;
};

/** A therapy or a condition. */
export type Specialty = {
  __typename?: 'Specialty';
  id: Scalars['ID']['output'];
  /** `therapy` or `condition`. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A page of specialties. */
export type SpecialtyConnection = {
  __typename?: 'SpecialtyConnection';
  edges: Array<SpecialtyEdge>;
  pageInfo: PageInfo;
  /** Number of all that match. */
  totalCount: Scalars['Int']['output'];
};

/** A specialty and its cursor. */
export type SpecialtyEdge = {
  __typename?: 'SpecialtyEdge';
  cursor: Scalars['String']['output'];
  node: Specialty;
};

/** Outcome of switching a feature. */
export type SwitchFeaturePayload = {
  __typename?: 'SwitchFeaturePayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** A therapy category. */
export type TherapyCategory = {
  __typename?: 'TherapyCategory';
  /** One sentence for the home page. */
  description: Scalars['String']['output'];
  /** Such as `massage`. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Outcome of another photo of a kind of group event. */
export type UpdateBookableEventTypePhotoPayload = {
  __typename?: 'UpdateBookableEventTypePhotoPayload';
  bookableEventType?: Maybe<BookableEventType>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of changing booking settings. */
export type UpdateBookingSettingsPayload = {
  __typename?: 'UpdateBookingSettingsPayload';
  /** The first error's message, null on success (spec portal-configuration §7). */
  error?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of changing what a practitioner says of themselves. */
export type UpdateInfoPayload = {
  __typename?: 'UpdateInfoPayload';
  errors: Array<UserError>;
  /** The practice, so that the caller can query further fields. */
  practice?: Maybe<Practice>;
  profileDetails?: Maybe<ProfileDetails>;
  result: MutationResult;
};

/** Outcome of changing how the practice is paid. */
export type UpdatePaymentSettingsPayload = {
  __typename?: 'UpdatePaymentSettingsPayload';
  /** The first error's message, null on success (spec portal-operations §7). */
  error?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of changing a practice. */
export type UpdatePracticePayload = {
  __typename?: 'UpdatePracticePayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** New texts of the profile. */
export type UpdatePracticeProfileInput = {
  /** Rich text; sanitised when stored. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  headline?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Public or not. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of another photo of a service. */
export type UpdateServicePhotoPayload = {
  __typename?: 'UpdateServicePhotoPayload';
  errors: Array<UserError>;
  /** Path on the site. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  result: MutationResult;
  service?: Maybe<Service>;
};

/** Outcome of choosing keywords. */
export type UpdateSkillsPayload = {
  __typename?: 'UpdateSkillsPayload';
  errors: Array<UserError>;
  /** The practice, so that the caller can query further fields. */
  practice?: Maybe<Practice>;
  result: MutationResult;
  /** All of them, in order. */
  skills?: Maybe<Array<Skill>>;
};

/** Outcome of changing the portrait. */
export type UpdateUserPhotoPayload = {
  __typename?: 'UpdateUserPhotoPayload';
  errors: Array<UserError>;
  /** Public address of the portrait. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** The practice, so that the caller can query further fields. */
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** Outcome of saving a kind of group event. */
export type UpsertBookableEventTypePayload = {
  __typename?: 'UpsertBookableEventTypePayload';
  bookableEventType?: Maybe<BookableEventType>;
  /** `name_required`, `location_required`, `slug_taken`, `invalid_idempotency_key`, … */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of saving a location. */
export type UpsertLocationPayload = {
  __typename?: 'UpsertLocationPayload';
  errors: Array<UserError>;
  location?: Maybe<Location>;
  result: MutationResult;
};

/** Outcome of saving a service. */
export type UpsertServicePayload = {
  __typename?: 'UpsertServicePayload';
  errors: Array<UserError>;
  result: MutationResult;
  service?: Maybe<Service>;
};

/** Account of the clients service. */
export type User = {
  __typename?: 'User';
  /** Public address of the portrait. */
  defaultPhotoUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The practice that a pro owns. */
  practice?: Maybe<Practice>;
  /** Last part of the address of the practitioner's profile; null where there is none that the caller may see, as below. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Path of a square of 160 pixels of the portrait; the portrait itself where there is none. */
  smallPhotoUrl?: Maybe<Scalars['String']['output']>;
  /** Professional title. */
  title?: Maybe<Scalars['String']['output']>;
  /** A second, shorter last part that the practitioner chose; leads to the same profile. */
  vanitySlug?: Maybe<Scalars['String']['output']>;
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

/** A website as visitors see it. */
export type Website = {
  __typename?: 'Website';
  /** HTML for the end of the body, likewise. */
  bodyScripts: Scalars['String']['output'];
  /** Description for search engines, likewise. */
  description: Scalars['String']['output'];
  /** As JSON; null where it follows from the profile. */
  document?: Maybe<Scalars['String']['output']>;
  /** HTML for the head. For the custom domain only: never to be part of a page of the platform. */
  headScripts: Scalars['String']['output'];
  /** Name of the site where a link to it is shared, likewise. */
  ogSiteName: Scalars['String']['output'];
  practice: Practice;
  /** Title for search engines; empty where it follows from the profile. */
  title: Scalars['String']['output'];
};

/** Version of the builder; each keeps a website of its own. */
export type WebsiteBuilder =
  | 'v1'
  | 'v2';

/** Outcome of changing the website. */
export type WebsiteDraftPayload = {
  __typename?: 'WebsiteDraftPayload';
  errors: Array<UserError>;
  result: MutationResult;
  website?: Maybe<OwnWebsite>;
};

/** What search engines show of a website. Empty texts follow from the profile. */
export type WebsiteMetadata = {
  __typename?: 'WebsiteMetadata';
  description: Scalars['String']['output'];
  /** Null before anything was set. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the site where a link to it is shared. */
  ogSiteName: Scalars['String']['output'];
  /** The therapy that the site is about. */
  primaryModality: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What search engines are to show. */
export type WebsiteMetadataInput = {
  /** At most 160 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  ogSiteName?: InputMaybe<Scalars['String']['input']>;
  /** At most 80 characters. */
  primaryModality?: InputMaybe<Scalars['String']['input']>;
  /** At most 70 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of changing the website. */
export type WebsiteSettingsPayload = {
  __typename?: 'WebsiteSettingsPayload';
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
};

/** A published version of a website. */
export type WebsiteVersion = {
  __typename?: 'WebsiteVersion';
  publishedAt: Scalars['DateTime']['output'];
  /** From 1. */
  version: Scalars['Int']['output'];
};

/** Hours of one weekday in wall time. */
export type WeekdayHours = {
  __typename?: 'WeekdayHours';
  hours: Array<HoursBlock>;
  /** 0 is Sunday. */
  weekDay: Scalars['Int']['output'];
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
  BookableEventType: BookableEventType;
  Location: Location;
  Practice: Practice;
  Service: Service;
  Skill: Skill;
  Specialty: Specialty;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  BookableEventType:
    ( { __typename: 'BookableEventType' }
    & GraphQLRecursivePick<FederationTypes['BookableEventType'], {"id":true}> );
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
  Service:
    ( { __typename: 'Service' }
    & GraphQLRecursivePick<FederationTypes['Service'], {"id":true}> );
  Skill:
    ( { __typename: 'Skill' }
    & GraphQLRecursivePick<FederationTypes['Skill'], {"id":true}> );
  Specialty:
    ( { __typename: 'Specialty' }
    & GraphQLRecursivePick<FederationTypes['Specialty'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AvailableTimes: ResolverTypeWrapper<AvailableTimes>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BookableEventType: ResolverTypeWrapper<EventType>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BookableEventTypeInput: BookableEventTypeInput;
  ButtonStyle: ButtonStyle;
  CaptionGalleryImageInput: CaptionGalleryImageInput;
  ChangeCredentialsPayload: ResolverTypeWrapper<Omit<ChangeCredentialsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  ChangeGalleryPayload: ResolverTypeWrapper<Omit<ChangeGalleryPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  ChangeSkillsPayload: ResolverTypeWrapper<Omit<ChangeSkillsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  ConferencingService: ResolverTypeWrapper<ConferencingService>;
  CredentialIssuer: ResolverTypeWrapper<CredentialIssuer>;
  CredentialName: ResolverTypeWrapper<CredentialName>;
  CustomDomain: ResolverTypeWrapper<CustomDomain>;
  CustomDomainPayload: ResolverTypeWrapper<Omit<CustomDomainPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideCredentialPayload: ResolverTypeWrapper<DecideCredentialPayload>;
  DeleteBookableEventTypePayload: ResolverTypeWrapper<DeleteBookableEventTypePayload>;
  DeleteLocationPayload: ResolverTypeWrapper<DeleteLocationPayload>;
  DisableLocationPayload: ResolverTypeWrapper<Omit<DisableLocationPayload, 'location'> & { location?: Maybe<ResolversTypes['Location']> }>;
  DomainProblem: DomainProblem;
  DomainProviderTokenPayload: ResolverTypeWrapper<DomainProviderTokenPayload>;
  DomainRecord: ResolverTypeWrapper<DomainRecord>;
  DomainRecordType: DomainRecordType;
  DomainStatus: DomainStatus;
  EnableLocationPayload: ResolverTypeWrapper<Omit<EnableLocationPayload, 'location'> & { location?: Maybe<ResolversTypes['Location']> }>;
  ErrorCode: ErrorCode;
  GalleryImage: ResolverTypeWrapper<GalleryImageEntity>;
  HoursBlock: ResolverTypeWrapper<HoursBlock>;
  HoursBlockInput: HoursBlockInput;
  HoursException: ResolverTypeWrapper<HoursException>;
  HoursExceptionInput: HoursExceptionInput;
  ImageAltTextSuggestionPayload: ResolverTypeWrapper<ImageAltTextSuggestionPayload>;
  ImageAsset: ResolverTypeWrapper<ImageAsset>;
  Location: ResolverTypeWrapper<LocationEntity>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LocationDetails: ResolverTypeWrapper<LocationDetails>;
  LocationKind: LocationKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  OwnWebsite: ResolverTypeWrapper<OwnWebsite>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PendingCredential: ResolverTypeWrapper<Omit<PendingCredential, 'credential' | 'practice'> & { credential: ResolversTypes['ProCredential'], practice: ResolversTypes['Practice'] }>;
  PositionInput: PositionInput;
  Practice: ResolverTypeWrapper<PracticeEntity>;
  PracticeChoice: ResolverTypeWrapper<PracticeChoice>;
  PracticeChoices: ResolverTypeWrapper<PracticeChoices>;
  PracticeDetails: ResolverTypeWrapper<PracticeDetails>;
  PracticeFeature: PracticeFeature;
  PracticeTheme: ResolverTypeWrapper<PracticeTheme>;
  ProCredential: ResolverTypeWrapper<ProCredentialEntity>;
  ProfileDetails: ResolverTypeWrapper<ProfileDetails>;
  ProfileStatus: ResolverTypeWrapper<ProfileStatus>;
  ProfileStep: ResolverTypeWrapper<ProfileStep>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RemoveBookableEventTypePhotoPayload: ResolverTypeWrapper<Omit<RemoveBookableEventTypePhotoPayload, 'bookableEventType'> & { bookableEventType?: Maybe<ResolversTypes['BookableEventType']> }>;
  RemoveServicePayload: ResolverTypeWrapper<RemoveServicePayload>;
  RemoveServicePhotoPayload: ResolverTypeWrapper<Omit<RemoveServicePhotoPayload, 'service'> & { service?: Maybe<ResolversTypes['Service']> }>;
  ReorderLocationsPayload: ResolverTypeWrapper<Omit<ReorderLocationsPayload, 'locations'> & { locations?: Maybe<Array<ResolversTypes['Location']>> }>;
  ReorderServicesPayload: ResolverTypeWrapper<Omit<ReorderServicesPayload, 'services'> & { services?: Maybe<Array<ResolversTypes['Service']>> }>;
  Service: ResolverTypeWrapper<ServiceEntity>;
  ServiceVariation: ResolverTypeWrapper<ShownVariation>;
  SiteMetadataSuggestionPayload: ResolverTypeWrapper<SiteMetadataSuggestionPayload>;
  Skill: ResolverTypeWrapper<Skill>;
  Specialty: ResolverTypeWrapper<Specialty>;
  SpecialtyConnection: ResolverTypeWrapper<SpecialtyConnection>;
  SpecialtyEdge: ResolverTypeWrapper<SpecialtyEdge>;
  SwitchFeaturePayload: ResolverTypeWrapper<Omit<SwitchFeaturePayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  TherapyCategory: ResolverTypeWrapper<TherapyCategory>;
  UpdateBookableEventTypePhotoPayload: ResolverTypeWrapper<Omit<UpdateBookableEventTypePhotoPayload, 'bookableEventType'> & { bookableEventType?: Maybe<ResolversTypes['BookableEventType']> }>;
  UpdateBookingSettingsPayload: ResolverTypeWrapper<Omit<UpdateBookingSettingsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpdateInfoPayload: ResolverTypeWrapper<Omit<UpdateInfoPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpdatePaymentSettingsPayload: ResolverTypeWrapper<Omit<UpdatePaymentSettingsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpdatePracticePayload: ResolverTypeWrapper<Omit<UpdatePracticePayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpdatePracticeProfileInput: UpdatePracticeProfileInput;
  UpdateServicePhotoPayload: ResolverTypeWrapper<Omit<UpdateServicePhotoPayload, 'service'> & { service?: Maybe<ResolversTypes['Service']> }>;
  UpdateSkillsPayload: ResolverTypeWrapper<Omit<UpdateSkillsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpdateUserPhotoPayload: ResolverTypeWrapper<Omit<UpdateUserPhotoPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UpsertBookableEventTypePayload: ResolverTypeWrapper<Omit<UpsertBookableEventTypePayload, 'bookableEventType'> & { bookableEventType?: Maybe<ResolversTypes['BookableEventType']> }>;
  UpsertLocationPayload: ResolverTypeWrapper<Omit<UpsertLocationPayload, 'location'> & { location?: Maybe<ResolversTypes['Location']> }>;
  UpsertServicePayload: ResolverTypeWrapper<Omit<UpsertServicePayload, 'service'> & { service?: Maybe<ResolversTypes['Service']> }>;
  User: ResolverTypeWrapper<Omit<User, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  Website: ResolverTypeWrapper<Omit<Website, 'practice'> & { practice: ResolversTypes['Practice'] }>;
  WebsiteBuilder: WebsiteBuilder;
  WebsiteDraftPayload: ResolverTypeWrapper<WebsiteDraftPayload>;
  WebsiteMetadata: ResolverTypeWrapper<WebsiteMetadata>;
  WebsiteMetadataInput: WebsiteMetadataInput;
  WebsiteSettingsPayload: ResolverTypeWrapper<Omit<WebsiteSettingsPayload, 'practice'> & { practice?: Maybe<ResolversTypes['Practice']> }>;
  WebsiteVersion: ResolverTypeWrapper<WebsiteVersion>;
  WeekdayHours: ResolverTypeWrapper<WeekdayHours>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AvailableTimes: AvailableTimes;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  BookableEventType: EventType;
  ID: Scalars['ID']['output'];
  BookableEventTypeInput: BookableEventTypeInput;
  CaptionGalleryImageInput: CaptionGalleryImageInput;
  ChangeCredentialsPayload: Omit<ChangeCredentialsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  ChangeGalleryPayload: Omit<ChangeGalleryPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  ChangeSkillsPayload: Omit<ChangeSkillsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  ConferencingService: ConferencingService;
  CredentialIssuer: CredentialIssuer;
  CredentialName: CredentialName;
  CustomDomain: CustomDomain;
  CustomDomainPayload: Omit<CustomDomainPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideCredentialPayload: DecideCredentialPayload;
  DeleteBookableEventTypePayload: DeleteBookableEventTypePayload;
  DeleteLocationPayload: DeleteLocationPayload;
  DisableLocationPayload: Omit<DisableLocationPayload, 'location'> & { location?: Maybe<ResolversParentTypes['Location']> };
  DomainProviderTokenPayload: DomainProviderTokenPayload;
  DomainRecord: DomainRecord;
  EnableLocationPayload: Omit<EnableLocationPayload, 'location'> & { location?: Maybe<ResolversParentTypes['Location']> };
  GalleryImage: GalleryImageEntity;
  HoursBlock: HoursBlock;
  HoursBlockInput: HoursBlockInput;
  HoursException: HoursException;
  HoursExceptionInput: HoursExceptionInput;
  ImageAltTextSuggestionPayload: ImageAltTextSuggestionPayload;
  ImageAsset: ImageAsset;
  Location: LocationEntity;
  Float: Scalars['Float']['output'];
  LocationDetails: LocationDetails;
  Mutation: Record<PropertyKey, never>;
  OwnWebsite: OwnWebsite;
  PageInfo: PageInfo;
  PaymentSettings: PaymentSettings;
  PendingCredential: Omit<PendingCredential, 'credential' | 'practice'> & { credential: ResolversParentTypes['ProCredential'], practice: ResolversParentTypes['Practice'] };
  PositionInput: PositionInput;
  Practice: PracticeEntity;
  PracticeChoice: PracticeChoice;
  PracticeChoices: PracticeChoices;
  PracticeDetails: PracticeDetails;
  PracticeTheme: PracticeTheme;
  ProCredential: ProCredentialEntity;
  ProfileDetails: ProfileDetails;
  ProfileStatus: ProfileStatus;
  ProfileStep: ProfileStep;
  Query: Record<PropertyKey, never>;
  RemoveBookableEventTypePhotoPayload: Omit<RemoveBookableEventTypePhotoPayload, 'bookableEventType'> & { bookableEventType?: Maybe<ResolversParentTypes['BookableEventType']> };
  RemoveServicePayload: RemoveServicePayload;
  RemoveServicePhotoPayload: Omit<RemoveServicePhotoPayload, 'service'> & { service?: Maybe<ResolversParentTypes['Service']> };
  ReorderLocationsPayload: Omit<ReorderLocationsPayload, 'locations'> & { locations?: Maybe<Array<ResolversParentTypes['Location']>> };
  ReorderServicesPayload: Omit<ReorderServicesPayload, 'services'> & { services?: Maybe<Array<ResolversParentTypes['Service']>> };
  Service: ServiceEntity;
  ServiceVariation: ShownVariation;
  SiteMetadataSuggestionPayload: SiteMetadataSuggestionPayload;
  Skill: Skill | FederationReferenceTypes['Skill'];
  Specialty: Specialty | FederationReferenceTypes['Specialty'];
  SpecialtyConnection: SpecialtyConnection;
  SpecialtyEdge: SpecialtyEdge;
  SwitchFeaturePayload: Omit<SwitchFeaturePayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  TherapyCategory: TherapyCategory;
  UpdateBookableEventTypePhotoPayload: Omit<UpdateBookableEventTypePhotoPayload, 'bookableEventType'> & { bookableEventType?: Maybe<ResolversParentTypes['BookableEventType']> };
  UpdateBookingSettingsPayload: Omit<UpdateBookingSettingsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpdateInfoPayload: Omit<UpdateInfoPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpdatePaymentSettingsPayload: Omit<UpdatePaymentSettingsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpdatePracticePayload: Omit<UpdatePracticePayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpdatePracticeProfileInput: UpdatePracticeProfileInput;
  UpdateServicePhotoPayload: Omit<UpdateServicePhotoPayload, 'service'> & { service?: Maybe<ResolversParentTypes['Service']> };
  UpdateSkillsPayload: Omit<UpdateSkillsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpdateUserPhotoPayload: Omit<UpdateUserPhotoPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  UpsertBookableEventTypePayload: Omit<UpsertBookableEventTypePayload, 'bookableEventType'> & { bookableEventType?: Maybe<ResolversParentTypes['BookableEventType']> };
  UpsertLocationPayload: Omit<UpsertLocationPayload, 'location'> & { location?: Maybe<ResolversParentTypes['Location']> };
  UpsertServicePayload: Omit<UpsertServicePayload, 'service'> & { service?: Maybe<ResolversParentTypes['Service']> };
  User: Omit<User, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> } | FederationReferenceTypes['User'];
  UserError: UserError;
  Website: Omit<Website, 'practice'> & { practice: ResolversParentTypes['Practice'] };
  WebsiteDraftPayload: WebsiteDraftPayload;
  WebsiteMetadata: WebsiteMetadata;
  WebsiteMetadataInput: WebsiteMetadataInput;
  WebsiteSettingsPayload: Omit<WebsiteSettingsPayload, 'practice'> & { practice?: Maybe<ResolversParentTypes['Practice']> };
  WebsiteVersion: WebsiteVersion;
  WeekdayHours: WeekdayHours;
};

export type AvailableTimesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailableTimes'] = ResolversParentTypes['AvailableTimes']> = {
  blocks?: Resolver<Array<ResolversTypes['HoursBlock']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookableEventTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookableEventType'] = ResolversParentTypes['BookableEventType'], FederationReferenceType extends FederationReferenceTypes['BookableEventType'] = FederationReferenceTypes['BookableEventType']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookableEventType']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeCredentialsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangeCredentialsPayload'] = ResolversParentTypes['ChangeCredentialsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ChangeGalleryPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangeGalleryPayload'] = ResolversParentTypes['ChangeGalleryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ChangeSkillsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangeSkillsPayload'] = ResolversParentTypes['ChangeSkillsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ConferencingServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConferencingService'] = ResolversParentTypes['ConferencingService']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CredentialIssuerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CredentialIssuer'] = ResolversParentTypes['CredentialIssuer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CredentialNameResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CredentialName'] = ResolversParentTypes['CredentialName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomDomainResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomDomain'] = ResolversParentTypes['CustomDomain']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['DomainProblem']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DomainRecord']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DomainStatus'], ParentType, ContextType>;
};

export type CustomDomainPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomDomainPayload'] = ResolversParentTypes['CustomDomainPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideCredentialPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DecideCredentialPayload'] = ResolversParentTypes['DecideCredentialPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  pendingCredentialsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DeleteBookableEventTypePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteBookableEventTypePayload'] = ResolversParentTypes['DeleteBookableEventTypePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DeleteLocationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteLocationPayload'] = ResolversParentTypes['DeleteLocationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DisableLocationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DisableLocationPayload'] = ResolversParentTypes['DisableLocationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DomainProviderTokenPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DomainProviderTokenPayload'] = ResolversParentTypes['DomainProviderTokenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  jwtToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DomainRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DomainRecord'] = ResolversParentTypes['DomainRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DomainRecordType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnableLocationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EnableLocationPayload'] = ResolversParentTypes['EnableLocationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ address_required?: any, changed_meanwhile?: any, credential_approved?: any, credential_pending?: any, currency_in_use?: any, custom_domains_not_offered?: any, description_required?: any, document_required?: any, domain_widget_not_offered?: any, duration_required?: any, feature_disabled?: any, forbidden?: any, invalid_about?: any, invalid_address?: any, invalid_amount?: any, invalid_available_times?: any, invalid_body_scripts?: any, invalid_cancellation_policy?: any, invalid_capacity?: any, invalid_caption?: any, invalid_choice?: any, invalid_city?: any, invalid_country?: any, invalid_cursor?: any, invalid_description?: any, invalid_document?: any, invalid_document_name?: any, invalid_domain?: any, invalid_duration?: any, invalid_duration_unit?: any, invalid_email?: any, invalid_first?: any, invalid_head_scripts?: any, invalid_headline?: any, invalid_hours_exceptions?: any, invalid_idempotency_key?: any, invalid_instructions?: any, invalid_kind?: any, invalid_late_cancellation_fee_cents?: any, invalid_late_cancellation_fee_percent?: any, invalid_late_cancellation_hours?: any, invalid_latitude?: any, invalid_license_number?: any, invalid_location?: any, invalid_longitude?: any, invalid_name?: any, invalid_no_show_fee_percent?: any, invalid_og_site_name?: any, invalid_order?: any, invalid_phone?: any, invalid_primary_modality?: any, invalid_query?: any, invalid_reason?: any, invalid_secondary_address?: any, invalid_short_link?: any, invalid_slug?: any, invalid_state_abbreviation?: any, invalid_time_zone?: any, invalid_title?: any, invalid_travel_distance?: any, invalid_variation?: any, invalid_virtual_instructions?: any, invalid_virtual_link?: any, invalid_virtual_type?: any, invalid_web_address?: any, invalid_zip?: any, issuer_required?: any, kind_taken?: any, last_location?: any, last_service?: any, link_required?: any, location_active?: any, location_required?: any, name_required?: any, no_payment_provider?: any, not_found?: any, not_ready?: any, nothing_to_publish?: any, only_location_for_service?: any, price_required?: any, rate_limited?: any, sessions_required?: any, short_link_taken?: any, slug_taken?: any, too_many_credentials?: any, too_many_event_types?: any, too_many_keywords?: any, too_many_locations?: any, too_many_photos?: any, too_many_services?: any, too_many_variations?: any, travel_distance_required?: any, variations_not_unique?: any, venmo_unavailable?: any }, ResolversTypes['ErrorCode']>;

export type GalleryImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GalleryImage'] = ResolversParentTypes['GalleryImage']> = {
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultPhotoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HoursBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HoursBlock'] = ResolversParentTypes['HoursBlock']> = {
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HoursExceptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HoursException'] = ResolversParentTypes['HoursException']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['HoursBlock']>, ParentType, ContextType>;
};

export type ImageAltTextSuggestionPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImageAltTextSuggestionPayload'] = ResolversParentTypes['ImageAltTextSuggestionPayload']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ImageAssetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImageAsset'] = ResolversParentTypes['ImageAsset']> = {
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allHours?: Resolver<Array<ResolversTypes['WeekdayHours']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['LocationDetails']>, ParentType, ContextType>;
  displayAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hideAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hoursExceptions?: Resolver<Array<ResolversTypes['HoursException']>, ParentType, ContextType, Partial<LocationHoursExceptionsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LocationKind'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortSingleLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateAbbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZoneAbbr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelDistance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  virtualType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocationDetails'] = ResolversParentTypes['LocationDetails']> = {
  availableTimes?: Resolver<Array<ResolversTypes['AvailableTimes']>, ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDisable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cityGeocoded?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullStreetAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  neighborhood?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onlyLocationForService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  singleLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateProvince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtualInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtualLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addGalleryImage?: Resolver<ResolversTypes['ChangeGalleryPayload'], ParentType, ContextType, RequireFields<MutationAddGalleryImageArgs, 'handles'>>;
  agreeToTerms?: Resolver<ResolversTypes['UpdatePracticePayload'], ParentType, ContextType>;
  approveCredential?: Resolver<ResolversTypes['DecideCredentialPayload'], ParentType, ContextType, RequireFields<MutationApproveCredentialArgs, 'credentialId'>>;
  captionGalleryImage?: Resolver<ResolversTypes['ChangeGalleryPayload'], ParentType, ContextType, RequireFields<MutationCaptionGalleryImageArgs, 'input'>>;
  createProCredential?: Resolver<ResolversTypes['ChangeCredentialsPayload'], ParentType, ContextType, RequireFields<MutationCreateProCredentialArgs, 'credentialId'>>;
  declineCredential?: Resolver<ResolversTypes['DecideCredentialPayload'], ParentType, ContextType, RequireFields<MutationDeclineCredentialArgs, 'credentialId' | 'reason'>>;
  deleteBookableEventType?: Resolver<ResolversTypes['DeleteBookableEventTypePayload'], ParentType, ContextType, RequireFields<MutationDeleteBookableEventTypeArgs, 'id'>>;
  deleteCustomDomain?: Resolver<ResolversTypes['CustomDomainPayload'], ParentType, ContextType>;
  deleteLocation?: Resolver<ResolversTypes['DeleteLocationPayload'], ParentType, ContextType, RequireFields<MutationDeleteLocationArgs, 'id'>>;
  deleteSkills?: Resolver<ResolversTypes['ChangeSkillsPayload'], ParentType, ContextType, RequireFields<MutationDeleteSkillsArgs, 'skillId'>>;
  disableLocation?: Resolver<ResolversTypes['DisableLocationPayload'], ParentType, ContextType, RequireFields<MutationDisableLocationArgs, 'id'>>;
  domainProviderJwtToken?: Resolver<ResolversTypes['DomainProviderTokenPayload'], ParentType, ContextType>;
  enableLocation?: Resolver<ResolversTypes['EnableLocationPayload'], ParentType, ContextType, RequireFields<MutationEnableLocationArgs, 'id'>>;
  generateImageAltText?: Resolver<ResolversTypes['ImageAltTextSuggestionPayload'], ParentType, ContextType, RequireFields<MutationGenerateImageAltTextArgs, 'imageId'>>;
  generateSiteMetadata?: Resolver<ResolversTypes['SiteMetadataSuggestionPayload'], ParentType, ContextType>;
  moveSkills?: Resolver<ResolversTypes['ChangeSkillsPayload'], ParentType, ContextType, RequireFields<MutationMoveSkillsArgs, 'skillArray'>>;
  publishWebsite?: Resolver<ResolversTypes['WebsiteDraftPayload'], ParentType, ContextType, RequireFields<MutationPublishWebsiteArgs, 'builder'>>;
  removeBookableEventTypePhoto?: Resolver<ResolversTypes['RemoveBookableEventTypePhotoPayload'], ParentType, ContextType, RequireFields<MutationRemoveBookableEventTypePhotoArgs, 'id'>>;
  removeCredential?: Resolver<ResolversTypes['ChangeCredentialsPayload'], ParentType, ContextType, RequireFields<MutationRemoveCredentialArgs, 'credentialId'>>;
  removeGalleryImage?: Resolver<ResolversTypes['ChangeGalleryPayload'], ParentType, ContextType, RequireFields<MutationRemoveGalleryImageArgs, 'galleryId'>>;
  removeService?: Resolver<ResolversTypes['RemoveServicePayload'], ParentType, ContextType, RequireFields<MutationRemoveServiceArgs, 'serviceId'>>;
  removeServicePhoto?: Resolver<ResolversTypes['RemoveServicePhotoPayload'], ParentType, ContextType, RequireFields<MutationRemoveServicePhotoArgs, 'serviceId'>>;
  reorderCredentials?: Resolver<ResolversTypes['ChangeCredentialsPayload'], ParentType, ContextType, RequireFields<MutationReorderCredentialsArgs, 'credentialArray'>>;
  reorderGalleryImages?: Resolver<ResolversTypes['ChangeGalleryPayload'], ParentType, ContextType, RequireFields<MutationReorderGalleryImagesArgs, 'photosArray'>>;
  reorderLocations?: Resolver<ResolversTypes['ReorderLocationsPayload'], ParentType, ContextType, RequireFields<MutationReorderLocationsArgs, 'ids'>>;
  reorderServices?: Resolver<ResolversTypes['ReorderServicesPayload'], ParentType, ContextType, RequireFields<MutationReorderServicesArgs, 'servicesArray'>>;
  saveWebsiteDraft?: Resolver<ResolversTypes['WebsiteDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveWebsiteDraftArgs, 'builder' | 'document' | 'saveNo'>>;
  switchFeature?: Resolver<ResolversTypes['SwitchFeaturePayload'], ParentType, ContextType, RequireFields<MutationSwitchFeatureArgs, 'enabled' | 'feature' | 'practiceId'>>;
  updateBookableEventTypePhoto?: Resolver<ResolversTypes['UpdateBookableEventTypePhotoPayload'], ParentType, ContextType, RequireFields<MutationUpdateBookableEventTypePhotoArgs, 'handle' | 'id'>>;
  updateBookingSettings?: Resolver<ResolversTypes['UpdateBookingSettingsPayload'], ParentType, ContextType, Partial<MutationUpdateBookingSettingsArgs>>;
  updateInfo?: Resolver<ResolversTypes['UpdateInfoPayload'], ParentType, ContextType, Partial<MutationUpdateInfoArgs>>;
  updatePaymentSettings?: Resolver<ResolversTypes['UpdatePaymentSettingsPayload'], ParentType, ContextType, Partial<MutationUpdatePaymentSettingsArgs>>;
  updatePracticeAcceptsTips?: Resolver<ResolversTypes['UpdatePracticePayload'], ParentType, ContextType, RequireFields<MutationUpdatePracticeAcceptsTipsArgs, 'acceptsTips'>>;
  updatePracticeCurrency?: Resolver<ResolversTypes['UpdatePracticePayload'], ParentType, ContextType, RequireFields<MutationUpdatePracticeCurrencyArgs, 'currency'>>;
  updatePracticeDetails?: Resolver<ResolversTypes['UpdatePracticePayload'], ParentType, ContextType, Partial<MutationUpdatePracticeDetailsArgs>>;
  updatePracticeOfflineOptions?: Resolver<ResolversTypes['UpdatePracticePayload'], ParentType, ContextType, Partial<MutationUpdatePracticeOfflineOptionsArgs>>;
  updatePracticeProfile?: Resolver<ResolversTypes['UpdatePracticePayload'], ParentType, ContextType, RequireFields<MutationUpdatePracticeProfileArgs, 'input'>>;
  updatePracticeScripts?: Resolver<ResolversTypes['WebsiteSettingsPayload'], ParentType, ContextType, Partial<MutationUpdatePracticeScriptsArgs>>;
  updateServicePhoto?: Resolver<ResolversTypes['UpdateServicePhotoPayload'], ParentType, ContextType, RequireFields<MutationUpdateServicePhotoArgs, 'handle' | 'serviceId'>>;
  updateSkills?: Resolver<ResolversTypes['UpdateSkillsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSkillsArgs, 'skills'>>;
  updateUserPhoto?: Resolver<ResolversTypes['UpdateUserPhotoPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserPhotoArgs, 'handle'>>;
  upsertBookableEventType?: Resolver<ResolversTypes['UpsertBookableEventTypePayload'], ParentType, ContextType, RequireFields<MutationUpsertBookableEventTypeArgs, 'input'>>;
  upsertCustomDomain?: Resolver<ResolversTypes['CustomDomainPayload'], ParentType, ContextType, RequireFields<MutationUpsertCustomDomainArgs, 'domain'>>;
  upsertLocation?: Resolver<ResolversTypes['UpsertLocationPayload'], ParentType, ContextType, RequireFields<MutationUpsertLocationArgs, 'kind' | 'name' | 'timeZone'>>;
  upsertService?: Resolver<ResolversTypes['UpsertServicePayload'], ParentType, ContextType, RequireFields<MutationUpsertServiceArgs, 'description' | 'name'>>;
  upsertWebsiteMetadata?: Resolver<ResolversTypes['WebsiteSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpsertWebsiteMetadataArgs, 'input'>>;
};

export type OwnWebsiteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OwnWebsite'] = ResolversParentTypes['OwnWebsite']> = {
  builder?: Resolver<ResolversTypes['WebsiteBuilder'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedDocument?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saveNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['WebsiteVersion']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  chargeClientCcAtBooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chargeSummaryEmailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueEmailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueEmailMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentPastDueTextEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueTextMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requireClientCcToBook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PendingCredentialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PendingCredential'] = ResolversParentTypes['PendingCredential']> = {
  credential?: Resolver<ResolversTypes['ProCredential'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acceptsCash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptsOfflineCreditCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptsPaypal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptsTips?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptsVenmo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acceptsZelle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ageWorkWiths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  allLocations?: Resolver<Maybe<Array<ResolversTypes['Location']>>, ParentType, ContextType>;
  appointmentBufferTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appointmentLeadTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bodyScripts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookableEventTypes?: Resolver<Array<ResolversTypes['BookableEventType']>, ParentType, ContextType>;
  bookableEventsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  builderSwitchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  builderVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellationPolicyEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chargeClientCcAtBooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientNotesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conferencingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conferencingServices?: Resolver<Array<ResolversTypes['ConferencingService']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credentials?: Resolver<Maybe<Array<ResolversTypes['ProCredential']>>, ParentType, ContextType>;
  currencyEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customDomainsOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountCodesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['PracticeFeature']>>, ParentType, ContextType>;
  galleryImages?: Resolver<Array<ResolversTypes['GalleryImage']>, ParentType, ContextType>;
  giftCardsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headScripts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroImages?: Resolver<Array<ResolversTypes['ImageAsset']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageAssets?: Resolver<Array<ResolversTypes['ImageAsset']>, ParentType, ContextType>;
  importReviewsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instantClientApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lateCancellationFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateCancellationFeePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateCancellationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noShowFeePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offlinePaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packagesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentSettings?: Resolver<Maybe<ResolversTypes['PaymentSettings']>, ParentType, ContextType>;
  paypalEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practiceDetails?: Resolver<Maybe<ResolversTypes['PracticeDetails']>, ParentType, ContextType>;
  practitionerFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practitionerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proCredentials?: Resolver<Array<ResolversTypes['ProCredential']>, ParentType, ContextType>;
  profileDetails?: Resolver<Maybe<ResolversTypes['ProfileDetails']>, ParentType, ContextType>;
  profileStatus?: Resolver<Maybe<ResolversTypes['ProfileStatus']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recurringBookingsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireCcEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireClientCcToBook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<PracticeServiceArgs, 'id'>>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType, Partial<PracticeServicesArgs>>;
  servicesPagesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showTermsModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['Skill']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTimeIncrement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stateAbbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  termsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['PracticeTheme']>, ParentType, ContextType>;
  tiktok?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  usingBuilderV2?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoReviewsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websiteDomain?: Resolver<Maybe<ResolversTypes['CustomDomain']>, ParentType, ContextType>;
  websiteMetadata?: Resolver<Maybe<ResolversTypes['WebsiteMetadata']>, ParentType, ContextType>;
  websitePlanEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  websiteUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workWiths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PracticeChoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeChoice'] = ResolversParentTypes['PracticeChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PracticeChoicesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeChoices'] = ResolversParentTypes['PracticeChoices']> = {
  ageWorkWiths?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
  workWiths?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
};

export type PracticeDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeDetails'] = ResolversParentTypes['PracticeDetails']> = {
  ageWorkWiths?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tiktok?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workWiths?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PracticeThemeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PracticeTheme'] = ResolversParentTypes['PracticeTheme']> = {
  buttonStyle?: Resolver<Maybe<ResolversTypes['ButtonStyle']>, ParentType, ContextType>;
  colorAccent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fonts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProCredentialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProCredential'] = ResolversParentTypes['ProCredential']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['CredentialName']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  filestackDocument?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filestackDocumentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateIssued?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProfileDetails'] = ResolversParentTypes['ProfileDetails']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileStatusResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProfileStatus'] = ResolversParentTypes['ProfileStatus']> = {
  completionSteps?: Resolver<Array<ResolversTypes['ProfileStep']>, ParentType, ContextType>;
  practitionerFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showCompletedModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showTermsModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verificationSteps?: Resolver<Array<ResolversTypes['ProfileStep']>, ParentType, ContextType>;
};

export type ProfileStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProfileStep'] = ResolversParentTypes['ProfileStep']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bookableEventTypes?: Resolver<Array<ResolversTypes['BookableEventType']>, ParentType, ContextType>;
  credentialIssuerSearch?: Resolver<Array<ResolversTypes['CredentialIssuer']>, ParentType, ContextType, Partial<QueryCredentialIssuerSearchArgs>>;
  credentialSearch?: Resolver<Array<ResolversTypes['CredentialName']>, ParentType, ContextType, Partial<QueryCredentialSearchArgs>>;
  credentialStates?: Resolver<Array<ResolversTypes['PracticeChoice']>, ParentType, ContextType>;
  currentPractice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType, RequireFields<QueryCurrentPracticeArgs, 'includeAddOns' | 'includePrivate'>>;
  domainStatus?: Resolver<Maybe<ResolversTypes['DomainStatus']>, ParentType, ContextType, RequireFields<QueryDomainStatusArgs, 'domain'>>;
  endorsementSearch?: Resolver<ResolversTypes['SpecialtyConnection'], ParentType, ContextType, RequireFields<QueryEndorsementSearchArgs, 'first'>>;
  ownWebsite?: Resolver<ResolversTypes['OwnWebsite'], ParentType, ContextType, RequireFields<QueryOwnWebsiteArgs, 'builder'>>;
  pendingCredentials?: Resolver<Array<ResolversTypes['PendingCredential']>, ParentType, ContextType>;
  pendingCredentialsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType, Partial<QueryPracticeArgs>>;
  practiceChoices?: Resolver<ResolversTypes['PracticeChoices'], ParentType, ContextType>;
  practicesForStaff?: Resolver<Array<ResolversTypes['Practice']>, ParentType, ContextType, RequireFields<QueryPracticesForStaffArgs, 'query'>>;
  shortLinkAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryShortLinkAvailableArgs, 'shortLink'>>;
  specialties?: Resolver<Array<ResolversTypes['Specialty']>, ParentType, ContextType, Partial<QuerySpecialtiesArgs>>;
  therapyCategories?: Resolver<Array<ResolversTypes['TherapyCategory']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['Website']>, ParentType, ContextType, Partial<QueryWebsiteArgs>>;
  websiteVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryWebsiteVersionArgs, 'builder' | 'version'>>;
};

export type RemoveBookableEventTypePhotoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveBookableEventTypePhotoPayload'] = ResolversParentTypes['RemoveBookableEventTypePhotoPayload']> = {
  bookableEventType?: Resolver<Maybe<ResolversTypes['BookableEventType']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type RemoveServicePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveServicePayload'] = ResolversParentTypes['RemoveServicePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type RemoveServicePhotoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RemoveServicePhotoPayload'] = ResolversParentTypes['RemoveServicePhotoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
};

export type ReorderLocationsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReorderLocationsPayload'] = ResolversParentTypes['ReorderLocationsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<ResolversTypes['Location']>>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ReorderServicesPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReorderServicesPayload'] = ResolversParentTypes['ReorderServicesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['Service']>>, ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service'], FederationReferenceType extends FederationReferenceTypes['Service'] = FederationReferenceTypes['Service']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Service']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedServiceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableTimes?: Resolver<Array<ResolversTypes['WeekdayHours']>, ParentType, ContextType>;
  availableTimesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfSessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  package?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  practiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['ServiceVariation']>, ParentType, ContextType>;
};

export type ServiceVariationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ServiceVariation'] = ResolversParentTypes['ServiceVariation']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  timeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteMetadataSuggestionPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteMetadataSuggestionPayload'] = ResolversParentTypes['SiteMetadataSuggestionPayload']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SkillResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill'], FederationReferenceType extends FederationReferenceTypes['Skill'] = FederationReferenceTypes['Skill']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Skill']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialty?: Resolver<ResolversTypes['Specialty'], ParentType, ContextType>;
};

export type SpecialtyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Specialty'] = ResolversParentTypes['Specialty'], FederationReferenceType extends FederationReferenceTypes['Specialty'] = FederationReferenceTypes['Specialty']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Specialty']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialtyConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SpecialtyConnection'] = ResolversParentTypes['SpecialtyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SpecialtyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpecialtyEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SpecialtyEdge'] = ResolversParentTypes['SpecialtyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Specialty'], ParentType, ContextType>;
};

export type SwitchFeaturePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwitchFeaturePayload'] = ResolversParentTypes['SwitchFeaturePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type TherapyCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TherapyCategory'] = ResolversParentTypes['TherapyCategory']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateBookableEventTypePhotoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateBookableEventTypePhotoPayload'] = ResolversParentTypes['UpdateBookableEventTypePhotoPayload']> = {
  bookableEventType?: Resolver<Maybe<ResolversTypes['BookableEventType']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdateBookingSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateBookingSettingsPayload'] = ResolversParentTypes['UpdateBookingSettingsPayload']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdateInfoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateInfoPayload'] = ResolversParentTypes['UpdateInfoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  profileDetails?: Resolver<Maybe<ResolversTypes['ProfileDetails']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdatePaymentSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdatePaymentSettingsPayload'] = ResolversParentTypes['UpdatePaymentSettingsPayload']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdatePracticePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdatePracticePayload'] = ResolversParentTypes['UpdatePracticePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdateServicePhotoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateServicePhotoPayload'] = ResolversParentTypes['UpdateServicePhotoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
};

export type UpdateSkillsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateSkillsPayload'] = ResolversParentTypes['UpdateSkillsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['Skill']>>, ParentType, ContextType>;
};

export type UpdateUserPhotoPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateUserPhotoPayload'] = ResolversParentTypes['UpdateUserPhotoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertBookableEventTypePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertBookableEventTypePayload'] = ResolversParentTypes['UpsertBookableEventTypePayload']> = {
  bookableEventType?: Resolver<Maybe<ResolversTypes['BookableEventType']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertLocationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertLocationPayload'] = ResolversParentTypes['UpsertLocationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertServicePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertServicePayload'] = ResolversParentTypes['UpsertServicePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  defaultPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smallPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vanitySlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Website'] = ResolversParentTypes['Website']> = {
  bodyScripts?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headScripts?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ogSiteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteDraftPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebsiteDraftPayload'] = ResolversParentTypes['WebsiteDraftPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['OwnWebsite']>, ParentType, ContextType>;
};

export type WebsiteMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebsiteMetadata'] = ResolversParentTypes['WebsiteMetadata']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ogSiteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryModality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebsiteSettingsPayload'] = ResolversParentTypes['WebsiteSettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type WebsiteVersionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebsiteVersion'] = ResolversParentTypes['WebsiteVersion']> = {
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekdayHoursResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WeekdayHours'] = ResolversParentTypes['WeekdayHours']> = {
  hours?: Resolver<Array<ResolversTypes['HoursBlock']>, ParentType, ContextType>;
  weekDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AvailableTimes?: AvailableTimesResolvers<ContextType>;
  BookableEventType?: BookableEventTypeResolvers<ContextType>;
  ChangeCredentialsPayload?: ChangeCredentialsPayloadResolvers<ContextType>;
  ChangeGalleryPayload?: ChangeGalleryPayloadResolvers<ContextType>;
  ChangeSkillsPayload?: ChangeSkillsPayloadResolvers<ContextType>;
  ConferencingService?: ConferencingServiceResolvers<ContextType>;
  CredentialIssuer?: CredentialIssuerResolvers<ContextType>;
  CredentialName?: CredentialNameResolvers<ContextType>;
  CustomDomain?: CustomDomainResolvers<ContextType>;
  CustomDomainPayload?: CustomDomainPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecideCredentialPayload?: DecideCredentialPayloadResolvers<ContextType>;
  DeleteBookableEventTypePayload?: DeleteBookableEventTypePayloadResolvers<ContextType>;
  DeleteLocationPayload?: DeleteLocationPayloadResolvers<ContextType>;
  DisableLocationPayload?: DisableLocationPayloadResolvers<ContextType>;
  DomainProviderTokenPayload?: DomainProviderTokenPayloadResolvers<ContextType>;
  DomainRecord?: DomainRecordResolvers<ContextType>;
  EnableLocationPayload?: EnableLocationPayloadResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  GalleryImage?: GalleryImageResolvers<ContextType>;
  HoursBlock?: HoursBlockResolvers<ContextType>;
  HoursException?: HoursExceptionResolvers<ContextType>;
  ImageAltTextSuggestionPayload?: ImageAltTextSuggestionPayloadResolvers<ContextType>;
  ImageAsset?: ImageAssetResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationDetails?: LocationDetailsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OwnWebsite?: OwnWebsiteResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PendingCredential?: PendingCredentialResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  PracticeChoice?: PracticeChoiceResolvers<ContextType>;
  PracticeChoices?: PracticeChoicesResolvers<ContextType>;
  PracticeDetails?: PracticeDetailsResolvers<ContextType>;
  PracticeTheme?: PracticeThemeResolvers<ContextType>;
  ProCredential?: ProCredentialResolvers<ContextType>;
  ProfileDetails?: ProfileDetailsResolvers<ContextType>;
  ProfileStatus?: ProfileStatusResolvers<ContextType>;
  ProfileStep?: ProfileStepResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RemoveBookableEventTypePhotoPayload?: RemoveBookableEventTypePhotoPayloadResolvers<ContextType>;
  RemoveServicePayload?: RemoveServicePayloadResolvers<ContextType>;
  RemoveServicePhotoPayload?: RemoveServicePhotoPayloadResolvers<ContextType>;
  ReorderLocationsPayload?: ReorderLocationsPayloadResolvers<ContextType>;
  ReorderServicesPayload?: ReorderServicesPayloadResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceVariation?: ServiceVariationResolvers<ContextType>;
  SiteMetadataSuggestionPayload?: SiteMetadataSuggestionPayloadResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  Specialty?: SpecialtyResolvers<ContextType>;
  SpecialtyConnection?: SpecialtyConnectionResolvers<ContextType>;
  SpecialtyEdge?: SpecialtyEdgeResolvers<ContextType>;
  SwitchFeaturePayload?: SwitchFeaturePayloadResolvers<ContextType>;
  TherapyCategory?: TherapyCategoryResolvers<ContextType>;
  UpdateBookableEventTypePhotoPayload?: UpdateBookableEventTypePhotoPayloadResolvers<ContextType>;
  UpdateBookingSettingsPayload?: UpdateBookingSettingsPayloadResolvers<ContextType>;
  UpdateInfoPayload?: UpdateInfoPayloadResolvers<ContextType>;
  UpdatePaymentSettingsPayload?: UpdatePaymentSettingsPayloadResolvers<ContextType>;
  UpdatePracticePayload?: UpdatePracticePayloadResolvers<ContextType>;
  UpdateServicePhotoPayload?: UpdateServicePhotoPayloadResolvers<ContextType>;
  UpdateSkillsPayload?: UpdateSkillsPayloadResolvers<ContextType>;
  UpdateUserPhotoPayload?: UpdateUserPhotoPayloadResolvers<ContextType>;
  UpsertBookableEventTypePayload?: UpsertBookableEventTypePayloadResolvers<ContextType>;
  UpsertLocationPayload?: UpsertLocationPayloadResolvers<ContextType>;
  UpsertServicePayload?: UpsertServicePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Website?: WebsiteResolvers<ContextType>;
  WebsiteDraftPayload?: WebsiteDraftPayloadResolvers<ContextType>;
  WebsiteMetadata?: WebsiteMetadataResolvers<ContextType>;
  WebsiteSettingsPayload?: WebsiteSettingsPayloadResolvers<ContextType>;
  WebsiteVersion?: WebsiteVersionResolvers<ContextType>;
  WeekdayHours?: WeekdayHoursResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AvailableTimesMethods = kit.FieldMethods<AvailableTimesResolvers>;
export type BookableEventTypeMethods = kit.FieldMethods<BookableEventTypeResolvers>;
export type ChangeCredentialsPayloadMethods = kit.FieldMethods<ChangeCredentialsPayloadResolvers>;
export type ChangeGalleryPayloadMethods = kit.FieldMethods<ChangeGalleryPayloadResolvers>;
export type ChangeSkillsPayloadMethods = kit.FieldMethods<ChangeSkillsPayloadResolvers>;
export type ConferencingServiceMethods = kit.FieldMethods<ConferencingServiceResolvers>;
export type CredentialIssuerMethods = kit.FieldMethods<CredentialIssuerResolvers>;
export type CredentialNameMethods = kit.FieldMethods<CredentialNameResolvers>;
export type CustomDomainMethods = kit.FieldMethods<CustomDomainResolvers>;
export type CustomDomainPayloadMethods = kit.FieldMethods<CustomDomainPayloadResolvers>;
export type DecideCredentialPayloadMethods = kit.FieldMethods<DecideCredentialPayloadResolvers>;
export type DeleteBookableEventTypePayloadMethods = kit.FieldMethods<DeleteBookableEventTypePayloadResolvers>;
export type DeleteLocationPayloadMethods = kit.FieldMethods<DeleteLocationPayloadResolvers>;
export type DisableLocationPayloadMethods = kit.FieldMethods<DisableLocationPayloadResolvers>;
export type DomainProviderTokenPayloadMethods = kit.FieldMethods<DomainProviderTokenPayloadResolvers>;
export type DomainRecordMethods = kit.FieldMethods<DomainRecordResolvers>;
export type EnableLocationPayloadMethods = kit.FieldMethods<EnableLocationPayloadResolvers>;
export type GalleryImageMethods = kit.FieldMethods<GalleryImageResolvers>;
export type HoursBlockMethods = kit.FieldMethods<HoursBlockResolvers>;
export type HoursExceptionMethods = kit.FieldMethods<HoursExceptionResolvers>;
export type ImageAltTextSuggestionPayloadMethods = kit.FieldMethods<ImageAltTextSuggestionPayloadResolvers>;
export type ImageAssetMethods = kit.FieldMethods<ImageAssetResolvers>;
export type LocationMethods = kit.FieldMethods<LocationResolvers>;
export type LocationDetailsMethods = kit.FieldMethods<LocationDetailsResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type OwnWebsiteMethods = kit.FieldMethods<OwnWebsiteResolvers>;
export type PageInfoMethods = kit.FieldMethods<PageInfoResolvers>;
export type PaymentSettingsMethods = kit.FieldMethods<PaymentSettingsResolvers>;
export type PendingCredentialMethods = kit.FieldMethods<PendingCredentialResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type PracticeChoiceMethods = kit.FieldMethods<PracticeChoiceResolvers>;
export type PracticeChoicesMethods = kit.FieldMethods<PracticeChoicesResolvers>;
export type PracticeDetailsMethods = kit.FieldMethods<PracticeDetailsResolvers>;
export type PracticeThemeMethods = kit.FieldMethods<PracticeThemeResolvers>;
export type ProCredentialMethods = kit.FieldMethods<ProCredentialResolvers>;
export type ProfileDetailsMethods = kit.FieldMethods<ProfileDetailsResolvers>;
export type ProfileStatusMethods = kit.FieldMethods<ProfileStatusResolvers>;
export type ProfileStepMethods = kit.FieldMethods<ProfileStepResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type RemoveBookableEventTypePhotoPayloadMethods = kit.FieldMethods<RemoveBookableEventTypePhotoPayloadResolvers>;
export type RemoveServicePayloadMethods = kit.FieldMethods<RemoveServicePayloadResolvers>;
export type RemoveServicePhotoPayloadMethods = kit.FieldMethods<RemoveServicePhotoPayloadResolvers>;
export type ReorderLocationsPayloadMethods = kit.FieldMethods<ReorderLocationsPayloadResolvers>;
export type ReorderServicesPayloadMethods = kit.FieldMethods<ReorderServicesPayloadResolvers>;
export type ServiceMethods = kit.FieldMethods<ServiceResolvers>;
export type ServiceVariationMethods = kit.FieldMethods<ServiceVariationResolvers>;
export type SiteMetadataSuggestionPayloadMethods = kit.FieldMethods<SiteMetadataSuggestionPayloadResolvers>;
export type SkillMethods = kit.FieldMethods<SkillResolvers>;
export type SpecialtyMethods = kit.FieldMethods<SpecialtyResolvers>;
export type SpecialtyConnectionMethods = kit.FieldMethods<SpecialtyConnectionResolvers>;
export type SpecialtyEdgeMethods = kit.FieldMethods<SpecialtyEdgeResolvers>;
export type SwitchFeaturePayloadMethods = kit.FieldMethods<SwitchFeaturePayloadResolvers>;
export type TherapyCategoryMethods = kit.FieldMethods<TherapyCategoryResolvers>;
export type UpdateBookableEventTypePhotoPayloadMethods = kit.FieldMethods<UpdateBookableEventTypePhotoPayloadResolvers>;
export type UpdateBookingSettingsPayloadMethods = kit.FieldMethods<UpdateBookingSettingsPayloadResolvers>;
export type UpdateInfoPayloadMethods = kit.FieldMethods<UpdateInfoPayloadResolvers>;
export type UpdatePaymentSettingsPayloadMethods = kit.FieldMethods<UpdatePaymentSettingsPayloadResolvers>;
export type UpdatePracticePayloadMethods = kit.FieldMethods<UpdatePracticePayloadResolvers>;
export type UpdateServicePhotoPayloadMethods = kit.FieldMethods<UpdateServicePhotoPayloadResolvers>;
export type UpdateSkillsPayloadMethods = kit.FieldMethods<UpdateSkillsPayloadResolvers>;
export type UpdateUserPhotoPayloadMethods = kit.FieldMethods<UpdateUserPhotoPayloadResolvers>;
export type UpsertBookableEventTypePayloadMethods = kit.FieldMethods<UpsertBookableEventTypePayloadResolvers>;
export type UpsertLocationPayloadMethods = kit.FieldMethods<UpsertLocationPayloadResolvers>;
export type UpsertServicePayloadMethods = kit.FieldMethods<UpsertServicePayloadResolvers>;
export type UserMethods = kit.FieldMethods<UserResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;
export type WebsiteMethods = kit.FieldMethods<WebsiteResolvers>;
export type WebsiteDraftPayloadMethods = kit.FieldMethods<WebsiteDraftPayloadResolvers>;
export type WebsiteMetadataMethods = kit.FieldMethods<WebsiteMetadataResolvers>;
export type WebsiteSettingsPayloadMethods = kit.FieldMethods<WebsiteSettingsPayloadResolvers>;
export type WebsiteVersionMethods = kit.FieldMethods<WebsiteVersionResolvers>;
export type WeekdayHoursMethods = kit.FieldMethods<WeekdayHoursResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    catalog:
      | 'address_required'
      | 'changed_meanwhile'
      | 'credential_approved'
      | 'credential_pending'
      | 'currency_in_use'
      | 'custom_domains_not_offered'
      | 'description_required'
      | 'document_required'
      | 'domain_widget_not_offered'
      | 'duration_required'
      | 'feature_disabled'
      | 'forbidden'
      | 'invalid_about'
      | 'invalid_address'
      | 'invalid_amount'
      | 'invalid_available_times'
      | 'invalid_body_scripts'
      | 'invalid_cancellation_policy'
      | 'invalid_capacity'
      | 'invalid_caption'
      | 'invalid_choice'
      | 'invalid_city'
      | 'invalid_country'
      | 'invalid_cursor'
      | 'invalid_description'
      | 'invalid_document'
      | 'invalid_document_name'
      | 'invalid_domain'
      | 'invalid_duration'
      | 'invalid_duration_unit'
      | 'invalid_email'
      | 'invalid_first'
      | 'invalid_head_scripts'
      | 'invalid_headline'
      | 'invalid_hours_exceptions'
      | 'invalid_idempotency_key'
      | 'invalid_instructions'
      | 'invalid_kind'
      | 'invalid_late_cancellation_fee_cents'
      | 'invalid_late_cancellation_fee_percent'
      | 'invalid_late_cancellation_hours'
      | 'invalid_latitude'
      | 'invalid_license_number'
      | 'invalid_location'
      | 'invalid_longitude'
      | 'invalid_name'
      | 'invalid_no_show_fee_percent'
      | 'invalid_og_site_name'
      | 'invalid_order'
      | 'invalid_phone'
      | 'invalid_primary_modality'
      | 'invalid_query'
      | 'invalid_reason'
      | 'invalid_secondary_address'
      | 'invalid_short_link'
      | 'invalid_slug'
      | 'invalid_state_abbreviation'
      | 'invalid_time_zone'
      | 'invalid_title'
      | 'invalid_travel_distance'
      | 'invalid_variation'
      | 'invalid_virtual_instructions'
      | 'invalid_virtual_link'
      | 'invalid_virtual_type'
      | 'invalid_web_address'
      | 'invalid_zip'
      | 'issuer_required'
      | 'kind_taken'
      | 'last_location'
      | 'last_service'
      | 'link_required'
      | 'location_active'
      | 'location_required'
      | 'name_required'
      | 'no_payment_provider'
      | 'not_found'
      | 'not_ready'
      | 'nothing_to_publish'
      | 'only_location_for_service'
      | 'price_required'
      | 'rate_limited'
      | 'sessions_required'
      | 'short_link_taken'
      | 'slug_taken'
      | 'too_many_credentials'
      | 'too_many_event_types'
      | 'too_many_keywords'
      | 'too_many_locations'
      | 'too_many_photos'
      | 'too_many_services'
      | 'too_many_variations'
      | 'travel_distance_required'
      | 'variations_not_unique'
      | 'venmo_unavailable';
  }
}
