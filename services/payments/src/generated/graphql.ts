import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** A refund or correction. */
export type Adjustment = {
  __typename?: 'Adjustment';
  adjustedAt: Scalars['DateTime']['output'];
  /** What went back, cents. */
  amountCents: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Why. */
  note?: Maybe<Scalars['String']['output']>;
};

/** What payments knows of an appointment. */
export type Appointment = {
  __typename?: 'Appointment';
  /** Refunds and adjustments, latest first. */
  adjustments: Array<Adjustment>;
  /** As the client reads it. */
  clientPaymentStatus: ClientPaymentStatus;
  /** The saved card that would be charged. */
  defaultPaymentMethod?: Maybe<PaymentMethod>;
  /** What is still due, cents. */
  dueCents: Scalars['Int']['output'];
  /** The provider's fee on top of the amount, cents; 0 where the practice bears it. */
  feeCents: Scalars['Int']['output'];
  /** Amount − discounts + tip + fees, cents. */
  fullTotal: Scalars['Int']['output'];
  /** Whether a saved card may be charged for it. */
  hasPaymentMethod: Scalars['Boolean']['output'];
  /** Whether something was charged or is planned to be. */
  hasTransaction: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  instantActionToken: Scalars['String']['output'];
  /** Marked by the practitioner as paid outside of a provider. */
  markPaid: Scalars['Boolean']['output'];
  /** Why the last charge failed, for people. */
  paymentError?: Maybe<Scalars['String']['output']>;
  /** The provider's id of the payment. */
  paymentIntentId?: Maybe<Scalars['String']['output']>;
  /** `stripe`, `square`, `paypal`, `venmo` or `offline`. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** As the practitioner reads it. */
  paymentStatus: PaymentStatus;
  /** The platform's fee on top of the amount, cents. */
  platformFeeCents: Scalars['Int']['output'];
  /** Tips in all, cents. */
  tipAmountCents: Scalars['Int']['output'];
  /** The latest movement, or the charge that is planned. */
  transaction?: Maybe<Transaction>;
};

/** How a browser takes a card. */
export type CardForm = {
  __typename?: 'CardForm';
  /** The practice's account at the provider. */
  accountId: Scalars['String']['output'];
  /** `stripe` or `square`. */
  provider: Scalars['String']['output'];
  /** The platform's key for browsers. */
  publishableKey: Scalars['String']['output'];
  /** Address of the stand-in provider in development; null with live keys: use the provider's own element. */
  sandboxUrl?: Maybe<Scalars['String']['output']>;
};

/** Outcome of charging. */
export type ChargeCardPayload = {
  __typename?: 'ChargeCardPayload';
  /** As it is now, also after a failure. */
  appointment?: Maybe<Appointment>;
  /** Confirm it with the provider's script when the bank asks for the client. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** `card_declined`, `authentication_required`, `card_needed`, `hold_expired`, `payment_unknown`, … */
  errors: Array<UserError>;
  result: MutationResult;
};

/** The client's labels (spec client §4). */
export type ClientPaymentStatus =
  | 'Cancelled'
  | 'Card_needed'
  | 'Card_needed_past_due'
  | 'Failed'
  | 'Free'
  | 'Paid'
  | 'Past_due'
  | 'Pending';

/** Which card was confirmed in the browser. */
export type CompleteSetupInput = {
  /** The visit that it was begun for. */
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Secret of the appointment's link, for callers without a session. */
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  /** The provider's id of the setup, `seti_…`. */
  setupIntentId: Scalars['String']['input'];
};

/** Outcome of saving a card. */
export type CompleteSetupPayload = {
  __typename?: 'CompleteSetupPayload';
  /** The visit that it was given for, as it is now. */
  appointment?: Maybe<Appointment>;
  /** Confirm it with the provider's script when the bank asks for the client. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** `card_declined`, `authentication_required`, …; `field` is `card`. */
  errors: Array<UserError>;
  /** The card, saved also where charging it then failed. */
  paymentMethod?: Maybe<PaymentMethod>;
  result: MutationResult;
};

/** Outcome of beginning to connect. */
export type ConnectStripePayload = {
  __typename?: 'ConnectStripePayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** Stripe's onboarding page. */
  url?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Charges what is due with the saved card. Safe to repeat: what is paid is not charged again, and an unknown outcome is
   * asked of the provider first. A booking that asks for a card only is secured with the card on file instead, and charged
   * on the day of the appointment.
   */
  chargeCard: ChargeCardPayload;
  /**
   * Ends saving a card at once instead of waiting for the provider's webhook: asks the provider, saves the card and, where
   * the booking needs it, charges. Safe to repeat.
   */
  completeSetup: CompleteSetupPayload;
  /** Begins connecting the caller's practice with Stripe; the browser goes to `url`. */
  connectStripe: ConnectStripePayload;
  /** The practitioner tries a failed or missing payment again. */
  retryPayment: ChargeCardPayload;
  /**
   * Begins saving a card for an appointment, or for a contact or account at a practice. The browser confirms
   * `setupIntentSecret` with the provider; then call `completeSetup`.
   */
  setupIntent: SetupIntentPayload;
};


export type MutationChargeCardArgs = {
  appointmentId: Scalars['ID']['input'];
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCompleteSetupArgs = {
  input: CompleteSetupInput;
};


export type MutationRetryPaymentArgs = {
  appointmentId: Scalars['ID']['input'];
};


export type MutationSetupIntentArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** A saved card. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Such as `visa`. */
  brand: Scalars['String']['output'];
  /** 1 to 12. */
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The last four digits. */
  last4: Scalars['String']['output'];
};

/** The practitioner's labels (spec portal-operations §4). */
export type PaymentStatus =
  | 'Cancelled'
  | 'Card_needed'
  | 'Card_needed_past_due'
  | 'Failed'
  | 'Free'
  | 'Paid'
  | 'Past_due'
  | 'Pending'
  | 'Unpaid'
  | 'Upcoming';

/** What payments knows of a practice. */
export type Practice = {
  __typename?: 'Practice';
  /** Whether a card provider is connected that takes charges. */
  hasPaymentProvider: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether Stripe lets the practice take charges. */
  isStripeApproved: Scalars['Boolean']['output'];
  /** `stripe` or `square`. */
  paymentProvider?: Maybe<Scalars['String']['output']>;
  /** Collected in all, cents; only the practice sees it. */
  totalCollected?: Maybe<Scalars['Int']['output']>;
  /** Due and not paid for visits that are over, cents; only the practice sees it. */
  totalOutstanding?: Maybe<Scalars['Int']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** What the browser needs to take a card for a practice. */
  cardForm?: Maybe<CardForm>;
  /** The card that would be charged at a practice: for the contact or account, or by an appointment's link. */
  defaultPaymentMethodPractice?: Maybe<PaymentMethod>;
};


export type QueryCardFormArgs = {
  practiceId: Scalars['ID']['input'];
};


export type QueryDefaultPaymentMethodPracticeArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  instantActionToken?: InputMaybe<Scalars['String']['input']>;
  practiceId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of beginning to save a card. */
export type SetupIntentPayload = {
  __typename?: 'SetupIntentPayload';
  /** `no_payment_provider`, `not_payable`, `provider_unavailable`, … */
  errors: Array<UserError>;
  result: MutationResult;
  /** Secret of the provider's setup intent. */
  setupIntentSecret?: Maybe<Scalars['String']['output']>;
};

/** A movement of money, or one that is planned. */
export type Transaction = {
  __typename?: 'Transaction';
  amountCents: Scalars['Int']['output'];
  /** ISO 4217. */
  amountCurrency: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** When a hold will be charged. */
  scheduledFor?: Maybe<Scalars['DateTime']['output']>;
  /** 0 planned, 1 succeeded, 2 failed, 3 cancelled (spec client §4). */
  state: Scalars['Int']['output'];
  /** `Charge`, or `Hold` for a saved card that is charged on the day of the appointment. */
  type: Scalars['String']['output'];
};

/** Why a mutation refused, as the user may read it. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable, machine-readable reason, such as `not_found` or `slot_taken`. */
  code: Scalars['String']['output'];
  /** The argument or input field that it is about. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who made the request. */
  message: Scalars['String']['output'];
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
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

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
  Practice: Practice;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Appointment:
    ( { __typename: 'Appointment' }
    & GraphQLRecursivePick<FederationTypes['Appointment'], {"id":true,"instantActionToken":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Adjustment: ResolverTypeWrapper<Adjustment>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Appointment: ResolverTypeWrapper<Appointment>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CardForm: ResolverTypeWrapper<CardForm>;
  ChargeCardPayload: ResolverTypeWrapper<ChargeCardPayload>;
  ClientPaymentStatus: ClientPaymentStatus;
  CompleteSetupInput: CompleteSetupInput;
  CompleteSetupPayload: ResolverTypeWrapper<CompleteSetupPayload>;
  ConnectStripePayload: ResolverTypeWrapper<ConnectStripePayload>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentStatus: PaymentStatus;
  Practice: ResolverTypeWrapper<Practice>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetupIntentPayload: ResolverTypeWrapper<SetupIntentPayload>;
  Transaction: ResolverTypeWrapper<Transaction>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Adjustment: Adjustment;
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Appointment: Appointment | FederationReferenceTypes['Appointment'];
  Boolean: Scalars['Boolean']['output'];
  CardForm: CardForm;
  ChargeCardPayload: ChargeCardPayload;
  CompleteSetupInput: CompleteSetupInput;
  CompleteSetupPayload: CompleteSetupPayload;
  ConnectStripePayload: ConnectStripePayload;
  DateTime: Scalars['DateTime']['output'];
  Mutation: Record<PropertyKey, never>;
  PaymentMethod: PaymentMethod;
  Practice: Practice | FederationReferenceTypes['Practice'];
  Query: Record<PropertyKey, never>;
  SetupIntentPayload: SetupIntentPayload;
  Transaction: Transaction;
  UserError: UserError;
};

export type AdjustmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  adjustedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  adjustments?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  clientPaymentStatus?: Resolver<ResolversTypes['ClientPaymentStatus'], ParentType, ContextType>;
  defaultPaymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTransaction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instantActionToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentIntentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  platformFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipAmountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type CardFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardForm'] = ResolversParentTypes['CardForm']> = {
  accountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sandboxUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChargeCardPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChargeCardPayload'] = ResolversParentTypes['ChargeCardPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type CompleteSetupPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CompleteSetupPayload'] = ResolversParentTypes['CompleteSetupPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ConnectStripePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConnectStripePayload'] = ResolversParentTypes['ConnectStripePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  chargeCard?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationChargeCardArgs, 'appointmentId'>>;
  completeSetup?: Resolver<ResolversTypes['CompleteSetupPayload'], ParentType, ContextType, RequireFields<MutationCompleteSetupArgs, 'input'>>;
  connectStripe?: Resolver<ResolversTypes['ConnectStripePayload'], ParentType, ContextType>;
  retryPayment?: Resolver<ResolversTypes['ChargeCardPayload'], ParentType, ContextType, RequireFields<MutationRetryPaymentArgs, 'appointmentId'>>;
  setupIntent?: Resolver<ResolversTypes['SetupIntentPayload'], ParentType, ContextType, RequireFields<MutationSetupIntentArgs, 'practiceId'>>;
};

export type PaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  hasPaymentProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStripeApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCollected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalOutstanding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cardForm?: Resolver<Maybe<ResolversTypes['CardForm']>, ParentType, ContextType, RequireFields<QueryCardFormArgs, 'practiceId'>>;
  defaultPaymentMethodPractice?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryDefaultPaymentMethodPracticeArgs, 'practiceId'>>;
};

export type SetupIntentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetupIntentPayload'] = ResolversParentTypes['SetupIntentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  setupIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Adjustment?: AdjustmentResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  CardForm?: CardFormResolvers<ContextType>;
  ChargeCardPayload?: ChargeCardPayloadResolvers<ContextType>;
  CompleteSetupPayload?: CompleteSetupPayloadResolvers<ContextType>;
  ConnectStripePayload?: ConnectStripePayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SetupIntentPayload?: SetupIntentPayloadResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

