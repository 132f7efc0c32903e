import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ClientReference } from '../client-settings/client-settings.resolver.js';
import type { MobileAppOffer } from '../mobile-app/mobile-app.service.js';
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

/** Where phones get the app. */
export type AppStores = {
  __typename?: 'AppStores';
  /** Where iPhones get it. */
  appStoreUrl?: Maybe<Scalars['String']['output']>;
  /** Where Android phones get it. */
  playStoreUrl?: Maybe<Scalars['String']['output']>;
};

/** What notifications knows of a practice's contact. */
export type Client = {
  __typename?: 'Client';
  /** What they are sent by itself; null for all but the practice of the contact. */
  communicationSettings?: Maybe<ClientCommunicationSettings>;
  id: Scalars['ID']['output'];
};

/** What a contact is sent by itself, if the practice sends it at all. */
export type ClientCommunicationSettings = {
  __typename?: 'ClientCommunicationSettings';
  /** Reminders of appointments and events by mail. */
  appointmentReminderEmailEnabled: Scalars['Boolean']['output'];
  /** Reminders of appointments and events by text. */
  appointmentReminderTextEnabled: Scalars['Boolean']['output'];
  /** Mail about payments that are past due. */
  paymentPastDueEmailEnabled: Scalars['Boolean']['output'];
  /** Texts about payments that are past due. */
  paymentPastDueTextEnabled: Scalars['Boolean']['output'];
  /** Whether their phone has replied STOP: it gets no text, whatever is chosen here. */
  textsStopped: Scalars['Boolean']['output'];
};

/** What clients are sent by itself. */
export type CommunicationSettings = {
  __typename?: 'CommunicationSettings';
  /** Minutes before the start. */
  appointmentEmailReminderMinutes: Scalars['Int']['output'];
  appointmentReminderEmailEnabled: Scalars['Boolean']['output'];
  appointmentReminderTextEnabled: Scalars['Boolean']['output'];
  /** The same of the text. */
  appointmentTextReminderMinutes: Scalars['Int']['output'];
  /** Of payments past due, as `updatePaymentSettings` has changed it; `PaymentSettings` has it at once, this a moment later. */
  paymentPastDueEmailEnabled: Scalars['Boolean']['output'];
  /** Minutes after it became past due; 0 is at once. */
  paymentPastDueEmailMinutes: Scalars['Int']['output'];
  /** The same of the text. */
  paymentPastDueTextEnabled: Scalars['Boolean']['output'];
  /** The same of the text. */
  paymentPastDueTextMinutes: Scalars['Int']['output'];
};

/** Preview of a mail and of the corresponding text message. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  /** The mail as HTML. */
  html: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  /** Its part without formatting. */
  text: Scalars['String']['output'];
  /** The text message that goes with it; its text is the same for everybody. */
  textMessage: Scalars['String']['output'];
};

/** The text of a mail to clients, between its heading and the details of the visit. */
export type EmailTemplate = {
  __typename?: 'EmailTemplate';
  /** What the text may name in double braces, such as `client.first_name` in `{{client.first_name}}`. */
  allowedVariables: Array<Scalars['String']['output']>;
  /** In the practice's own words; null where the default is sent. */
  customContent?: Maybe<Scalars['String']['output']>;
  defaultContent: Scalars['String']['output'];
  name: EmailTemplateName;
};

/** A mail and the text for it. */
export type EmailTemplateInput = {
  /** At most 2000 characters, each line a paragraph; empty or null for the default. */
  customContent?: InputMaybe<Scalars['String']['input']>;
  name: EmailTemplateName;
};

/** Mails that a practice may word. */
export type EmailTemplateName =
  /** An appointment stands. */
  | 'appointment_confirmed'
  /** An appointment is near. */
  | 'appointment_reminder';

export { ErrorCode };

/** The app for phones. */
export type MobileApp = {
  __typename?: 'MobileApp';
  /** Where iPhones get it. */
  appStoreUrl?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the phone that texts go to; null without a phone, or where it wants no texts. */
  phoneEnding?: Maybe<Scalars['String']['output']>;
  /** Where Android phones get it. */
  playStoreUrl?: Maybe<Scalars['String']['output']>;
  /** When its link was last texted to the caller; null when it never was, or cannot be. */
  textSentAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Mails the caller how a mail to clients would look with a text. At most 10 in an hour. Errors: `invalid_custom_content`,
   * `unknown_variable`, `not_found`.
   */
  sendTestEmail: SendTestEmailPayload;
  /** Texts something to the caller's own phone. At most 3 times in an hour. */
  sendText: SendTextPayload;
  /**
   * Chooses what one contact of the caller's practice is sent by itself; what is left out stays. Confirmations, changes and
   * receipts are always sent. Errors: `not_found`.
   */
  updateClientCommunicationSettings: UpdateClientCommunicationSettingsPayload;
  /**
   * Changes which reminders clients are sent, when, and how their mails are worded; what is left out stays. What is planned
   * already follows (spec portal-configuration §7). Errors: `invalid_choice`, `invalid_custom_content`, `unknown_variable`.
   */
  updateCommunicationSettings: UpdateCommunicationSettingsPayload;
};


export type MutationSendTestEmailArgs = {
  input: EmailTemplateInput;
};


export type MutationSendTextArgs = {
  type: TextType;
};


export type MutationUpdateClientCommunicationSettingsArgs = {
  input: UpdateClientCommunicationSettingsInput;
};


export type MutationUpdateCommunicationSettingsArgs = {
  appointmentEmailReminderMinutes?: InputMaybe<Scalars['Int']['input']>;
  appointmentReminderEmailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  appointmentReminderTextEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  appointmentTextReminderMinutes?: InputMaybe<Scalars['Int']['input']>;
  emailTemplates?: InputMaybe<Array<EmailTemplateInput>>;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** What notifications knows of a practice. */
export type Practice = {
  __typename?: 'Practice';
  /** Which reminders its clients are sent; null for all but the practice itself. */
  communicationSettings?: Maybe<CommunicationSettings>;
  /** Mails that it may word; null for all but the practice itself. */
  emailTemplates?: Maybe<Array<EmailTemplate>>;
  id: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** App store links, for everybody; null where there is no app. */
  appStores?: Maybe<AppStores>;
  /** How a mail to clients would look with a text, filled in for an example visit. What is no variable stays as it is typed. */
  emailPreview: EmailPreview;
  /** App store links, and whether the caller was sent the link. Null for visitors, and where there is no app. */
  mobileApp?: Maybe<MobileApp>;
};


export type QueryEmailPreviewArgs = {
  input: EmailTemplateInput;
};

/** Outcome of asking for a test. */
export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** Where it goes. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

/** Outcome of asking for a text. */
export type SendTextPayload = {
  __typename?: 'SendTextPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** What can be asked for as a text. */
export type TextType =
  /** The addresses of the app in the two stores. */
  | 'download_mobile_app';

/** What one contact is sent by itself from now on. */
export type UpdateClientCommunicationSettingsInput = {
  /** Reminders of appointments and events by mail. */
  appointmentReminderEmailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reminders of appointments and events by text. */
  appointmentReminderTextEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** A contact of the caller's practice. */
  clientId: Scalars['ID']['input'];
  /** Mail about payments that are past due. */
  paymentPastDueEmailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Texts about payments that are past due. */
  paymentPastDueTextEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of choosing what a contact is sent. */
export type UpdateClientCommunicationSettingsPayload = {
  __typename?: 'UpdateClientCommunicationSettingsPayload';
  client?: Maybe<Client>;
  errors: Array<UserError>;
  result: MutationResult;
};

/** Outcome of changing what clients are sent. */
export type UpdateCommunicationSettingsPayload = {
  __typename?: 'UpdateCommunicationSettingsPayload';
  /** The first error's message, null on success (spec portal-configuration §7). */
  error?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  practice?: Maybe<Practice>;
  result: MutationResult;
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
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Client:
    ( { __typename: 'Client' }
    & GraphQLRecursivePick<FederationTypes['Client'], {"id":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AppStores: ResolverTypeWrapper<AppStores>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Client: ResolverTypeWrapper<ClientReference>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ClientCommunicationSettings: ResolverTypeWrapper<ClientCommunicationSettings>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CommunicationSettings: ResolverTypeWrapper<CommunicationSettings>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmailPreview: ResolverTypeWrapper<EmailPreview>;
  EmailTemplate: ResolverTypeWrapper<EmailTemplate>;
  EmailTemplateInput: EmailTemplateInput;
  EmailTemplateName: EmailTemplateName;
  ErrorCode: ErrorCode;
  MobileApp: ResolverTypeWrapper<MobileAppOffer>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  Practice: ResolverTypeWrapper<Practice>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SendTestEmailPayload: ResolverTypeWrapper<SendTestEmailPayload>;
  SendTextPayload: ResolverTypeWrapper<SendTextPayload>;
  TextType: TextType;
  UpdateClientCommunicationSettingsInput: UpdateClientCommunicationSettingsInput;
  UpdateClientCommunicationSettingsPayload: ResolverTypeWrapper<Omit<UpdateClientCommunicationSettingsPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  UpdateCommunicationSettingsPayload: ResolverTypeWrapper<UpdateCommunicationSettingsPayload>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppStores: AppStores;
  String: Scalars['String']['output'];
  Client: ClientReference;
  ID: Scalars['ID']['output'];
  ClientCommunicationSettings: ClientCommunicationSettings;
  Boolean: Scalars['Boolean']['output'];
  CommunicationSettings: CommunicationSettings;
  Int: Scalars['Int']['output'];
  DateTime: Scalars['DateTime']['output'];
  EmailPreview: EmailPreview;
  EmailTemplate: EmailTemplate;
  EmailTemplateInput: EmailTemplateInput;
  MobileApp: MobileAppOffer;
  Mutation: Record<PropertyKey, never>;
  Practice: Practice | FederationReferenceTypes['Practice'];
  Query: Record<PropertyKey, never>;
  SendTestEmailPayload: SendTestEmailPayload;
  SendTextPayload: SendTextPayload;
  UpdateClientCommunicationSettingsInput: UpdateClientCommunicationSettingsInput;
  UpdateClientCommunicationSettingsPayload: Omit<UpdateClientCommunicationSettingsPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  UpdateCommunicationSettingsPayload: UpdateCommunicationSettingsPayload;
  UserError: UserError;
};

export type AppStoresResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppStores'] = ResolversParentTypes['AppStores']> = {
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client'], FederationReferenceType extends FederationReferenceTypes['Client'] = FederationReferenceTypes['Client']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Client']> | FederationReferenceType, FederationReferenceType, ContextType>;
  communicationSettings?: Resolver<Maybe<ResolversTypes['ClientCommunicationSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClientCommunicationSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClientCommunicationSettings'] = ResolversParentTypes['ClientCommunicationSettings']> = {
  appointmentReminderEmailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  appointmentReminderTextEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueEmailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueTextEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textsStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CommunicationSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CommunicationSettings'] = ResolversParentTypes['CommunicationSettings']> = {
  appointmentEmailReminderMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appointmentReminderEmailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  appointmentReminderTextEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  appointmentTextReminderMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentPastDueEmailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueEmailMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentPastDueTextEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPastDueTextMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmailPreviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EmailPreview'] = ResolversParentTypes['EmailPreview']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailTemplateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate']> = {
  allowedVariables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  customContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['EmailTemplateName'], ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ forbidden?: any, invalid_amount?: any, invalid_choice?: any, invalid_country?: any, invalid_custom_content?: any, invalid_email?: any, invalid_idempotency_key?: any, invalid_phone?: any, no_phone?: any, not_available?: any, not_found?: any, rate_limited?: any, texts_stopped?: any, unknown_variable?: any }, ResolversTypes['ErrorCode']>;

export type MobileAppResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MobileApp'] = ResolversParentTypes['MobileApp']> = {
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendTestEmail?: Resolver<ResolversTypes['SendTestEmailPayload'], ParentType, ContextType, RequireFields<MutationSendTestEmailArgs, 'input'>>;
  sendText?: Resolver<ResolversTypes['SendTextPayload'], ParentType, ContextType, RequireFields<MutationSendTextArgs, 'type'>>;
  updateClientCommunicationSettings?: Resolver<ResolversTypes['UpdateClientCommunicationSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateClientCommunicationSettingsArgs, 'input'>>;
  updateCommunicationSettings?: Resolver<ResolversTypes['UpdateCommunicationSettingsPayload'], ParentType, ContextType, Partial<MutationUpdateCommunicationSettingsArgs>>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  communicationSettings?: Resolver<Maybe<ResolversTypes['CommunicationSettings']>, ParentType, ContextType>;
  emailTemplates?: Resolver<Maybe<Array<ResolversTypes['EmailTemplate']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appStores?: Resolver<Maybe<ResolversTypes['AppStores']>, ParentType, ContextType>;
  emailPreview?: Resolver<ResolversTypes['EmailPreview'], ParentType, ContextType, RequireFields<QueryEmailPreviewArgs, 'input'>>;
  mobileApp?: Resolver<Maybe<ResolversTypes['MobileApp']>, ParentType, ContextType>;
};

export type SendTestEmailPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendTestEmailPayload'] = ResolversParentTypes['SendTestEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendTextPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendTextPayload'] = ResolversParentTypes['SendTextPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdateClientCommunicationSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateClientCommunicationSettingsPayload'] = ResolversParentTypes['UpdateClientCommunicationSettingsPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UpdateCommunicationSettingsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateCommunicationSettingsPayload'] = ResolversParentTypes['UpdateCommunicationSettingsPayload']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['Practice']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AppStores?: AppStoresResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientCommunicationSettings?: ClientCommunicationSettingsResolvers<ContextType>;
  CommunicationSettings?: CommunicationSettingsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmailPreview?: EmailPreviewResolvers<ContextType>;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  MobileApp?: MobileAppResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SendTestEmailPayload?: SendTestEmailPayloadResolvers<ContextType>;
  SendTextPayload?: SendTextPayloadResolvers<ContextType>;
  UpdateClientCommunicationSettingsPayload?: UpdateClientCommunicationSettingsPayloadResolvers<ContextType>;
  UpdateCommunicationSettingsPayload?: UpdateCommunicationSettingsPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AppStoresMethods = kit.FieldMethods<AppStoresResolvers>;
export type ClientMethods = kit.FieldMethods<ClientResolvers>;
export type ClientCommunicationSettingsMethods = kit.FieldMethods<ClientCommunicationSettingsResolvers>;
export type CommunicationSettingsMethods = kit.FieldMethods<CommunicationSettingsResolvers>;
export type EmailPreviewMethods = kit.FieldMethods<EmailPreviewResolvers>;
export type EmailTemplateMethods = kit.FieldMethods<EmailTemplateResolvers>;
export type MobileAppMethods = kit.FieldMethods<MobileAppResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type SendTestEmailPayloadMethods = kit.FieldMethods<SendTestEmailPayloadResolvers>;
export type SendTextPayloadMethods = kit.FieldMethods<SendTextPayloadResolvers>;
export type UpdateClientCommunicationSettingsPayloadMethods = kit.FieldMethods<UpdateClientCommunicationSettingsPayloadResolvers>;
export type UpdateCommunicationSettingsPayloadMethods = kit.FieldMethods<UpdateCommunicationSettingsPayloadResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    notifications:
      | 'forbidden'
      | 'invalid_amount'
      | 'invalid_choice'
      | 'invalid_country'
      | 'invalid_custom_content'
      | 'invalid_email'
      | 'invalid_idempotency_key'
      | 'invalid_phone'
      | 'no_phone'
      | 'not_available'
      | 'not_found'
      | 'rate_limited'
      | 'texts_stopped'
      | 'unknown_variable';
  }
}
