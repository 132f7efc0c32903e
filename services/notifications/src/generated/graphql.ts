import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MobileAppOffer } from '../mobile-app/mobile-app.service.js';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  /** Texts something to the caller's own phone. At most 3 times in an hour. */
  sendText: SendTextPayload;
};


export type MutationSendTextArgs = {
  type: TextType;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

export type Query = {
  __typename?: 'Query';
  /** Where the app is to be had, for everybody; null where there is no app. */
  appStores?: Maybe<AppStores>;
  /** Where the app is to be had, and whether the caller was sent its link. Null for visitors, and where there is no app. */
  mobileApp?: Maybe<MobileApp>;
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AppStores: ResolverTypeWrapper<AppStores>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ErrorCode: ErrorCode;
  MobileApp: ResolverTypeWrapper<MobileAppOffer>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SendTextPayload: ResolverTypeWrapper<SendTextPayload>;
  TextType: TextType;
  UserError: ResolverTypeWrapper<UserError>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppStores: AppStores;
  String: Scalars['String']['output'];
  DateTime: Scalars['DateTime']['output'];
  MobileApp: MobileAppOffer;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  SendTextPayload: SendTextPayload;
  UserError: UserError;
  Boolean: Scalars['Boolean']['output'];
};

export type AppStoresResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppStores'] = ResolversParentTypes['AppStores']> = {
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ErrorCodeResolvers = EnumResolverSignature<{ forbidden?: any, invalid_amount?: any, invalid_country?: any, invalid_email?: any, invalid_idempotency_key?: any, invalid_phone?: any, no_phone?: any, not_available?: any, not_found?: any, rate_limited?: any, texts_stopped?: any }, ResolversTypes['ErrorCode']>;

export type MobileAppResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MobileApp'] = ResolversParentTypes['MobileApp']> = {
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendText?: Resolver<ResolversTypes['SendTextPayload'], ParentType, ContextType, RequireFields<MutationSendTextArgs, 'type'>>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appStores?: Resolver<Maybe<ResolversTypes['AppStores']>, ParentType, ContextType>;
  mobileApp?: Resolver<Maybe<ResolversTypes['MobileApp']>, ParentType, ContextType>;
};

export type SendTextPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendTextPayload'] = ResolversParentTypes['SendTextPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AppStores?: AppStoresResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  ErrorCode?: ErrorCodeResolvers;
  MobileApp?: MobileAppResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SendTextPayload?: SendTextPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AppStoresMethods = kit.FieldMethods<AppStoresResolvers>;
export type MobileAppMethods = kit.FieldMethods<MobileAppResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type SendTextPayloadMethods = kit.FieldMethods<SendTextPayloadResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    notifications:
      | 'forbidden'
      | 'invalid_amount'
      | 'invalid_country'
      | 'invalid_email'
      | 'invalid_idempotency_key'
      | 'invalid_phone'
      | 'no_phone'
      | 'not_available'
      | 'not_found'
      | 'rate_limited'
      | 'texts_stopped';
  }
}
