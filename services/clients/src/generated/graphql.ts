import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OwnSession } from '../accounts/sessions.service.js';
import type { Client as ClientEntity } from '../directory/client.entity.js';
import type { FormBehindLink } from '../intake-forms/intake-responses.service.js';
import type { User as UserEntity } from '../accounts/user.entity.js';
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

/** A browser in which an account is logged in. */
export type BrowserSession = {
  __typename?: 'BrowserSession';
  /** IP address from which it logged in; null for sessions of before this was kept. */
  address?: Maybe<Scalars['String']['output']>;
  /** Browser and system, such as `Firefox on Windows`; null where the browser did not tell. */
  browser?: Maybe<Scalars['String']['output']>;
  /** When it logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the browser that asks. */
  current: Scalars['Boolean']['output'];
  /** When it ends, however often it is used. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether it is a telephone or a tablet; false where the browser did not tell. */
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
  /** `invited` for whom the practice brought; null for whoever came by booking. */
  clientType?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Prices that the practitioner agreed with this contact. */
  customPrices: Array<CustomPrice>;
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
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** What the practice wrote down of the person, plain text. */
  notes?: Maybe<Scalars['String']['output']>;
  /** E.164. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The practice whose contact this is. */
  practiceId: Scalars['ID']['output'];
  /** The account behind the contact, when there is one. */
  userId?: Maybe<Scalars['ID']['output']>;
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

/** The state of one contact's intake form. */
export type ClientIntakeForm = {
  __typename?: 'ClientIntakeForm';
  /** The last answers; null while there are none. */
  intakeForm?: Maybe<IntakeForm>;
  /** When the form was last sent; null when it never was. */
  intakeLastSentAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A mailed link to confirm an address. */
export type ConfirmEmailInput = {
  /** Secret of the link, valid for three days. */
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

/** The form behind a link, as whoever has the link sees it. */
export type IntakeFormPage = {
  __typename?: 'IntakeFormPage';
  /** Whether it has been filled in already. */
  completed: Scalars['Boolean']['output'];
  /** The form in SurveyJS's JSON, as it was when it was sent; null when it has been filled in. */
  form?: Maybe<Scalars['String']['output']>;
  /** Who asks. */
  practice?: Maybe<Practice>;
  /** Secret of the link. */
  uniqueId: Scalars['ID']['output'];
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

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Takes the token of the mailed link, from the account that it was mailed for. From then on the account sees what was
   * booked under its address without it: visits, packages, agreed prices. Sent again, it answers the same. Errors:
   * `invalid_token`, `login_required`, `other_account`, `rate_limited`.
   */
  confirmEmail: EmailConfirmationPayload;
  /** Logs out one browser of the account. Sent again, it answers the same. `UNAUTHENTICATED` for visitors. */
  endBrowserSession: BrowserSessionsPayload;
  /** Logs out all browsers of the account but the one that asks. `UNAUTHENTICATED` for visitors. */
  endOtherBrowserSessions: BrowserSessionsPayload;
  /**
   * Deletes the account of the session and everything personal that is kept of its owner, in all practices; what bookkeeping
   * must keep stays without a name. It cannot be taken back, and ends all sessions. What lies at other services is gone some
   * minutes later. Errors: `wrong_credentials`, `email_not_confirmed`, `visits_ahead`, `visits_unsettled`,
   * `practitioner_account`, `rate_limited`.
   */
  eraseAccount: EraseAccountPayload;
  /**
   * Erases a contact of the caller's practice: everything personal that the practice keeps of them. Past visits and payments
   * stay without a name, visits stay in the account that booked them, and reviews with the name that their author gave them. It cannot be taken back. Sent again, it
   * answers the same. Errors: `not_found`, `visits_ahead`, `visits_unsettled`, `sessions_left`, `rate_limited`.
   */
  eraseClient: EraseClientPayload;
  /**
   * Starts a session. Who guesses is slowed down: after ten attempts on an account from one address, each has to wait twice
   * as long as the one before, from 5 seconds to 15 minutes (`rate_limited`, and the header `retry-after`); on an account
   * that is guessed at from many addresses, after one. At most 60 attempts from one address in 15 minutes. Errors:
   * `wrong_credentials`, the same for an unknown account; `rate_limited`.
   */
  login: SessionPayload;
  /** Ends the session of this browser, or all sessions of the account. */
  logout: LogoutPayload;
  /** Creates an account and logs in. A pro gets a practice to set up. */
  register: SessionPayload;
  /** Takes an agreed price back; pros only. Safe to repeat. */
  removeCustomPrice: CustomPricePayload;
  /** Mails the account of the session a link that shows that its address is its own. At most 5 in an hour. */
  requestEmailConfirmation: EmailConfirmationPayload;
  /** Mails a link to set a new password. Answers the same whether the account exists or not. */
  requestPasswordReset: PasswordResetPayload;
  /** Sets a new password with the token of the mailed link and ends all sessions of the account. */
  resetPassword: PasswordResetPayload;
  /** Stores what the client filled in, once. The same answers again are a success. */
  saveIntakeFormResponse: SaveIntakeFormResponsePayload;
  /** Sends the practice's intake form to a contact: by mail, else by text. A form that still waits is sent again under its link. */
  sendIntakeForm: SendIntakeFormPayload;
  /** Agrees a price with a contact, or changes it; pros only. The client pays it when logged in. */
  upsertCustomPrice: CustomPricePayload;
  /** Replaces the practice's intake form. What was sent before keeps the form that it was sent with. */
  upsertIntakeForm: UpsertIntakeFormPayload;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
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


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationLogoutArgs = {
  input?: InputMaybe<LogoutInput>;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveCustomPriceArgs = {
  clientId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
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


export type MutationUpsertCustomPriceArgs = {
  amountCents: Scalars['Int']['input'];
  clientId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
};


export type MutationUpsertIntakeFormArgs = {
  data: Scalars['String']['input'];
  saveNo: Scalars['Int']['input'];
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

/** Outcome of a step of resetting a password. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  errors: Array<UserError>;
  result: MutationResult;
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
  /** The contacts of the caller's practice, by name. */
  clients: ClientConnection;
  /** The account of the session, null for visitors. */
  currentUser?: Maybe<User>;
  /** What a contact of the caller's practice answered last; null for no contact of it. */
  intakeForm?: Maybe<ClientIntakeForm>;
  /** The intake form behind a link; null for a link that does not exist. The link is the only key to it. */
  intakeFormByLink?: Maybe<IntakeFormPage>;
};


export type QueryClientArgs = {
  clientId: Scalars['ID']['input'];
};


export type QueryClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIntakeFormArgs = {
  clientId: Scalars['ID']['input'];
};


export type QueryIntakeFormByLinkArgs = {
  uniqueId: Scalars['String']['input'];
};

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
  user?: Maybe<User>;
};

/** Outcome of changing the form. */
export type UpsertIntakeFormPayload = {
  __typename?: 'UpsertIntakeFormPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** An account. */
export type User = {
  __typename?: 'User';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Only the account itself sees it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether a mailed link has shown that the address is its own; only the account itself sees it. */
  emailConfirmed?: Maybe<Scalars['Boolean']['output']>;
  firstName: Scalars['String']['output'];
  /** Unguessable id. */
  id: Scalars['ID']['output'];
  kind: UserKind;
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** E.164; only the account itself sees it. */
  phone?: Maybe<Scalars['String']['output']>;
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
  /** Somebody who books. */
  | 'client'
  /** A practitioner who owns a practice. */
  | 'pro';



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
  BrowserSession: ResolverTypeWrapper<OwnSession>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BrowserSessionsPayload: ResolverTypeWrapper<Omit<BrowserSessionsPayload, 'browserSessions'> & { browserSessions?: Maybe<Array<ResolversTypes['BrowserSession']>> }>;
  Client: ResolverTypeWrapper<ClientEntity>;
  ClientConnection: ResolverTypeWrapper<Omit<ClientConnection, 'edges'> & { edges: Array<ResolversTypes['ClientEdge']> }>;
  ClientEdge: ResolverTypeWrapper<Omit<ClientEdge, 'node'> & { node: ResolversTypes['Client'] }>;
  ClientIntakeForm: ResolverTypeWrapper<ClientIntakeForm>;
  ConfirmEmailInput: ConfirmEmailInput;
  CustomPrice: ResolverTypeWrapper<CustomPrice>;
  CustomPricePayload: ResolverTypeWrapper<Omit<CustomPricePayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmailConfirmationPayload: ResolverTypeWrapper<Omit<EmailConfirmationPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  EndBrowserSessionInput: EndBrowserSessionInput;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: ResolverTypeWrapper<EraseAccountPayload>;
  EraseClientInput: EraseClientInput;
  EraseClientPayload: ResolverTypeWrapper<Omit<EraseClientPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  ErrorCode: ErrorCode;
  IntakeForm: ResolverTypeWrapper<IntakeForm>;
  IntakeFormPage: ResolverTypeWrapper<FormBehindLink>;
  LoginInput: LoginInput;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayload>;
  Practice: ResolverTypeWrapper<Pick<Practice, 'id'>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  SaveIntakeFormResponsePayload: ResolverTypeWrapper<SaveIntakeFormResponsePayload>;
  SendIntakeFormPayload: ResolverTypeWrapper<Omit<SendIntakeFormPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpsertIntakeFormPayload: ResolverTypeWrapper<UpsertIntakeFormPayload>;
  User: ResolverTypeWrapper<UserEntity>;
  UserError: ResolverTypeWrapper<UserError>;
  UserKind: UserKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountOpenMatters: AccountOpenMatters;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  BrowserSession: OwnSession;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  BrowserSessionsPayload: Omit<BrowserSessionsPayload, 'browserSessions'> & { browserSessions?: Maybe<Array<ResolversParentTypes['BrowserSession']>> };
  Client: ClientEntity;
  ClientConnection: Omit<ClientConnection, 'edges'> & { edges: Array<ResolversParentTypes['ClientEdge']> };
  ClientEdge: Omit<ClientEdge, 'node'> & { node: ResolversParentTypes['Client'] };
  ClientIntakeForm: ClientIntakeForm;
  ConfirmEmailInput: ConfirmEmailInput;
  CustomPrice: CustomPrice;
  CustomPricePayload: Omit<CustomPricePayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  DateTime: Scalars['DateTime']['output'];
  EmailConfirmationPayload: Omit<EmailConfirmationPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  EndBrowserSessionInput: EndBrowserSessionInput;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: EraseAccountPayload;
  EraseClientInput: EraseClientInput;
  EraseClientPayload: Omit<EraseClientPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  IntakeForm: IntakeForm;
  IntakeFormPage: FormBehindLink;
  LoginInput: LoginInput;
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PasswordResetPayload: PasswordResetPayload;
  Practice: Pick<Practice, 'id'>;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  SaveIntakeFormResponsePayload: SaveIntakeFormResponsePayload;
  SendIntakeFormPayload: Omit<SendIntakeFormPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  SessionPayload: Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpsertIntakeFormPayload: UpsertIntakeFormPayload;
  User: UserEntity;
  UserError: UserError;
};

export type AccountOpenMattersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountOpenMatters'] = ResolversParentTypes['AccountOpenMatters']> = {
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unsettledVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  clientType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customPrices?: Resolver<Array<ResolversTypes['CustomPrice']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intakeFormSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  intakeLastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type ClientIntakeFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientIntakeForm'] = ResolversParentTypes['ClientIntakeForm']> = {
  intakeForm?: Resolver<Maybe<ResolversTypes['IntakeForm']>, ParentType, ContextType>;
  intakeLastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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

export type ErrorCodeResolvers = EnumResolverSignature<{ already_completed?: any, email_not_confirmed?: any, email_taken?: any, forbidden?: any, guessable_password?: any, has_account?: any, invalid_amount?: any, invalid_country?: any, invalid_cursor?: any, invalid_data?: any, invalid_email?: any, invalid_first?: any, invalid_first_name?: any, invalid_form_data?: any, invalid_idempotency_key?: any, invalid_last_name?: any, invalid_password?: any, invalid_phone?: any, invalid_practice_name?: any, invalid_search?: any, invalid_service?: any, invalid_time_zone?: any, invalid_token?: any, login_required?: any, no_contact?: any, not_found?: any, other_account?: any, practitioner_account?: any, rate_limited?: any, sessions_left?: any, too_many_prices?: any, visits_ahead?: any, visits_unsettled?: any, wrong_credentials?: any }, ResolversTypes['ErrorCode']>;

export type IntakeFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeForm'] = ResolversParentTypes['IntakeForm']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntakeFormPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntakeFormPage'] = ResolversParentTypes['IntakeFormPage']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  confirmEmail?: Resolver<ResolversTypes['EmailConfirmationPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  endBrowserSession?: Resolver<ResolversTypes['BrowserSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndBrowserSessionArgs, 'input'>>;
  endOtherBrowserSessions?: Resolver<ResolversTypes['BrowserSessionsPayload'], ParentType, ContextType>;
  eraseAccount?: Resolver<ResolversTypes['EraseAccountPayload'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'input'>>;
  eraseClient?: Resolver<ResolversTypes['EraseClientPayload'], ParentType, ContextType, RequireFields<MutationEraseClientArgs, 'input'>>;
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType, Partial<MutationLogoutArgs>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeCustomPrice?: Resolver<ResolversTypes['CustomPricePayload'], ParentType, ContextType, RequireFields<MutationRemoveCustomPriceArgs, 'clientId' | 'serviceId'>>;
  requestEmailConfirmation?: Resolver<ResolversTypes['EmailConfirmationPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['PasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['PasswordResetPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  saveIntakeFormResponse?: Resolver<ResolversTypes['SaveIntakeFormResponsePayload'], ParentType, ContextType, RequireFields<MutationSaveIntakeFormResponseArgs, 'formData' | 'uniqueId'>>;
  sendIntakeForm?: Resolver<ResolversTypes['SendIntakeFormPayload'], ParentType, ContextType, RequireFields<MutationSendIntakeFormArgs, 'clientId'>>;
  upsertCustomPrice?: Resolver<ResolversTypes['CustomPricePayload'], ParentType, ContextType, RequireFields<MutationUpsertCustomPriceArgs, 'amountCents' | 'clientId' | 'serviceId'>>;
  upsertIntakeForm?: Resolver<ResolversTypes['UpsertIntakeFormPayload'], ParentType, ContextType, RequireFields<MutationUpsertIntakeFormArgs, 'data' | 'saveNo'>>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordResetPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
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
  clients?: Resolver<ResolversTypes['ClientConnection'], ParentType, ContextType, RequireFields<QueryClientsArgs, 'first'>>;
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  intakeForm?: Resolver<Maybe<ResolversTypes['ClientIntakeForm']>, ParentType, ContextType, RequireFields<QueryIntakeFormArgs, 'clientId'>>;
  intakeFormByLink?: Resolver<Maybe<ResolversTypes['IntakeFormPage']>, ParentType, ContextType, RequireFields<QueryIntakeFormByLinkArgs, 'uniqueId'>>;
};

export type SaveIntakeFormResponsePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveIntakeFormResponsePayload'] = ResolversParentTypes['SaveIntakeFormResponsePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
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
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpsertIntakeFormPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpsertIntakeFormPayload'] = ResolversParentTypes['UpsertIntakeFormPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UserKind'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AccountOpenMatters?: AccountOpenMattersResolvers<ContextType>;
  BrowserSession?: BrowserSessionResolvers<ContextType>;
  BrowserSessionsPayload?: BrowserSessionsPayloadResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientConnection?: ClientConnectionResolvers<ContextType>;
  ClientEdge?: ClientEdgeResolvers<ContextType>;
  ClientIntakeForm?: ClientIntakeFormResolvers<ContextType>;
  CustomPrice?: CustomPriceResolvers<ContextType>;
  CustomPricePayload?: CustomPricePayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmailConfirmationPayload?: EmailConfirmationPayloadResolvers<ContextType>;
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  EraseClientPayload?: EraseClientPayloadResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  IntakeForm?: IntakeFormResolvers<ContextType>;
  IntakeFormPage?: IntakeFormPageResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SaveIntakeFormResponsePayload?: SaveIntakeFormResponsePayloadResolvers<ContextType>;
  SendIntakeFormPayload?: SendIntakeFormPayloadResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  UpsertIntakeFormPayload?: UpsertIntakeFormPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AccountOpenMattersMethods = kit.FieldMethods<AccountOpenMattersResolvers>;
export type BrowserSessionMethods = kit.FieldMethods<BrowserSessionResolvers>;
export type BrowserSessionsPayloadMethods = kit.FieldMethods<BrowserSessionsPayloadResolvers>;
export type ClientMethods = kit.FieldMethods<ClientResolvers>;
export type ClientConnectionMethods = kit.FieldMethods<ClientConnectionResolvers>;
export type ClientEdgeMethods = kit.FieldMethods<ClientEdgeResolvers>;
export type ClientIntakeFormMethods = kit.FieldMethods<ClientIntakeFormResolvers>;
export type CustomPriceMethods = kit.FieldMethods<CustomPriceResolvers>;
export type CustomPricePayloadMethods = kit.FieldMethods<CustomPricePayloadResolvers>;
export type EmailConfirmationPayloadMethods = kit.FieldMethods<EmailConfirmationPayloadResolvers>;
export type EraseAccountPayloadMethods = kit.FieldMethods<EraseAccountPayloadResolvers>;
export type EraseClientPayloadMethods = kit.FieldMethods<EraseClientPayloadResolvers>;
export type IntakeFormMethods = kit.FieldMethods<IntakeFormResolvers>;
export type IntakeFormPageMethods = kit.FieldMethods<IntakeFormPageResolvers>;
export type LogoutPayloadMethods = kit.FieldMethods<LogoutPayloadResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type PageInfoMethods = kit.FieldMethods<PageInfoResolvers>;
export type PasswordResetPayloadMethods = kit.FieldMethods<PasswordResetPayloadResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type SaveIntakeFormResponsePayloadMethods = kit.FieldMethods<SaveIntakeFormResponsePayloadResolvers>;
export type SendIntakeFormPayloadMethods = kit.FieldMethods<SendIntakeFormPayloadResolvers>;
export type SessionPayloadMethods = kit.FieldMethods<SessionPayloadResolvers>;
export type UpsertIntakeFormPayloadMethods = kit.FieldMethods<UpsertIntakeFormPayloadResolvers>;
export type UserMethods = kit.FieldMethods<UserResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    clients:
      | 'already_completed'
      | 'email_not_confirmed'
      | 'email_taken'
      | 'forbidden'
      | 'guessable_password'
      | 'has_account'
      | 'invalid_amount'
      | 'invalid_country'
      | 'invalid_cursor'
      | 'invalid_data'
      | 'invalid_email'
      | 'invalid_first'
      | 'invalid_first_name'
      | 'invalid_form_data'
      | 'invalid_idempotency_key'
      | 'invalid_last_name'
      | 'invalid_password'
      | 'invalid_phone'
      | 'invalid_practice_name'
      | 'invalid_search'
      | 'invalid_service'
      | 'invalid_time_zone'
      | 'invalid_token'
      | 'login_required'
      | 'no_contact'
      | 'not_found'
      | 'other_account'
      | 'practitioner_account'
      | 'rate_limited'
      | 'sessions_left'
      | 'too_many_prices'
      | 'visits_ahead'
      | 'visits_unsettled'
      | 'wrong_credentials';
  }
}
