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

/** A choice and its number of results. */
export type FacetCount = {
  __typename?: 'FacetCount';
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A point on the globe, degrees (WGS 84). */
export type GeoPointInput = {
  /** -90 to 90. */
  lat: Scalars['Float']['input'];
  /** -180 to 180. */
  lng: Scalars['Float']['input'];
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

/** Practice of the catalog. */
export type Practice = {
  __typename?: 'Practice';
  id: Scalars['ID']['output'];
};

/** A page of results. */
export type PractitionerConnection = {
  __typename?: 'PractitionerConnection';
  edges: Array<PractitionerEdge>;
  facets: SearchFacets;
  pageInfo: PageInfo;
  /** The place that was understood, when one was asked for. */
  place?: Maybe<SearchPlace>;
  totalCount: Scalars['Int']['output'];
};

/** A result and its cursor. */
export type PractitionerEdge = {
  __typename?: 'PractitionerEdge';
  cursor: Scalars['String']['output'];
  node: PractitionerHit;
};

/** A practitioner as a result of a search. */
export type PractitionerHit = {
  __typename?: 'PractitionerHit';
  cityState?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  /** From the centre of the search. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** Cheapest public service, cents; null without one. */
  fromAmountCents?: Maybe<Scalars['Int']['output']>;
  headline?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  inHome: Scalars['Boolean']['output'];
  inPerson: Scalars['Boolean']['output'];
  /** Rounded to two decimals. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Rounded to two decimals. */
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  photoUrl?: Maybe<Scalars['String']['output']>;
  practice: Practice;
  practitionerName: Scalars['String']['output'];
  reviewsAverage: Scalars['Float']['output'];
  reviewsCount: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  /** Therapies, at most 5. */
  therapies: Array<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
  virtual: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Published practices by therapy, condition or name, near a place; tolerant of typing errors. */
  searchPractitioners: PractitionerConnection;
  /** At most 10 suggestions for what somebody has typed so far, over specialties and practitioners; accents and case do not matter. */
  suggest: Array<Suggestion>;
  /** At most 10 places whose name begins so. */
  suggestPlaces: Array<SearchPlace>;
};


export type QuerySearchPractitionersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SearchKind>;
  language?: InputMaybe<Scalars['String']['input']>;
  minRating?: InputMaybe<Scalars['Float']['input']>;
  near?: InputMaybe<GeoPointInput>;
  place?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  radiusKm?: InputMaybe<Scalars['Float']['input']>;
  sort?: InputMaybe<SearchSort>;
};


export type QuerySuggestArgs = {
  prefix: Scalars['String']['input'];
};


export type QuerySuggestPlacesArgs = {
  prefix: Scalars['String']['input'];
};

/** How many results each choice would leave. */
export type SearchFacets = {
  __typename?: 'SearchFacets';
  categories: Array<FacetCount>;
  kinds: Array<FacetCount>;
  languages: Array<FacetCount>;
};

/** How the visit takes place. */
export type SearchKind =
  | 'all'
  | 'in_home'
  | 'in_person'
  | 'virtual';

/** A place on the map. */
export type SearchPlace = {
  __typename?: 'SearchPlace';
  /** Such as `Vancouver, BC`. */
  label: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

/** Order of the results. */
export type SearchSort =
  | 'distance'
  | 'rating'
  | 'relevance';

/** Something to search for. */
export type Suggestion = {
  __typename?: 'Suggestion';
  /** `therapy`, `condition` or `practitioner`. */
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Path to go to. */
  url: Scalars['String']['output'];
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  GeoPointInput: GeoPointInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MutationResult: MutationResult;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Practice: ResolverTypeWrapper<Practice>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PractitionerConnection: ResolverTypeWrapper<PractitionerConnection>;
  PractitionerEdge: ResolverTypeWrapper<PractitionerEdge>;
  PractitionerHit: ResolverTypeWrapper<PractitionerHit>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SearchFacets: ResolverTypeWrapper<SearchFacets>;
  SearchKind: SearchKind;
  SearchPlace: ResolverTypeWrapper<SearchPlace>;
  SearchSort: SearchSort;
  Suggestion: ResolverTypeWrapper<Suggestion>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  FacetCount: FacetCount;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  GeoPointInput: GeoPointInput;
  Float: Scalars['Float']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Practice: Practice;
  ID: Scalars['ID']['output'];
  PractitionerConnection: PractitionerConnection;
  PractitionerEdge: PractitionerEdge;
  PractitionerHit: PractitionerHit;
  Query: Record<PropertyKey, never>;
  SearchFacets: SearchFacets;
  SearchPlace: SearchPlace;
  Suggestion: Suggestion;
  UserError: UserError;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FacetCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FacetCount'] = ResolversParentTypes['FacetCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PractitionerConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PractitionerConnection'] = ResolversParentTypes['PractitionerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PractitionerEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PractitionerEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PractitionerEdge'] = ResolversParentTypes['PractitionerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PractitionerHit'], ParentType, ContextType>;
};

export type PractitionerHitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PractitionerHit'] = ResolversParentTypes['PractitionerHit']> = {
  cityState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fromAmountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  practitionerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewsAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  therapies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  searchPractitioners?: Resolver<ResolversTypes['PractitionerConnection'], ParentType, ContextType, RequireFields<QuerySearchPractitionersArgs, 'first' | 'kind' | 'radiusKm' | 'sort'>>;
  suggest?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType, RequireFields<QuerySuggestArgs, 'prefix'>>;
  suggestPlaces?: Resolver<Array<ResolversTypes['SearchPlace']>, ParentType, ContextType, RequireFields<QuerySuggestPlacesArgs, 'prefix'>>;
};

export type SearchFacetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  categories?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
};

export type SearchPlaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchPlace'] = ResolversParentTypes['SearchPlace']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  FacetCount?: FacetCountResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  PractitionerConnection?: PractitionerConnectionResolvers<ContextType>;
  PractitionerEdge?: PractitionerEdgeResolvers<ContextType>;
  PractitionerHit?: PractitionerHitResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  SearchPlace?: SearchPlaceResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

