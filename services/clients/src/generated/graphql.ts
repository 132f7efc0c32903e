import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OwnSession } from '../accounts/sessions.service.js';
import type { Client as ClientEntity } from '../directory/client.entity.js';
import type { ImportProgress } from '../imports/client-imports.service.js';
import type { FormBehindLink } from '../intake-forms/intake-responses.service.js';
import type { User as UserEntity } from '../accounts/user.entity.js';
import type { ClientMerge as ClientMergeEntity } from '../merging/client-merge.entity.js';
import type { PossiblePair } from '../merging/duplicates.repository.js';
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

/** What has to be done before an account can be deleted. */
export type AccountOpenMatters = {
  __typename?: 'AccountOpenMatters';
  /** Whether a mailed link has shown that the address is the account's own; it has to. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Visits of which something is owed, or whose payment or refund is under way; they have to be settled first. */
  unsettledVisits: Scalars['Int']['output'];
  /** Visits that stand and have not ended; they have to be cancelled first. */
  visitsAhead: Scalars['Int']['output'];
};

/** Outcome of writing a note. */
export type AddNotePayload = {
  __typename?: 'AddNotePayload';
  /** Subject of the note. */
  client?: Maybe<Client>;
  errors: Array<UserError>;
  note?: Maybe<ClientNote>;
  result: MutationResult;
};

/** A browser in which an account is logged in. */
export type BrowserSession = {
  __typename?: 'BrowserSession';
  /** IP address from which it logged in; null for sessions of before this was kept. */
  address?: Maybe<Scalars['String']['output']>;
  /** Browser and system, such as `Firefox on Windows`; null if the browser did not send it. */
  browser?: Maybe<Scalars['String']['output']>;
  /** When it logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the browser that asks. */
  current: Scalars['Boolean']['output'];
  /** When it ends, however often it is used. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether it is a telephone or a tablet; false if the browser did not send it. */
  handheld: Scalars['Boolean']['output'];
  /** Names it to `endBrowserSession`; opens nothing. */
  id: Scalars['ID']['output'];
  /** When it last asked for anything. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** Outcome of ending sessions. */
export type BrowserSessionsPayload = {
  __typename?: 'BrowserSessionsPayload';
  /** Those that are left, as `browserSessions`. */
  browserSessions?: Maybe<Array<BrowserSession>>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** A practice's contact. Visible to that practice only. */
export type Client = {
  __typename?: 'Client';
  /** Street and number. */
  address?: Maybe<Scalars['String']['output']>;
  /** Flat or floor. */
  addressTwo?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** What the practice wrote down of the person, newest first, at most 200; its own only, while `clientNotesEnabled`. */
  clientNote: Array<ClientNote>;
  /** `invited` if the practice added the client; null if the client was created by a booking. */
  clientType?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Prices that the practitioner agreed with this contact. */
  customPrices: Array<CustomPrice>;
  /** When it was taken out of the directory; what was booked under it still names it. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether the contact has filled in an intake form. */
  intakeFormSubmitted: Scalars['Boolean']['output'];
  /** When the intake form was last sent; null when it never was. */
  intakeLastSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** `web_appointment_invite`, `web_single_invite`, `csv_import`, `copy_paste` or `csv_upload`; null unless invited. */
  invitedFrom?: Maybe<Scalars['String']['output']>;
  /** Start of the last visit that was accepted, not cancelled, and has started (a minute late at most); null without one. */
  lastAppointmentDate?: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  /** The contact that this record became part of; null for a record of its own. */
  mergedInto?: Maybe<Client>;
  /** Merges of others into this record that can still be undone, the latest first; for its practice only. */
  merges: Array<ClientMerge>;
  /** First and last name; without a known name, the e-mail or the phone. */
  name: Scalars['String']['output'];
  /** What the practice wrote down of the person, plain text. */
  notes?: Maybe<Scalars['String']['output']>;
  /** E.164. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Records that may be of the same person, the most likely ones first; for its practice only. */
  possibleDuplicates: Array<PossibleDuplicate>;
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The practice whose contact this is. */
  practiceId: Scalars['ID']['output'];
  /** The oldest other contact with the same e-mail address, else with the same phone number; null without one. */
  sharesAddressWith?: Maybe<Client>;
  /** State, province or county. */
  state?: Maybe<Scalars['String']['output']>;
  /** The account behind the contact, when there is one. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** Rises with each change of the record; for `mergeClients`. */
  version: Scalars['Int']['output'];
};

/** A page of contacts. */
export type ClientConnection = {
  __typename?: 'ClientConnection';
  edges: Array<ClientEdge>;
  pageInfo: PageInfo;
  /** Number of all that match. */
  totalCount: Scalars['Int']['output'];
};

/** A contact and its cursor. */
export type ClientEdge = {
  __typename?: 'ClientEdge';
  cursor: Scalars['String']['output'];
  node: Client;
};

/** A list of people that becomes contacts. */
export type ClientImport = {
  __typename?: 'ClientImport';
  createdAt: Scalars['DateTime']['output'];
  /** Rows that were refused, in the order of the list. */
  erroredClients: Array<ErroredClient>;
  /** Those who were in the directory already, each once, in the order of the list. */
  existingClients: Array<Client>;
  /** Rows of people who were in the directory already. */
  existingCount: Scalars['Int']['output'];
  /** Whether all rows are done. */
  finished: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** New contacts; each was sent an invitation. */
  invitedCount: Scalars['Int']['output'];
  /** Rows that are done, whatever became of them: the sum of the four counts below. */
  processedCount: Scalars['Int']['output'];
  /** Rows that have arrived. */
  receivedCount: Scalars['Int']['output'];
  /** Rows that were refused. */
  refusedCount: Scalars['Int']['output'];
  /** Rows of people whom an earlier row of the list had added. */
  repeatedCount: Scalars['Int']['output'];
  /** Rows of the whole list, also those that have not arrived yet. */
  rowsCount: Scalars['Int']['output'];
};


/** A list of people that becomes contacts. */
export type ClientImportErroredClientsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A list of people that becomes contacts. */
export type ClientImportExistingClientsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** The state of one contact's intake form. */
export type ClientIntakeForm = {
  __typename?: 'ClientIntakeForm';
  /** The last answers; null while there are none. */
  intakeForm?: Maybe<IntakeForm>;
  /** When the form was last sent; null when it never was. */
  intakeLastSentAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A record that became part of another one. */
export type ClientMerge = {
  __typename?: 'ClientMerge';
  /** The record that is no more, as it was. */
  client: Client;
  id: Scalars['ID']['output'];
  /** The record that stays. */
  into: Client;
  mergedAt: Scalars['DateTime']['output'];
  /** Until when it can be undone, 30 days after. */
  undoableUntil: Scalars['DateTime']['output'];
  /** When it was undone. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Outcome of merging two records, or of undoing that. */
export type ClientMergePayload = {
  __typename?: 'ClientMergePayload';
  errors: Array<UserError>;
  merge?: Maybe<ClientMerge>;
  result: MutationResult;
};

/** What a practice wrote down of a contact at one time. */
export type ClientNote = {
  __typename?: 'ClientNote';
  /** The visit that it is about; null where it is about the person. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** When that visit starts, as far as the directory knows. */
  appointmentStartsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
  /** When it was written. */
  time: Scalars['DateTime']['output'];
};

/** A part of what was written down of a contact. */
export type ClientNotePage = {
  __typename?: 'ClientNotePage';
  notes: Array<ClientNote>;
  /** Number of all that match. */
  totalCount: Scalars['Int']['output'];
};

/** What speaks against deleting a contact, and what is left of it. */
export type ClientOpenMatters = {
  __typename?: 'ClientOpenMatters';
  /** Sessions of packages that were paid for and not used; they have to be refunded first. */
  sessionsLeft: Scalars['Int']['output'];
  /** Visits of which something is owed, or whose payment or refund is under way; they stay and can be settled after. */
  unsettledVisits: Scalars['Int']['output'];
  /** Visits that stand and have not ended; they have to be cancelled first. */
  visitsAhead: Scalars['Int']['output'];
};

/** Outcome of writing a contact down, changing or deleting it. */
export type ClientPayload = {
  __typename?: 'ClientPayload';
  /** The contact as it is now. */
  client?: Maybe<Client>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** An order of the directory. Contacts without a value come last, either way. */
export type ClientSort = {
  by: ClientSortField;
  /** From the last letter, or from the latest. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A column of the directory. */
export type ClientSortField =
  | 'email'
  | 'full_name'
  | 'last_appointment'
  | 'phone';

/** A mailed link to confirm an address. */
export type ConfirmEmailInput = {
  /** Secret of the link, valid for three days. */
  token: Scalars['String']['input'];
};

/** A second factor: a code or a passkey. */
export type ConfirmLoginInput = {
  /** Six digits of the app, or a recovery code; blanks and dashes do not matter. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** JSON of the browser's answer, as `PublicKeyCredential.toJSON` makes it. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** Of `SecondFactorChallenge`. */
  token: Scalars['String']['input'];
};

/** A price for one contact. */
export type CustomPrice = {
  __typename?: 'CustomPrice';
  amountCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The service's variation. */
  serviceId: Scalars['ID']['output'];
};

/** Outcome of agreeing a price. */
export type CustomPricePayload = {
  __typename?: 'CustomPricePayload';
  client?: Maybe<Client>;
  /**
   * `not_found`, `invalid_service` (not sold by the contact's practice: another's, unknown or removed), `invalid_amount`,
   * `too_many_prices`
   */
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of saying that two records are not of one person. */
export type DismissDuplicatePayload = {
  __typename?: 'DismissDuplicatePayload';
  client?: Maybe<Client>;
  errors: Array<UserError>;
  otherClient?: Maybe<Client>;
  result: MutationResult;
};

/** Why two records may be of one person. */
export type DuplicateReason =
  /** One email address in two spellings, or with names that are alike. */
  | 'same_email'
  /** One name, and no address or number that speaks against it. */
  | 'same_name'
  /** One phone number, and names that are alike. */
  | 'same_phone';

/** Outcome of a step of confirming an address. */
export type EmailConfirmationPayload = {
  __typename?: 'EmailConfirmationPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** The account of the session. */
  user?: Maybe<User>;
};

/** A session to end. */
export type EndBrowserSessionInput = {
  /** `BrowserSession.id`. */
  id: Scalars['ID']['input'];
};

/** To delete an account. */
export type EraseAccountInput = {
  /** Of the account. */
  password: Scalars['String']['input'];
};

/** Outcome of deleting an account. */
export type EraseAccountPayload = {
  __typename?: 'EraseAccountPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** A contact to erase. */
export type EraseClientInput = {
  /** Id of the contact. */
  clientId: Scalars['ID']['input'];
};

/** Outcome of erasing a contact. */
export type EraseClientPayload = {
  __typename?: 'EraseClientPayload';
  /** The contact as it is now: without a person. */
  client?: Maybe<Client>;
  errors: Array<UserError>;
  result: MutationResult;
};

export { ErrorCode };

/** A row that was refused. */
export type ErroredClient = {
  __typename?: 'ErroredClient';
  code: ErrorCode;
  /** As it was given. */
  email?: Maybe<Scalars['String']['output']>;
  /** As it was given. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** As it was given. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Why, for people. */
  message: Scalars['String']['output'];
  /** As it was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Place in the list, 1 for the first. */
  row: Scalars['Int']['output'];
};

/** As people say it of themselves. */
export type Gender =
  /** In their own words. */
  | 'Custom'
  | 'Female'
  | 'Male';

/** A row of a list of people. Email or phone is needed; the rules are those of `createClient`. */
export type ImportedClientInput = {
  /** `invited`, which it is in any case. */
  clientType?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** `csv_import`, `copy_paste`, `csv_upload`, `web_single_invite` or `web_appointment_invite`; `csv_import` without. */
  invitedFrom?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** In the way of the practice's country, or with a country code. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What a contact answered. Visible to the practice only. */
export type IntakeForm = {
  __typename?: 'IntakeForm';
  /** The form in SurveyJS's JSON that was filled in. */
  form: Scalars['String']['output'];
  /** The answers as JSON: an object by names of questions. */
  text: Scalars['String']['output'];
  /** When they were given. */
  time: Scalars['DateTime']['output'];
};

/** Shape of the buttons of a form. */
export type IntakeFormButtonStyle =
  /** Half circles at both ends. */
  | 'pill'
  /** Corners with a small radius. */
  | 'rounded'
  /** Corners without a radius. */
  | 'square';

/** The form that a practice makes for its clients. */
export type IntakeFormDesign = {
  __typename?: 'IntakeFormDesign';
  /** In SurveyJS's JSON. */
  form: Scalars['String']['output'];
  /** Of its last saving: an editor continues from there. */
  saveNo: Scalars['Int']['output'];
  /** How it looks; null for the product's look. */
  theme?: Maybe<IntakeFormTheme>;
  /** 1 for the first one. */
  version: Scalars['Int']['output'];
  /** The newest 50, the newest first. */
  versions: Array<IntakeFormVersion>;
};

/** The form behind a link, as the holder of the link sees it. */
export type IntakeFormPage = {
  __typename?: 'IntakeFormPage';
  /** Whether it has been filled in already. */
  completed: Scalars['Boolean']['output'];
  /** The form in SurveyJS's JSON, as it was when it was sent; null when it has been filled in. */
  form?: Maybe<Scalars['String']['output']>;
  /** Who asks. */
  practice?: Maybe<Practice>;
  /** How it looks; null for the product's look, and when it has been filled in. */
  theme?: Maybe<IntakeFormTheme>;
  /** Secret of the link. */
  uniqueId: Scalars['ID']['output'];
};

/** How the intake form of a practice looks. */
export type IntakeFormTheme = {
  __typename?: 'IntakeFormTheme';
  /** Null: the product's. */
  buttonStyle?: Maybe<IntakeFormButtonStyle>;
  /** `#rrggbb`; it is darkened where text would be hard to read. */
  colorAccent?: Maybe<Scalars['String']['output']>;
  /** Names of families: of headings, then of text; used where the reader's device has them. */
  fonts: Array<Scalars['String']['output']>;
};

/** How the intake form of a practice is to look. */
export type IntakeFormThemeInput = {
  /** Null for the product's. */
  buttonStyle?: InputMaybe<IntakeFormButtonStyle>;
  /** `#rrggbb`; null for the product's. */
  colorAccent?: InputMaybe<Scalars['String']['input']>;
  /** Of headings, then of text: letters, digits and spaces, at most 40 characters each. Empty for the product's. */
  fonts?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A form as it was for a time. */
export type IntakeFormVersion = {
  __typename?: 'IntakeFormVersion';
  /** When it was started. */
  savedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Outcome of inviting people. */
export type InviteClientsPayload = {
  __typename?: 'InviteClientsPayload';
  clientImport?: Maybe<ClientImport>;
  /** Rows of this call that were refused so far; once the import is finished, all of them that are. */
  erroredClients: Array<ErroredClient>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Credentials. */
export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** What to end. */
export type LogoutInput = {
  /** Ends the sessions of all browsers. */
  everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of ending a session. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Two records that become one. */
export type MergeClientsInput = {
  /** The record that becomes part of the other one. */
  clientId: Scalars['ID']['input'];
  /** `Client.version` of the first record as it was looked at. */
  clientVersion: Scalars['Int']['input'];
  /** The record that stays. */
  intoClientId: Scalars['ID']['input'];
  /** `Client.version` of the second record as it was looked at. */
  intoClientVersion: Scalars['Int']['input'];
  /** What is taken from the first record; all else stays as the second one has it, also where that is empty. */
  takeOver: Array<MergePart>;
};

/** What a practice chooses between when it merges two records. */
export type MergePart =
  /** All lines of the postal address. */
  | 'address'
  /** The address, with the account behind it. */
  | 'email'
  /** First and last name. */
  | 'name'
  | 'phone';

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Writes down a note about a contact of the caller's practice. Errors: `not_found`, `notes_not_enabled`, `invalid_text`,
   * `invalid_idempotency_key`.
   */
  addNote: AddNotePayload;
  /**
   * Adds the passkey that the browser made. With the first second factor of an account come recovery codes. Errors:
   * `invalid_passkey`, `invalid_name`, `challenge_expired`, `too_many_passkeys`.
   */
  addPasskey: SecondFactorPayload;
  /**
   * Takes the first code of the app. With the first second factor of an account come recovery codes. Errors: `wrong_code`,
   * `second_factor_exists`, `challenge_expired` if no setup was started.
   */
  confirmAuthenticatorApp: SecondFactorPayload;
  /**
   * Takes the token of the mailed link, from the account that it was mailed for. From then on the account sees what was
   * booked under its address without it: visits, packages, agreed prices. Sent again, it answers the same. Errors:
   * `invalid_token`, `login_required`, `other_account`, `rate_limited`.
   */
  confirmEmail: EmailConfirmationPayload;
  /**
   * Starts the session after the right password and a second factor. Five answers at most, within ten minutes; then the password
   * is asked for again. Errors: `wrong_code`, `challenge_expired`, `wrong_credentials` where the password was changed meanwhile.
   */
  confirmLogin: SessionPayload;
  /**
   * Adds a contact to the caller's practice. An email address or a phone number is needed; names are not. Errors:
   * `no_contact`, `invalid_email`, `invalid_phone`, `own_email`, `own_phone` (what the practice or its owner is reached at),
   * `client_exists` (a contact with this name and email address), `invalid_first_name`, `invalid_last_name`, `invalid_address`,
   * `invalid_address_two`, `invalid_city`, `invalid_state`, `invalid_postal_code`, `invalid_country`, `invalid_notes`,
   * `invalid_client_type`, `invalid_invited_from`, `invalid_idempotency_key`, `notes_not_enabled` (notes without
   * `clientNotesEnabled`).
   */
  createClient: ClientPayload;
  /**
   * Takes a contact of the caller's practice out of the directory. Coming visits have to be cancelled before, so that the
   * client is notified of each with its terms, and paid sessions refunded. A later booking creates a new contact. Safe to
   * repeat. Errors: `not_found`, `visits_ahead`, `sessions_left`.
   */
  deleteClient: ClientPayload;
  /** Says that two contacts are not one person: they are not suggested again. Safe to repeat. Errors: `not_found`, `same_client`. */
  dismissDuplicate: DismissDuplicatePayload;
  /**
   * Changes a contact of the caller's practice. What is not named stays; null or an empty text takes it away. A contact whose
   * email address changes is no longer connected with the account that was under the old one. Errors: `not_found`, and those
   * of `createClient`.
   */
  editClient: ClientPayload;
  /** Logs out one browser of the account. Sent again, it answers the same. `UNAUTHENTICATED` for visitors. */
  endBrowserSession: BrowserSessionsPayload;
  /** Logs out all browsers of the account but the one that asks. `UNAUTHENTICATED` for visitors. */
  endOtherBrowserSessions: BrowserSessionsPayload;
  /**
   * Deletes the account of the session and everything personal that is kept of its owner, in all practices; what bookkeeping
   * must keep stays without a name. It cannot be taken back, and ends all sessions. What lies at other services is gone some
   * minutes later. Errors: `wrong_credentials`, `email_not_confirmed`, `visits_ahead`, `visits_unsettled`,
   * `practitioner_account`, `client_changed` (a record came or was merged meanwhile), `rate_limited`.
   */
  eraseAccount: EraseAccountPayload;
  /**
   * Erases a contact of the caller's practice: everything personal that the practice keeps of them. Past visits and payments
   * stay without a name, visits stay in the account that booked them, and reviews with the name that their author gave them. It cannot be taken back. Sent again, it
   * answers the same. Errors: `not_found`, `visits_ahead`, `visits_unsettled`, `sessions_left`, `client_changed` (its records
   * were merged or parted meanwhile), `rate_limited`.
   */
  eraseClient: EraseClientPayload;
  /**
   * Adds contacts to the caller's practice and invites each new one to book, by mail, else by text. All rows are stored;
   * the first few hundred of a list in one call are processed at once, all others within minutes; `clientImport` returns
   * the progress. Existing contacts are neither changed nor invited. An invalid row is refused individually, with its
   * reason. At most 10,000 rows, and 20,000 rows a day for one practice.
   *
   * A long list comes in parts, one call each: all with the same `idempotencyKey`, `rowsCount` and `emailRequired`, each with
   * its own `firstRow`, in any order. A row that has arrived is not taken a second time, so that parts can be repeated; one that
   * was cut off goes on behind `ClientImport.receivedCount` rows. Errors: `no_rows`, `too_many_rows`, `invalid_rows`,
   * `invalid_idempotency_key`, `rate_limited`.
   */
  inviteClients: InviteClientsPayload;
  /**
   * Starts a session. Who guesses is slowed down: after ten attempts on an account from one address, each has to wait twice
   * as long as the one before, from 5 seconds to 15 minutes (`rate_limited`, and the header `retry-after`); on an account
   * that is guessed at from many addresses, after one. At most 60 attempts from one address in 15 minutes. Errors:
   * `wrong_credentials`, the same for an unknown account; `rate_limited`; `second_factor_required` for an account with a second
   * factor: `secondFactor` says what `confirmLogin` takes.
   */
  login: SessionPayload;
  /** Ends the session of this browser, or all sessions of the account. */
  logout: LogoutPayload;
  /**
   * Makes two contacts of the caller's practice one: everything that hangs on the first one belongs to the second from now on,
   * in all services, within seconds. Notes of both stay, and agreed prices, those of the second one first; of all other
   * values, those of the second stay unless `takeOver` names them. Can be undone for 30 days. Safe to repeat. Errors:
   * `not_found`, `same_client`, `client_changed` (one of the two is not as it was seen), `invalid_notes` (too long together),
   * `too_many_prices`.
   */
  mergeClients: ClientMergePayload;
  /** Creates an account and logs in. A pro gets a practice to set up. */
  register: SessionPayload;
  /** Removes the app; recovery codes go with the last factor. Errors: `wrong_password`, `rate_limited`. */
  removeAuthenticatorApp: SecondFactorPayload;
  /** Takes an agreed price back; pros only. Safe to repeat. */
  removeCustomPrice: CustomPricePayload;
  /** Removes a passkey; recovery codes go with the last factor. Errors: `wrong_password`, `rate_limited`. */
  removePasskey: SecondFactorPayload;
  /** Makes recovery codes in the place of those before. Errors: `wrong_password`, `second_factor_missing`, `rate_limited`. */
  renewRecoveryCodes: SecondFactorPayload;
  /** Mails the account of the session a link that shows that its address is its own. At most 5 in an hour. */
  requestEmailConfirmation: EmailConfirmationPayload;
  /** Mails a link to set a new password. Answers the same whether the account exists or not. */
  requestPasswordReset: PasswordResetPayload;
  /**
   * Asks for the whole credit to be paid out; the platform's staff pay it. For lifetime members only. Sent twice, it asks once.
   * Errors: `forbidden`; `invalid_amount_cents` if the credit has changed; `nothing_to_withdraw`; `withdrawal_pending`;
   * `email_not_confirmed`.
   */
  requestReferralWithdrawal: ReferralWithdrawalPayload;
  /** Sets a new password with the token of the mailed link and ends all sessions of the account. */
  resetPassword: PasswordResetPayload;
  /** Stores what the client filled in, once. The same answers again are a success. */
  saveIntakeFormResponse: SaveIntakeFormResponsePayload;
  /**
   * Sends the practice's intake form to a contact: by mail, else by text. A form that still waits is sent again under its link.
   * Errors: `not_found`, `no_contact`, `notes_not_enabled`, `rate_limited`, `invalid_idempotency_key`.
   */
  sendIntakeForm: SendIntakeFormPayload;
  /**
   * Moves visits, notes and intake forms of a contact to a new contact of the same practice, because they are another person's.
   * With a visit move its payment, the card and the package that were bought with it, its note, its review and its video. Agreed
   * prices and everything else stay. Other services follow within seconds. To take it back, merge the two. Requires a pro of the
   * practice. Errors: `not_found`, `client_changed` (the contact changed since it was read), `nothing_chosen`,
   * `too_many_visits`, `too_many_notes`, those of `createClient` about names and addresses, `invalid_idempotency_key`.
   */
  splitClient: SplitClientPayload;
  /**
   * Starts the setup of an app that makes codes; the app is required after its first code (`confirmAuthenticatorApp`). A second
   * start replaces the secret. Errors: `wrong_password`, `second_factor_exists`, `second_factor_not_offered`, `rate_limited`.
   */
  startAuthenticatorApp: StartAuthenticatorAppPayload;
  /**
   * Starts an export of all that is stored about the account of the session, and about its practice; the browser downloads it at
   * `url`. At most five in an hour. Errors: `wrong_password`, `rate_limited`.
   */
  startDataExport: StartDataExportPayload;
  /** Starts adding a passkey. Errors: `wrong_password`, `too_many_passkeys`, `rate_limited`. */
  startPasskey: StartPasskeyPayload;
  /**
   * Makes two records of those that were merged again: exactly what was moved goes back, and values that were not changed
   * since; what was made after the merge stays with the record that was kept. Safe to repeat. Errors: `not_found`,
   * `merge_too_old`, `merged_again` (the kept record became part of another one, which has to be undone first),
   * `client_exists` (another contact has the address by now), `no_contact`.
   */
  undoClientMerge: ClientMergePayload;
  /**
   * Changes the caller's own account; what is left out or empty stays (spec portal-configuration §7). Another address counts
   * once the link that is mailed to it was opened, until then the present one stays. Another password ends the sessions of all
   * other browsers. Errors: `invalid_name`, `invalid_title`, `invalid_email`, `email_taken`, `invalid_phone`,
   * `invalid_custom_gender`, `invalid_dob`, `wrong_password`, `passwords_differ`, `invalid_password`, `guessable_password`,
   * `rate_limited`.
   */
  updatePersonalSettings: UpdatePersonalSettingsPayload;
  /** Agrees a price with a contact, or changes it; pros only. The client pays it when logged in. */
  upsertCustomPrice: CustomPricePayload;
  /**
   * Replaces the practice's intake form. What was sent before keeps the form that it was sent with. Savings within an hour become
   * one version, unless it was sent meanwhile. Errors: `changed_meanwhile`, `invalid_data`, `notes_not_enabled`,
   * `rate_limited`.
   */
  upsertIntakeForm: UpsertIntakeFormPayload;
  /** Replaces the look of the practice's intake form, of those that were sent as well. Errors: `invalid_data`, `notes_not_enabled`. */
  upsertIntakeFormTheme: UpsertIntakeFormThemePayload;
  /**
   * The phone number of a contact of the caller's practice, to call or to copy. Each look is written down, with who looked
   * and when. At most 300 an hour for one practice. Errors: `not_found`, `no_phone`, `rate_limited`.
   */
  viewPhone: ViewPhonePayload;
};


export type MutationAddNoteArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


export type MutationConfirmAuthenticatorAppArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmLoginArgs = {
  input: ConfirmLoginInput;
};


export type MutationCreateClientArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  addressTwo?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  clientType?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  invitedFrom?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteClientArgs = {
  clientId: Scalars['ID']['input'];
};


export type MutationDismissDuplicateArgs = {
  clientId: Scalars['ID']['input'];
  otherClientId: Scalars['ID']['input'];
};


export type MutationEditClientArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  addressTwo?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  clientId: Scalars['ID']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndBrowserSessionArgs = {
  input: EndBrowserSessionInput;
};


export type MutationEraseAccountArgs = {
  input: EraseAccountInput;
};


export type MutationEraseClientArgs = {
  input: EraseClientInput;
};


export type MutationInviteClientsArgs = {
  clients: Array<ImportedClientInput>;
  emailRequired?: InputMaybe<Scalars['Boolean']['input']>;
  firstRow?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  rowsCount?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationLogoutArgs = {
  input?: InputMaybe<LogoutInput>;
};


export type MutationMergeClientsArgs = {
  input: MergeClientsInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveAuthenticatorAppArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationRemoveCustomPriceArgs = {
  clientId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  currentPassword: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequestReferralWithdrawalArgs = {
  amountCents: Scalars['Int']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSaveIntakeFormResponseArgs = {
  formData: Scalars['String']['input'];
  uniqueId: Scalars['String']['input'];
};


export type MutationSendIntakeFormArgs = {
  clientId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSplitClientArgs = {
  input: SplitClientInput;
};


export type MutationStartAuthenticatorAppArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationStartDataExportArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationStartPasskeyArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationUndoClientMergeArgs = {
  mergeId: Scalars['ID']['input'];
};


export type MutationUpdatePersonalSettingsArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  customGender?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  name?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpsertCustomPriceArgs = {
  amountCents: Scalars['Int']['input'];
  clientId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
};


export type MutationUpsertIntakeFormArgs = {
  data: Scalars['String']['input'];
  saveNo: Scalars['Int']['input'];
};


export type MutationUpsertIntakeFormThemeArgs = {
  data: IntakeFormThemeInput;
};


export type MutationViewPhoneArgs = {
  id: Scalars['ID']['input'];
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** Where a page of a list ends (Relay's cursor connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A key that a device keeps for the account. */
export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  /** Opens nothing. */
  id: Scalars['ID']['output'];
  /** Null until the first log-in with it. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

/** Outcome of a step of resetting a password. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Two records that may be of one person. */
export type PossibleDuplicate = {
  __typename?: 'PossibleDuplicate';
  /** Of a list of pairs, the newer record. */
  client: Client;
  /** Of the pair, as it is seen from `client`. */
  id: Scalars['ID']['output'];
  other: Client;
  reason: DuplicateReason;
};

/** A part of the pairs. */
export type PossibleDuplicatePage = {
  __typename?: 'PossibleDuplicatePage';
  pairs: Array<PossibleDuplicate>;
  /** Number of all pairs. */
  totalCount: Scalars['Int']['output'];
};

/** The practice of the catalog. */
export type Practice = {
  __typename?: 'Practice';
  /** Whether it brought contacts from a list of its own; false for all but the practice itself. */
  hasImportedClients: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /**
   * What has to be done before the account of the session can be deleted. `UNAUTHENTICATED` for visitors; an error for an
   * account with a practice (`practitioner_account`).
   */
  accountOpenMatters: AccountOpenMatters;
  /**
   * Where the account of the session is logged in: the browser that asks first, then by last use. `UNAUTHENTICATED` for
   * visitors.
   */
  browserSessions: Array<BrowserSession>;
  /** A contact of the caller's practice. */
  client?: Maybe<Client>;
  /** An import of the caller's practice, as far as it has come; null for no import of it. Kept for 30 days. */
  clientImport?: Maybe<ClientImport>;
  /** Merges of the caller's practice that can still be undone, the latest first, at most 100. */
  clientMerges: Array<ClientMerge>;
  /**
   * What the caller's practice wrote down of a contact, newest first, a page at a time; empty for contacts of others and
   * without `clientNotesEnabled`.
   */
  clientNotes: ClientNotePage;
  /**
   * What stands against deleting a contact of the caller's practice, and what becomes of the rest; null for no contact of it.
   * Past visits, payments and reviews stay, under the contact's name, and money owed can still be paid or refunded;
   * notes, answers and prices stay with the record.
   */
  clientOpenMatters?: Maybe<ClientOpenMatters>;
  /** The contacts of the caller's practice. Errors: `invalid_first`, `invalid_search`, `invalid_cursor`. */
  clients: ClientConnection;
  /** The account of the session, null for visitors. */
  currentUser?: Maybe<User>;
  /** What a contact of the caller's practice answered last; null for no contact of it, and without `clientNotesEnabled`. */
  intakeForm?: Maybe<ClientIntakeForm>;
  /** The intake form behind a link; null for a link that does not exist. The link is the only key to it. */
  intakeFormByLink?: Maybe<IntakeFormPage>;
  /** The intake form of the caller's practice, as it is sent from now on; null without `clientNotesEnabled`. Practitioners only. */
  intakeFormDesign?: Maybe<IntakeFormDesign>;
  /** A form as it was in this version, in SurveyJS's JSON; null for a version that does not exist. */
  intakeFormVersion?: Maybe<Scalars['String']['output']>;
  /** The latest import of the caller's practice; null if there was none within 30 days. */
  latestClientImport?: Maybe<ClientImport>;
  /** Records of the caller's practice that may be of one person, the most likely pairs first, a page at a time. */
  possibleDuplicates: PossibleDuplicatePage;
  /** The referral programme of the caller's practice (spec portal-configuration §2). Pros only. */
  referral: Referral;
  /** What staff have done in the last two years, latest first, 50 at once. Errors: `forbidden` for all but staff. */
  staffActions: Array<StaffAction>;
};


export type QueryClientArgs = {
  clientId: Scalars['ID']['input'];
};


export type QueryClientImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClientNotesArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClientOpenMattersArgs = {
  clientId: Scalars['ID']['input'];
};


export type QueryClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
};


export type QueryIntakeFormArgs = {
  clientId: Scalars['ID']['input'];
};


export type QueryIntakeFormByLinkArgs = {
  uniqueId: Scalars['String']['input'];
};


export type QueryIntakeFormVersionArgs = {
  version: Scalars['Int']['input'];
};


export type QueryPossibleDuplicatesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStaffActionsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** The referral programme for one practitioner. Amounts are US dollars. */
export type Referral = {
  __typename?: 'Referral';
  /**
   * Cents: what a lifetime member can withdraw. For everyone else, what all uses have earned; it pays for the practice's
   * subscription.
   */
  amountCents: Scalars['Int']['output'];
  /** Credit for the next use, cents; 0 if the platform pays none. */
  creditCents: Scalars['Int']['output'];
  /** Other practitioners enter it when they register. */
  discountCode: Scalars['String']['output'];
  /** The practitioner is a lifetime member: pays no subscription, and withdraws the credit. */
  isLifer: Scalars['Boolean']['output'];
  /** The newest 200. A use counts when the new practitioner has confirmed the email address. */
  referralUses: Array<ReferralUse>;
  /** Number of all uses. */
  usesCount: Scalars['Int']['output'];
  /** The newest 200. Empty for all but lifetime members. */
  withdrawals: Array<ReferralWithdrawal>;
};

/** A practitioner registered with the code. */
export type ReferralUse = {
  __typename?: 'ReferralUse';
  id: Scalars['ID']['output'];
  useDate: Scalars['DateTime']['output'];
};

/** The credit was asked for. */
export type ReferralWithdrawal = {
  __typename?: 'ReferralWithdrawal';
  amountCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  status: ReferralWithdrawalStatus;
  withdrawalDate: Scalars['DateTime']['output'];
};

/** Outcome of asking for the credit. */
export type ReferralWithdrawalPayload = {
  __typename?: 'ReferralWithdrawalPayload';
  errors: Array<UserError>;
  referral?: Maybe<Referral>;
  result: MutationResult;
};

/** What became of a withdrawal. */
export type ReferralWithdrawalStatus =
  /** Not paid; the amount is part of the credit again. */
  | 'declined'
  | 'paid'
  /** The platform's staff have not paid it yet. */
  | 'pending';

/** A new account. */
export type RegisterInput = {
  /** ISO 3166-1 alpha-2, pros only; US when absent. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** At most 254 characters; compared without regard to case. */
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  /**
   * UUID made by the client, the same for each repetition: with the same email and password those get the account that the
   * first request made, and a session of their own.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** `pro` or `client`. */
  kind: UserKind;
  lastName: Scalars['String']['input'];
  /** 10 to 200 characters, and not among those that are guessed first (`guessable_password`). */
  password: Scalars['String']['input'];
  /** Any common way of writing; numbers without a country code are read in `country`, else in the US. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Name of the practice, pros only; the person's name when absent. */
  practiceName?: InputMaybe<Scalars['String']['input']>;
  /** `Referral.discountCode` of another practitioner, pros only (`invalid_referral_code`). */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of the browser. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Whose password. */
export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** 10 to 200 characters, and not among those that are guessed first (`guessable_password`). */
  password: Scalars['String']['input'];
  /** Secret of the mailed link, valid once and for one hour. */
  token: Scalars['String']['input'];
};

/** Outcome of filling the form in. */
export type SaveIntakeFormResponsePayload = {
  __typename?: 'SaveIntakeFormResponsePayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** The second factor of an account. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether an app makes codes for it. */
  authenticatorApp: Scalars['Boolean']['output'];
  /** Whether an app can be set up here at all. */
  authenticatorAppOffered: Scalars['Boolean']['output'];
  /** The oldest first. */
  passkeys: Array<Passkey>;
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The second factor that an account requires. A recovery code is accepted too. */
export type SecondFactorChallenge = {
  __typename?: 'SecondFactorChallenge';
  /** Whether a code of an app is good. */
  authenticatorApp: Scalars['Boolean']['output'];
  /** JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`; null without a passkey. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** Opens nothing by itself; good for ten minutes. */
  token: Scalars['String']['output'];
};

/** Outcome of changing the second factor. */
export type SecondFactorPayload = {
  __typename?: 'SecondFactorPayload';
  errors: Array<UserError>;
  /** New ones, shown this once; null where those from before stay. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  result: MutationResult;
  user?: Maybe<User>;
};

/** Outcome of sending the form. */
export type SendIntakeFormPayload = {
  __typename?: 'SendIntakeFormPayload';
  client?: Maybe<Client>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of starting a session. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Send it as header `x-csrf-token` with every write; also in the cookie `yarrow_csrf`. */
  csrfToken?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  result: MutationResult;
  /** The second factor that is required; null if a session started, and with any other error. */
  secondFactor?: Maybe<SecondFactorChallenge>;
  user?: Maybe<User>;
};

/** A contact that becomes two. */
export type SplitClientInput = {
  /** Visits that move, at most 500. Ids that are no visits of the contact are ignored. */
  appointmentIds: Array<Scalars['ID']['input']>;
  /** The contact that has another person's visits, notes or forms. */
  clientId: Scalars['ID']['input'];
  /** `Client.version` of the contact as it was read. */
  clientVersion: Scalars['Int']['input'];
  /** Of the new contact. It can share the address of the other one if their names differ. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Of the new contact, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** UUID made by the client, the same for each repetition: those make no second contact. */
  idempotencyKey: Scalars['ID']['input'];
  /** Whether all intake forms of the contact move, answered or not. */
  intakeForms?: Scalars['Boolean']['input'];
  /** Of the new contact, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Notes that move besides those of the visits, at most 500. Ids that are no notes of the contact are ignored. */
  noteIds?: Array<Scalars['ID']['input']>;
  /** Of the new contact, in the format of the practice's country, or with a country code. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of splitting a contact. */
export type SplitClientPayload = {
  __typename?: 'SplitClientPayload';
  /** The contact as it is now. */
  client?: Maybe<Client>;
  errors: Array<UserError>;
  /** The contact that was made. */
  newClient?: Maybe<Client>;
  result: MutationResult;
};

/** Something that staff did. */
export type StaffAction = {
  __typename?: 'StaffAction';
  /** The account that it is about; null where it is no more. */
  about?: Maybe<User>;
  at: Scalars['DateTime']['output'];
  /** Who did it; null for an operator, and where the account is no more. */
  by?: Maybe<User>;
  id: Scalars['ID']['output'];
  kind: StaffActionKind;
  /** The practice that it is about. */
  practice?: Maybe<Practice>;
  /** Why, in the words of who did it; empty where none was asked for. */
  reason: Scalars['String']['output'];
  /** Name of the credential, or key of the feature; empty where there is none. */
  subject: Scalars['String']['output'];
};

/** What staff can do. */
export type StaffActionKind =
  | 'credential_approved'
  | 'credential_declined'
  | 'feature_switched_off'
  | 'feature_switched_on'
  /** A review that was reported was removed. */
  | 'review_removed'
  /** A report about a review was found to be without reason. */
  | 'review_report_dismissed'
  /** An operator gave an account the rights of staff. */
  | 'staff_added'
  /** An operator took them back. */
  | 'staff_removed';

/** Outcome of starting the setup of an app. */
export type StartAuthenticatorAppPayload = {
  __typename?: 'StartAuthenticatorAppPayload';
  errors: Array<UserError>;
  /** The picture to be read by the app: SVG. */
  qrCode?: Maybe<Scalars['String']['output']>;
  result: MutationResult;
  /** Base32, to be typed where no picture can be read. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The address that the picture holds, `otpauth://totp/…`. */
  uri?: Maybe<Scalars['String']['output']>;
};

/** Outcome of starting an export. */
export type StartDataExportPayload = {
  __typename?: 'StartDataExportPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** Where the file is, in the same session, once and for ten minutes: JSON. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Outcome of starting to add a passkey. */
export type StartPasskeyPayload = {
  __typename?: 'StartPasskeyPayload';
  errors: Array<UserError>;
  /** JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
  options?: Maybe<Scalars['String']['output']>;
  result: MutationResult;
};

/** Outcome of changing an account. */
export type UpdatePersonalSettingsPayload = {
  __typename?: 'UpdatePersonalSettingsPayload';
  errors: Array<UserError>;
  result: MutationResult;
  user?: Maybe<User>;
};

/** Outcome of changing the form. */
export type UpsertIntakeFormPayload = {
  __typename?: 'UpsertIntakeFormPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of changing the look of the form. */
export type UpsertIntakeFormThemePayload = {
  __typename?: 'UpsertIntakeFormThemePayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** An account. */
export type User = {
  __typename?: 'User';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** With the gender `Custom`; only the account itself sees it. */
  customGender?: Maybe<Scalars['String']['output']>;
  /** The day of birth; only the account itself sees it. */
  dob?: Maybe<Scalars['Date']['output']>;
  /** Only the account itself sees it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether a mailed link has shown that the address is its own; only the account itself sees it. */
  emailConfirmed?: Maybe<Scalars['Boolean']['output']>;
  firstName: Scalars['String']['output'];
  /** Only the account itself sees it. */
  gender?: Maybe<Gender>;
  /** Unguessable id. */
  id: Scalars['ID']['output'];
  /** Whether it has the rights of staff, who run the platform; only the account itself sees it. */
  isStaff?: Maybe<Scalars['Boolean']['output']>;
  kind: UserKind;
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** An address that waits for its link to be opened; only the account itself sees it. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** E.164; only the account itself sees it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The second factor of the account; only the account itself sees it. */
  secondFactor?: Maybe<SecondFactor>;
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

/** What an account is for. */
export type UserKind =
  /** A person who books. */
  | 'client'
  /** A practitioner who owns a practice. */
  | 'pro';

/** A contact's phone number. */
export type ViewPhonePayload = {
  __typename?: 'ViewPhonePayload';
  errors: Array<UserError>;
  /** As people of the practice's country write it; with the country code for numbers of others. */
  formattedPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** E.164. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  result: MutationResult;
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
  Client: Client;
  Practice: Practice;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Client:
    ( { __typename: 'Client' }
    & GraphQLRecursivePick<FederationTypes['Client'], {"id":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountOpenMatters: ResolverTypeWrapper<AccountOpenMatters>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddNotePayload: ResolverTypeWrapper<Omit<AddNotePayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  BrowserSession: ResolverTypeWrapper<OwnSession>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BrowserSessionsPayload: ResolverTypeWrapper<Omit<BrowserSessionsPayload, 'browserSessions'> & { browserSessions?: Maybe<Array<ResolversTypes['BrowserSession']>> }>;
  Client: ResolverTypeWrapper<ClientEntity>;
  ClientConnection: ResolverTypeWrapper<Omit<ClientConnection, 'edges'> & { edges: Array<ResolversTypes['ClientEdge']> }>;
  ClientEdge: ResolverTypeWrapper<Omit<ClientEdge, 'node'> & { node: ResolversTypes['Client'] }>;
  ClientImport: ResolverTypeWrapper<ImportProgress>;
  ClientIntakeForm: ResolverTypeWrapper<ClientIntakeForm>;
  ClientMerge: ResolverTypeWrapper<ClientMergeEntity>;
  ClientMergePayload: ResolverTypeWrapper<Omit<ClientMergePayload, 'merge'> & { merge?: Maybe<ResolversTypes['ClientMerge']> }>;
  ClientNote: ResolverTypeWrapper<ClientNote>;
  ClientNotePage: ResolverTypeWrapper<ClientNotePage>;
  ClientOpenMatters: ResolverTypeWrapper<ClientOpenMatters>;
  ClientPayload: ResolverTypeWrapper<Omit<ClientPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  ClientSort: ClientSort;
  ClientSortField: ClientSortField;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmLoginInput: ConfirmLoginInput;
  CustomPrice: ResolverTypeWrapper<CustomPrice>;
  CustomPricePayload: ResolverTypeWrapper<Omit<CustomPricePayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DismissDuplicatePayload: ResolverTypeWrapper<Omit<DismissDuplicatePayload, 'client' | 'otherClient'> & { client?: Maybe<ResolversTypes['Client']>, otherClient?: Maybe<ResolversTypes['Client']> }>;
  DuplicateReason: DuplicateReason;
  EmailConfirmationPayload: ResolverTypeWrapper<Omit<EmailConfirmationPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  EndBrowserSessionInput: EndBrowserSessionInput;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: ResolverTypeWrapper<EraseAccountPayload>;
  EraseClientInput: EraseClientInput;
  EraseClientPayload: ResolverTypeWrapper<Omit<EraseClientPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  ErrorCode: ErrorCode;
  ErroredClient: ResolverTypeWrapper<ErroredClient>;
  Gender: Gender;
  ImportedClientInput: ImportedClientInput;
  IntakeForm: ResolverTypeWrapper<IntakeForm>;
  IntakeFormButtonStyle: IntakeFormButtonStyle;
  IntakeFormDesign: ResolverTypeWrapper<IntakeFormDesign>;
  IntakeFormPage: ResolverTypeWrapper<FormBehindLink>;
  IntakeFormTheme: ResolverTypeWrapper<IntakeFormTheme>;
  IntakeFormThemeInput: IntakeFormThemeInput;
  IntakeFormVersion: ResolverTypeWrapper<IntakeFormVersion>;
  InviteClientsPayload: ResolverTypeWrapper<Omit<InviteClientsPayload, 'clientImport'> & { clientImport?: Maybe<ResolversTypes['ClientImport']> }>;
  LoginInput: LoginInput;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MergeClientsInput: MergeClientsInput;
  MergePart: MergePart;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayload>;
  PossibleDuplicate: ResolverTypeWrapper<PossiblePair>;
  PossibleDuplicatePage: ResolverTypeWrapper<Omit<PossibleDuplicatePage, 'pairs'> & { pairs: Array<ResolversTypes['PossibleDuplicate']> }>;
  Practice: ResolverTypeWrapper<Pick<Practice, 'id'>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Referral: ResolverTypeWrapper<Referral>;
  ReferralUse: ResolverTypeWrapper<ReferralUse>;
  ReferralWithdrawal: ResolverTypeWrapper<ReferralWithdrawal>;
  ReferralWithdrawalPayload: ResolverTypeWrapper<ReferralWithdrawalPayload>;
  ReferralWithdrawalStatus: ReferralWithdrawalStatus;
  RegisterInput: RegisterInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  SaveIntakeFormResponsePayload: ResolverTypeWrapper<SaveIntakeFormResponsePayload>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorChallenge: ResolverTypeWrapper<SecondFactorChallenge>;
  SecondFactorPayload: ResolverTypeWrapper<Omit<SecondFactorPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SendIntakeFormPayload: ResolverTypeWrapper<Omit<SendIntakeFormPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SplitClientInput: SplitClientInput;
  SplitClientPayload: ResolverTypeWrapper<Omit<SplitClientPayload, 'client' | 'newClient'> & { client?: Maybe<ResolversTypes['Client']>, newClient?: Maybe<ResolversTypes['Client']> }>;
  StaffAction: ResolverTypeWrapper<Omit<StaffAction, 'about' | 'by' | 'practice'> & { about?: Maybe<ResolversTypes['User']>, by?: Maybe<ResolversTypes['User']>, practice?: Maybe<ResolversTypes['Practice']> }>;
  StaffActionKind: StaffActionKind;
  StartAuthenticatorAppPayload: ResolverTypeWrapper<StartAuthenticatorAppPayload>;
  StartDataExportPayload: ResolverTypeWrapper<StartDataExportPayload>;
  StartPasskeyPayload: ResolverTypeWrapper<StartPasskeyPayload>;
  UpdatePersonalSettingsPayload: ResolverTypeWrapper<Omit<UpdatePersonalSettingsPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpsertIntakeFormPayload: ResolverTypeWrapper<UpsertIntakeFormPayload>;
  UpsertIntakeFormThemePayload: ResolverTypeWrapper<UpsertIntakeFormThemePayload>;
  User: ResolverTypeWrapper<UserEntity>;
  UserError: ResolverTypeWrapper<UserError>;
  UserKind: UserKind;
  ViewPhonePayload: ResolverTypeWrapper<ViewPhonePayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountOpenMatters: AccountOpenMatters;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  AddNotePayload: Omit<AddNotePayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  BrowserSession: OwnSession;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  BrowserSessionsPayload: Omit<BrowserSessionsPayload, 'browserSessions'> & { browserSessions?: Maybe<Array<ResolversParentTypes['BrowserSession']>> };
  Client: ClientEntity;
  ClientConnection: Omit<ClientConnection, 'edges'> & { edges: Array<ResolversParentTypes['ClientEdge']> };
  ClientEdge: Omit<ClientEdge, 'node'> & { node: ResolversParentTypes['Client'] };
  ClientImport: ImportProgress;
  ClientIntakeForm: ClientIntakeForm;
  ClientMerge: ClientMergeEntity;
  ClientMergePayload: Omit<ClientMergePayload, 'merge'> & { merge?: Maybe<ResolversParentTypes['ClientMerge']> };
  ClientNote: ClientNote;
  ClientNotePage: ClientNotePage;
  ClientOpenMatters: ClientOpenMatters;
  ClientPayload: Omit<ClientPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  ClientSort: ClientSort;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmLoginInput: ConfirmLoginInput;
  CustomPrice: CustomPrice;
  CustomPricePayload: Omit<CustomPricePayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DismissDuplicatePayload: Omit<DismissDuplicatePayload, 'client' | 'otherClient'> & { client?: Maybe<ResolversParentTypes['Client']>, otherClient?: Maybe<ResolversParentTypes['Client']> };
  EmailConfirmationPayload: Omit<EmailConfirmationPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  EndBrowserSessionInput: EndBrowserSessionInput;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: EraseAccountPayload;
  EraseClientInput: EraseClientInput;
  EraseClientPayload: Omit<EraseClientPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  ErroredClient: ErroredClient;
  ImportedClientInput: ImportedClientInput;
  IntakeForm: IntakeForm;
  IntakeFormDesign: IntakeFormDesign;
  IntakeFormPage: FormBehindLink;
  IntakeFormTheme: IntakeFormTheme;
  IntakeFormThemeInput: IntakeFormThemeInput;
  IntakeFormVersion: IntakeFormVersion;
  InviteClientsPayload: Omit<InviteClientsPayload, 'clientImport'> & { clientImport?: Maybe<ResolversParentTypes['ClientImport']> };
  LoginInput: LoginInput;
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  MergeClientsInput: MergeClientsInput;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PasswordResetPayload: PasswordResetPayload;
  PossibleDuplicate: PossiblePair;
  PossibleDuplicatePage: Omit<PossibleDuplicatePage, 'pairs'> & { pairs: Array<ResolversParentTypes['PossibleDuplicate']> };
  Practice: Pick<Practice, 'id'>;
  Query: Record<PropertyKey, never>;
  Referral: Referral;
  ReferralUse: ReferralUse;
  ReferralWithdrawal: ReferralWithdrawal;
  ReferralWithdrawalPayload: ReferralWithdrawalPayload;
  RegisterInput: RegisterInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  SaveIntakeFormResponsePayload: SaveIntakeFormResponsePayload;
  SecondFactor: SecondFactor;
  SecondFactorChallenge: SecondFactorChallenge;
  SecondFactorPayload: Omit<SecondFactorPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SendIntakeFormPayload: Omit<SendIntakeFormPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  SessionPayload: Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SplitClientInput: SplitClientInput;
  SplitClientPayload: Omit<SplitClientPayload, 'client' | 'newClient'> & { client?: Maybe<ResolversParentTypes['Client']>, newClient?: Maybe<ResolversParentTypes['Client']> };
  StaffAction: Omit<StaffAction, 'about' | 'by' | 'practice'> & { about?: Maybe<ResolversParentTypes['User']>, by?: Maybe<ResolversParentTypes['User']>, practice?: Maybe<ResolversParentTypes['Practice']> };
  StartAuthenticatorAppPayload: StartAuthenticatorAppPayload;
  StartDataExportPayload: StartDataExportPayload;
  StartPasskeyPayload: StartPasskeyPayload;
  UpdatePersonalSettingsPayload: Omit<UpdatePersonalSettingsPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpsertIntakeFormPayload: UpsertIntakeFormPayload;
  UpsertIntakeFormThemePayload: UpsertIntakeFormThemePayload;
  User: UserEntity;
  UserError: UserError;
  ViewPhonePayload: ViewPhonePayload;
};

export type AccountOpenMattersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountOpenMatters'] = ResolversParentTypes['AccountOpenMatters']> = {
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unsettledVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddNotePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddNotePayload'] = ResolversParentTypes['AddNotePayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['ClientNote']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type BrowserSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BrowserSession'] = ResolversParentTypes['BrowserSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  handheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BrowserSessionsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BrowserSessionsPayload'] = ResolversParentTypes['BrowserSessionsPayload']> = {
  browserSessions?: Resolver<Maybe<Array<ResolversTypes['BrowserSession']>>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client'], FederationReferenceType extends FederationReferenceTypes['Client'] = FederationReferenceTypes['Client']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Client']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressTwo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientNote?: Resolver<Array<ResolversTypes['ClientNote']>, ParentType, ContextType>;
  clientType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customPrices?: Resolver<Array<ResolversTypes['CustomPrice']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intakeFormSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  intakeLastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAppointmentDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  merges?: Resolver<Array<ResolversTypes['ClientMerge']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  possibleDuplicates?: Resolver<Array<ResolversTypes['PossibleDuplicate']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sharesAddressWith?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientConnection'] = ResolversParentTypes['ClientConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClientEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientEdge'] = ResolversParentTypes['ClientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
};

export type ClientImportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientImport'] = ResolversParentTypes['ClientImport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  erroredClients?: Resolver<Array<ResolversTypes['ErroredClient']>, ParentType, ContextType, RequireFields<ClientImportErroredClientsArgs, 'limit' | 'offset'>>;
  existingClients?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType, RequireFields<ClientImportExistingClientsArgs, 'limit' | 'offset'>>;
  existingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientIntakeFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientIntakeForm'] = ResolversParentTypes['ClientIntakeForm']> = {
  intakeForm?: Resolver<Maybe<ResolversTypes['IntakeForm']>, ParentType, ContextType>;
  intakeLastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ClientMergeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientMerge'] = ResolversParentTypes['ClientMerge']> = {
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  into?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ClientMergePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientMergePayload'] = ResolversParentTypes['ClientMergePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  merge?: Resolver<Maybe<ResolversTypes['ClientMerge']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ClientNoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientNote'] = ResolversParentTypes['ClientNote']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  appointmentStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClientNotePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientNotePage'] = ResolversParentTypes['ClientNotePage']> = {
  notes?: Resolver<Array<ResolversTypes['ClientNote']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientOpenMattersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientOpenMatters'] = ResolversParentTypes['ClientOpenMatters']> = {
  sessionsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsettledVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientPayload'] = ResolversParentTypes['ClientPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type CustomPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomPrice'] = ResolversParentTypes['CustomPrice']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomPricePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomPricePayload'] = ResolversParentTypes['CustomPricePayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DismissDuplicatePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DismissDuplicatePayload'] = ResolversParentTypes['DismissDuplicatePayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  otherClient?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type EmailConfirmationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EmailConfirmationPayload'] = ResolversParentTypes['EmailConfirmationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type EraseAccountPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EraseAccountPayload'] = ResolversParentTypes['EraseAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type EraseClientPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EraseClientPayload'] = ResolversParentTypes['EraseClientPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ already_completed?: any, already_settled?: any, challenge_expired?: any, changed_meanwhile?: any, client_changed?: any, client_exists?: any, email_not_confirmed?: any, email_required?: any, email_taken?: any, forbidden?: any, guessable_password?: any, has_account?: any, invalid_address?: any, invalid_address_two?: any, invalid_amount?: any, invalid_amount_cents?: any, invalid_city?: any, invalid_client_type?: any, invalid_country?: any, invalid_cursor?: any, invalid_custom_gender?: any, invalid_data?: any, invalid_dob?: any, invalid_email?: any, invalid_first?: any, invalid_first_name?: any, invalid_form_data?: any, invalid_idempotency_key?: any, invalid_invited_from?: any, invalid_last_name?: any, invalid_name?: any, invalid_notes?: any, invalid_passkey?: any, invalid_password?: any, invalid_phone?: any, invalid_postal_code?: any, invalid_practice_name?: any, invalid_referral_code?: any, invalid_rows?: any, invalid_search?: any, invalid_service?: any, invalid_state?: any, invalid_text?: any, invalid_time_zone?: any, invalid_title?: any, invalid_token?: any, login_required?: any, merge_too_old?: any, merged_again?: any, no_contact?: any, no_phone?: any, no_rows?: any, no_support_chat?: any, not_found?: any, notes_not_enabled?: any, nothing_chosen?: any, nothing_to_withdraw?: any, other_account?: any, own_email?: any, own_phone?: any, passwords_differ?: any, practitioner_account?: any, rate_limited?: any, same_client?: any, second_factor_exists?: any, second_factor_missing?: any, second_factor_not_offered?: any, second_factor_required?: any, sessions_left?: any, too_many_notes?: any, too_many_passkeys?: any, too_many_prices?: any, too_many_rows?: any, too_many_visits?: any, visits_ahead?: any, visits_unsettled?: any, withdrawal_pending?: any, wrong_code?: any, wrong_credentials?: any, wrong_password?: any }, ResolversTypes['ErrorCode']>;

export type ErroredClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ErroredClient'] = ResolversParentTypes['ErroredClient']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeForm'] = ResolversParentTypes['IntakeForm']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntakeFormDesignResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeFormDesign'] = ResolversParentTypes['IntakeFormDesign']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saveNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['IntakeFormTheme']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['IntakeFormVersion']>, ParentType, ContextType>;
};

export type IntakeFormPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeFormPage'] = ResolversParentTypes['IntakeFormPage']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['IntakeFormTheme']>, ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IntakeFormThemeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeFormTheme'] = ResolversParentTypes['IntakeFormTheme']> = {
  buttonStyle?: Resolver<Maybe<ResolversTypes['IntakeFormButtonStyle']>, ParentType, ContextType>;
  colorAccent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fonts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntakeFormVersionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeFormVersion'] = ResolversParentTypes['IntakeFormVersion']> = {
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteClientsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteClientsPayload'] = ResolversParentTypes['InviteClientsPayload']> = {
  clientImport?: Resolver<Maybe<ResolversTypes['ClientImport']>, ParentType, ContextType>;
  erroredClients?: Resolver<Array<ResolversTypes['ErroredClient']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addNote?: Resolver<ResolversTypes['AddNotePayload'], ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'clientId' | 'text'>>;
  addPasskey?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'name' | 'response'>>;
  confirmAuthenticatorApp?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorAppArgs, 'code'>>;
  confirmEmail?: Resolver<ResolversTypes['EmailConfirmationPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmLogin?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationConfirmLoginArgs, 'input'>>;
  createClient?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, Partial<MutationCreateClientArgs>>;
  deleteClient?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<MutationDeleteClientArgs, 'clientId'>>;
  dismissDuplicate?: Resolver<ResolversTypes['DismissDuplicatePayload'], ParentType, ContextType, RequireFields<MutationDismissDuplicateArgs, 'clientId' | 'otherClientId'>>;
  editClient?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<MutationEditClientArgs, 'clientId'>>;
  endBrowserSession?: Resolver<ResolversTypes['BrowserSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndBrowserSessionArgs, 'input'>>;
  endOtherBrowserSessions?: Resolver<ResolversTypes['BrowserSessionsPayload'], ParentType, ContextType>;
  eraseAccount?: Resolver<ResolversTypes['EraseAccountPayload'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'input'>>;
  eraseClient?: Resolver<ResolversTypes['EraseClientPayload'], ParentType, ContextType, RequireFields<MutationEraseClientArgs, 'input'>>;
  inviteClients?: Resolver<ResolversTypes['InviteClientsPayload'], ParentType, ContextType, RequireFields<MutationInviteClientsArgs, 'clients' | 'emailRequired' | 'firstRow'>>;
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType, Partial<MutationLogoutArgs>>;
  mergeClients?: Resolver<ResolversTypes['ClientMergePayload'], ParentType, ContextType, RequireFields<MutationMergeClientsArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAuthenticatorApp?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationRemoveAuthenticatorAppArgs, 'currentPassword'>>;
  removeCustomPrice?: Resolver<ResolversTypes['CustomPricePayload'], ParentType, ContextType, RequireFields<MutationRemoveCustomPriceArgs, 'clientId' | 'serviceId'>>;
  removePasskey?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'currentPassword' | 'id'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'currentPassword'>>;
  requestEmailConfirmation?: Resolver<ResolversTypes['EmailConfirmationPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['PasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestReferralWithdrawal?: Resolver<ResolversTypes['ReferralWithdrawalPayload'], ParentType, ContextType, RequireFields<MutationRequestReferralWithdrawalArgs, 'amountCents'>>;
  resetPassword?: Resolver<ResolversTypes['PasswordResetPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  saveIntakeFormResponse?: Resolver<ResolversTypes['SaveIntakeFormResponsePayload'], ParentType, ContextType, RequireFields<MutationSaveIntakeFormResponseArgs, 'formData' | 'uniqueId'>>;
  sendIntakeForm?: Resolver<ResolversTypes['SendIntakeFormPayload'], ParentType, ContextType, RequireFields<MutationSendIntakeFormArgs, 'clientId'>>;
  splitClient?: Resolver<ResolversTypes['SplitClientPayload'], ParentType, ContextType, RequireFields<MutationSplitClientArgs, 'input'>>;
  startAuthenticatorApp?: Resolver<ResolversTypes['StartAuthenticatorAppPayload'], ParentType, ContextType, RequireFields<MutationStartAuthenticatorAppArgs, 'currentPassword'>>;
  startDataExport?: Resolver<ResolversTypes['StartDataExportPayload'], ParentType, ContextType, RequireFields<MutationStartDataExportArgs, 'currentPassword'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyPayload'], ParentType, ContextType, RequireFields<MutationStartPasskeyArgs, 'currentPassword'>>;
  undoClientMerge?: Resolver<ResolversTypes['ClientMergePayload'], ParentType, ContextType, RequireFields<MutationUndoClientMergeArgs, 'mergeId'>>;
  updatePersonalSettings?: Resolver<ResolversTypes['UpdatePersonalSettingsPayload'], ParentType, ContextType, Partial<MutationUpdatePersonalSettingsArgs>>;
  upsertCustomPrice?: Resolver<ResolversTypes['CustomPricePayload'], ParentType, ContextType, RequireFields<MutationUpsertCustomPriceArgs, 'amountCents' | 'clientId' | 'serviceId'>>;
  upsertIntakeForm?: Resolver<ResolversTypes['UpsertIntakeFormPayload'], ParentType, ContextType, RequireFields<MutationUpsertIntakeFormArgs, 'data' | 'saveNo'>>;
  upsertIntakeFormTheme?: Resolver<ResolversTypes['UpsertIntakeFormThemePayload'], ParentType, ContextType, RequireFields<MutationUpsertIntakeFormThemeArgs, 'data'>>;
  viewPhone?: Resolver<ResolversTypes['ViewPhonePayload'], ParentType, ContextType, RequireFields<MutationViewPhoneArgs, 'id'>>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasswordResetPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type PossibleDuplicateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PossibleDuplicate'] = ResolversParentTypes['PossibleDuplicate']> = {
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DuplicateReason'], ParentType, ContextType>;
};

export type PossibleDuplicatePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PossibleDuplicatePage'] = ResolversParentTypes['PossibleDuplicatePage']> = {
  pairs?: Resolver<Array<ResolversTypes['PossibleDuplicate']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  hasImportedClients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountOpenMatters?: Resolver<ResolversTypes['AccountOpenMatters'], ParentType, ContextType>;
  browserSessions?: Resolver<Array<ResolversTypes['BrowserSession']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType, RequireFields<QueryClientArgs, 'clientId'>>;
  clientImport?: Resolver<Maybe<ResolversTypes['ClientImport']>, ParentType, ContextType, RequireFields<QueryClientImportArgs, 'id'>>;
  clientMerges?: Resolver<Array<ResolversTypes['ClientMerge']>, ParentType, ContextType>;
  clientNotes?: Resolver<ResolversTypes['ClientNotePage'], ParentType, ContextType, RequireFields<QueryClientNotesArgs, 'clientId' | 'limit' | 'offset'>>;
  clientOpenMatters?: Resolver<Maybe<ResolversTypes['ClientOpenMatters']>, ParentType, ContextType, RequireFields<QueryClientOpenMattersArgs, 'clientId'>>;
  clients?: Resolver<ResolversTypes['ClientConnection'], ParentType, ContextType, RequireFields<QueryClientsArgs, 'first'>>;
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  intakeForm?: Resolver<Maybe<ResolversTypes['ClientIntakeForm']>, ParentType, ContextType, RequireFields<QueryIntakeFormArgs, 'clientId'>>;
  intakeFormByLink?: Resolver<Maybe<ResolversTypes['IntakeFormPage']>, ParentType, ContextType, RequireFields<QueryIntakeFormByLinkArgs, 'uniqueId'>>;
  intakeFormDesign?: Resolver<Maybe<ResolversTypes['IntakeFormDesign']>, ParentType, ContextType>;
  intakeFormVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryIntakeFormVersionArgs, 'version'>>;
  latestClientImport?: Resolver<Maybe<ResolversTypes['ClientImport']>, ParentType, ContextType>;
  possibleDuplicates?: Resolver<ResolversTypes['PossibleDuplicatePage'], ParentType, ContextType, RequireFields<QueryPossibleDuplicatesArgs, 'limit' | 'offset'>>;
  referral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType>;
  staffActions?: Resolver<Array<ResolversTypes['StaffAction']>, ParentType, ContextType, Partial<QueryStaffActionsArgs>>;
};

export type ReferralResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLifer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  referralUses?: Resolver<Array<ResolversTypes['ReferralUse']>, ParentType, ContextType>;
  usesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['ReferralWithdrawal']>, ParentType, ContextType>;
};

export type ReferralUseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReferralUse'] = ResolversParentTypes['ReferralUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  useDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReferralWithdrawalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReferralWithdrawal'] = ResolversParentTypes['ReferralWithdrawal']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReferralWithdrawalStatus'], ParentType, ContextType>;
  withdrawalDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReferralWithdrawalPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReferralWithdrawalPayload'] = ResolversParentTypes['ReferralWithdrawalPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type SaveIntakeFormResponsePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveIntakeFormResponsePayload'] = ResolversParentTypes['SaveIntakeFormResponsePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  authenticatorApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authenticatorAppOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorChallengeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SecondFactorChallenge'] = ResolversParentTypes['SecondFactorChallenge']> = {
  authenticatorApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SecondFactorPayload'] = ResolversParentTypes['SecondFactorPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SendIntakeFormPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendIntakeFormPayload'] = ResolversParentTypes['SendIntakeFormPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorChallenge']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SplitClientPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SplitClientPayload'] = ResolversParentTypes['SplitClientPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  newClient?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type StaffActionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffAction'] = ResolversParentTypes['StaffAction']> = {
  about?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StaffActionKind'], ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartAuthenticatorAppPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartAuthenticatorAppPayload'] = ResolversParentTypes['StartAuthenticatorAppPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  qrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartDataExportPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartDataExportPayload'] = ResolversParentTypes['StartDataExportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartPasskeyPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StartPasskeyPayload'] = ResolversParentTypes['StartPasskeyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdatePersonalSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdatePersonalSettingsPayload'] = ResolversParentTypes['UpdatePersonalSettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpsertIntakeFormPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertIntakeFormPayload'] = ResolversParentTypes['UpsertIntakeFormPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpsertIntakeFormThemePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertIntakeFormThemePayload'] = ResolversParentTypes['UpsertIntakeFormThemePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customGender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStaff?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UserKind'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewPhonePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ViewPhonePayload'] = ResolversParentTypes['ViewPhonePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  formattedPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AccountOpenMatters?: AccountOpenMattersResolvers<ContextType>;
  AddNotePayload?: AddNotePayloadResolvers<ContextType>;
  BrowserSession?: BrowserSessionResolvers<ContextType>;
  BrowserSessionsPayload?: BrowserSessionsPayloadResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientConnection?: ClientConnectionResolvers<ContextType>;
  ClientEdge?: ClientEdgeResolvers<ContextType>;
  ClientImport?: ClientImportResolvers<ContextType>;
  ClientIntakeForm?: ClientIntakeFormResolvers<ContextType>;
  ClientMerge?: ClientMergeResolvers<ContextType>;
  ClientMergePayload?: ClientMergePayloadResolvers<ContextType>;
  ClientNote?: ClientNoteResolvers<ContextType>;
  ClientNotePage?: ClientNotePageResolvers<ContextType>;
  ClientOpenMatters?: ClientOpenMattersResolvers<ContextType>;
  ClientPayload?: ClientPayloadResolvers<ContextType>;
  CustomPrice?: CustomPriceResolvers<ContextType>;
  CustomPricePayload?: CustomPricePayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DismissDuplicatePayload?: DismissDuplicatePayloadResolvers<ContextType>;
  EmailConfirmationPayload?: EmailConfirmationPayloadResolvers<ContextType>;
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  EraseClientPayload?: EraseClientPayloadResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  ErroredClient?: ErroredClientResolvers<ContextType>;
  IntakeForm?: IntakeFormResolvers<ContextType>;
  IntakeFormDesign?: IntakeFormDesignResolvers<ContextType>;
  IntakeFormPage?: IntakeFormPageResolvers<ContextType>;
  IntakeFormTheme?: IntakeFormThemeResolvers<ContextType>;
  IntakeFormVersion?: IntakeFormVersionResolvers<ContextType>;
  InviteClientsPayload?: InviteClientsPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PossibleDuplicate?: PossibleDuplicateResolvers<ContextType>;
  PossibleDuplicatePage?: PossibleDuplicatePageResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralUse?: ReferralUseResolvers<ContextType>;
  ReferralWithdrawal?: ReferralWithdrawalResolvers<ContextType>;
  ReferralWithdrawalPayload?: ReferralWithdrawalPayloadResolvers<ContextType>;
  SaveIntakeFormResponsePayload?: SaveIntakeFormResponsePayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorChallenge?: SecondFactorChallengeResolvers<ContextType>;
  SecondFactorPayload?: SecondFactorPayloadResolvers<ContextType>;
  SendIntakeFormPayload?: SendIntakeFormPayloadResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SplitClientPayload?: SplitClientPayloadResolvers<ContextType>;
  StaffAction?: StaffActionResolvers<ContextType>;
  StartAuthenticatorAppPayload?: StartAuthenticatorAppPayloadResolvers<ContextType>;
  StartDataExportPayload?: StartDataExportPayloadResolvers<ContextType>;
  StartPasskeyPayload?: StartPasskeyPayloadResolvers<ContextType>;
  UpdatePersonalSettingsPayload?: UpdatePersonalSettingsPayloadResolvers<ContextType>;
  UpsertIntakeFormPayload?: UpsertIntakeFormPayloadResolvers<ContextType>;
  UpsertIntakeFormThemePayload?: UpsertIntakeFormThemePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ViewPhonePayload?: ViewPhonePayloadResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AccountOpenMattersMethods = kit.FieldMethods<AccountOpenMattersResolvers>;
export type AddNotePayloadMethods = kit.FieldMethods<AddNotePayloadResolvers>;
export type BrowserSessionMethods = kit.FieldMethods<BrowserSessionResolvers>;
export type BrowserSessionsPayloadMethods = kit.FieldMethods<BrowserSessionsPayloadResolvers>;
export type ClientMethods = kit.FieldMethods<ClientResolvers>;
export type ClientConnectionMethods = kit.FieldMethods<ClientConnectionResolvers>;
export type ClientEdgeMethods = kit.FieldMethods<ClientEdgeResolvers>;
export type ClientImportMethods = kit.FieldMethods<ClientImportResolvers>;
export type ClientIntakeFormMethods = kit.FieldMethods<ClientIntakeFormResolvers>;
export type ClientMergeMethods = kit.FieldMethods<ClientMergeResolvers>;
export type ClientMergePayloadMethods = kit.FieldMethods<ClientMergePayloadResolvers>;
export type ClientNoteMethods = kit.FieldMethods<ClientNoteResolvers>;
export type ClientNotePageMethods = kit.FieldMethods<ClientNotePageResolvers>;
export type ClientOpenMattersMethods = kit.FieldMethods<ClientOpenMattersResolvers>;
export type ClientPayloadMethods = kit.FieldMethods<ClientPayloadResolvers>;
export type CustomPriceMethods = kit.FieldMethods<CustomPriceResolvers>;
export type CustomPricePayloadMethods = kit.FieldMethods<CustomPricePayloadResolvers>;
export type DismissDuplicatePayloadMethods = kit.FieldMethods<DismissDuplicatePayloadResolvers>;
export type EmailConfirmationPayloadMethods = kit.FieldMethods<EmailConfirmationPayloadResolvers>;
export type EraseAccountPayloadMethods = kit.FieldMethods<EraseAccountPayloadResolvers>;
export type EraseClientPayloadMethods = kit.FieldMethods<EraseClientPayloadResolvers>;
export type ErroredClientMethods = kit.FieldMethods<ErroredClientResolvers>;
export type IntakeFormMethods = kit.FieldMethods<IntakeFormResolvers>;
export type IntakeFormDesignMethods = kit.FieldMethods<IntakeFormDesignResolvers>;
export type IntakeFormPageMethods = kit.FieldMethods<IntakeFormPageResolvers>;
export type IntakeFormThemeMethods = kit.FieldMethods<IntakeFormThemeResolvers>;
export type IntakeFormVersionMethods = kit.FieldMethods<IntakeFormVersionResolvers>;
export type InviteClientsPayloadMethods = kit.FieldMethods<InviteClientsPayloadResolvers>;
export type LogoutPayloadMethods = kit.FieldMethods<LogoutPayloadResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type PageInfoMethods = kit.FieldMethods<PageInfoResolvers>;
export type PasskeyMethods = kit.FieldMethods<PasskeyResolvers>;
export type PasswordResetPayloadMethods = kit.FieldMethods<PasswordResetPayloadResolvers>;
export type PossibleDuplicateMethods = kit.FieldMethods<PossibleDuplicateResolvers>;
export type PossibleDuplicatePageMethods = kit.FieldMethods<PossibleDuplicatePageResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type ReferralMethods = kit.FieldMethods<ReferralResolvers>;
export type ReferralUseMethods = kit.FieldMethods<ReferralUseResolvers>;
export type ReferralWithdrawalMethods = kit.FieldMethods<ReferralWithdrawalResolvers>;
export type ReferralWithdrawalPayloadMethods = kit.FieldMethods<ReferralWithdrawalPayloadResolvers>;
export type SaveIntakeFormResponsePayloadMethods = kit.FieldMethods<SaveIntakeFormResponsePayloadResolvers>;
export type SecondFactorMethods = kit.FieldMethods<SecondFactorResolvers>;
export type SecondFactorChallengeMethods = kit.FieldMethods<SecondFactorChallengeResolvers>;
export type SecondFactorPayloadMethods = kit.FieldMethods<SecondFactorPayloadResolvers>;
export type SendIntakeFormPayloadMethods = kit.FieldMethods<SendIntakeFormPayloadResolvers>;
export type SessionPayloadMethods = kit.FieldMethods<SessionPayloadResolvers>;
export type SplitClientPayloadMethods = kit.FieldMethods<SplitClientPayloadResolvers>;
export type StaffActionMethods = kit.FieldMethods<StaffActionResolvers>;
export type StartAuthenticatorAppPayloadMethods = kit.FieldMethods<StartAuthenticatorAppPayloadResolvers>;
export type StartDataExportPayloadMethods = kit.FieldMethods<StartDataExportPayloadResolvers>;
export type StartPasskeyPayloadMethods = kit.FieldMethods<StartPasskeyPayloadResolvers>;
export type UpdatePersonalSettingsPayloadMethods = kit.FieldMethods<UpdatePersonalSettingsPayloadResolvers>;
export type UpsertIntakeFormPayloadMethods = kit.FieldMethods<UpsertIntakeFormPayloadResolvers>;
export type UpsertIntakeFormThemePayloadMethods = kit.FieldMethods<UpsertIntakeFormThemePayloadResolvers>;
export type UserMethods = kit.FieldMethods<UserResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;
export type ViewPhonePayloadMethods = kit.FieldMethods<ViewPhonePayloadResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    clients:
      | 'already_completed'
      | 'already_settled'
      | 'challenge_expired'
      | 'changed_meanwhile'
      | 'client_changed'
      | 'client_exists'
      | 'email_not_confirmed'
      | 'email_required'
      | 'email_taken'
      | 'forbidden'
      | 'guessable_password'
      | 'has_account'
      | 'invalid_address'
      | 'invalid_address_two'
      | 'invalid_amount'
      | 'invalid_amount_cents'
      | 'invalid_city'
      | 'invalid_client_type'
      | 'invalid_country'
      | 'invalid_cursor'
      | 'invalid_custom_gender'
      | 'invalid_data'
      | 'invalid_dob'
      | 'invalid_email'
      | 'invalid_first'
      | 'invalid_first_name'
      | 'invalid_form_data'
      | 'invalid_idempotency_key'
      | 'invalid_invited_from'
      | 'invalid_last_name'
      | 'invalid_name'
      | 'invalid_notes'
      | 'invalid_passkey'
      | 'invalid_password'
      | 'invalid_phone'
      | 'invalid_postal_code'
      | 'invalid_practice_name'
      | 'invalid_referral_code'
      | 'invalid_rows'
      | 'invalid_search'
      | 'invalid_service'
      | 'invalid_state'
      | 'invalid_text'
      | 'invalid_time_zone'
      | 'invalid_title'
      | 'invalid_token'
      | 'login_required'
      | 'merge_too_old'
      | 'merged_again'
      | 'no_contact'
      | 'no_phone'
      | 'no_rows'
      | 'no_support_chat'
      | 'not_found'
      | 'notes_not_enabled'
      | 'nothing_chosen'
      | 'nothing_to_withdraw'
      | 'other_account'
      | 'own_email'
      | 'own_phone'
      | 'passwords_differ'
      | 'practitioner_account'
      | 'rate_limited'
      | 'same_client'
      | 'second_factor_exists'
      | 'second_factor_missing'
      | 'second_factor_not_offered'
      | 'second_factor_required'
      | 'sessions_left'
      | 'too_many_notes'
      | 'too_many_passkeys'
      | 'too_many_prices'
      | 'too_many_rows'
      | 'too_many_visits'
      | 'visits_ahead'
      | 'visits_unsettled'
      | 'withdrawal_pending'
      | 'wrong_code'
      | 'wrong_credentials'
      | 'wrong_password';
  }
}
