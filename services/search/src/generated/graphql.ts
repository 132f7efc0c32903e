import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  /** A calendar day, `YYYY-MM-DD`, in the zone that the field names. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with an explicit offset: the location's where there is one, otherwise Z. */
  DateTime: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

export { ErrorCode };

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

/** The answers of the quiz; every one may be left out. */
export type MatchPractitionersInput = {
  /** Keys of therapy categories that the user likes or wants to try. At most 8. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names of conditions to be treated, such as `Back pain`. At most 8. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The visitor's country, ISO 3166-1 alpha-2: among places of one name those in it come first. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** How many, 1 to 20. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Earliest day that suits, at most 13 days from today (`invalid_from`). */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** How the visit shall take place. */
  kind?: InputMaybe<SearchKind>;
  /** Centre; wins over `place`. */
  near?: InputMaybe<GeoPointInput>;
  /** Parts of the day that would suit. */
  partsOfDay?: InputMaybe<Array<PartOfDay>>;
  /** Name of a city or neighbourhood, or a postal code. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Kilometres around the centre, 1 to 500. */
  radiusKm?: InputMaybe<Scalars['Float']['input']>;
  /** Last day that would suit. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only Saturdays and Sundays would suit, or only the other days. */
  weekend?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Part of a day where the practitioner works: before 12:00, before 17:00, later. */
export type PartOfDay =
  | 'afternoon'
  | 'evening'
  | 'morning';

/** What a place is; nothing else is suggested. */
export type PlaceType =
  /** A city, town or village. */
  | 'locality'
  | 'neighborhood'
  /** A large part of a city. */
  | 'sublocality';

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
  /** Places with similar names, at most 5; empty unless `unknownPlace`. */
  placeSuggestions: Array<SearchPlace>;
  totalCount: Scalars['Int']['output'];
  /** True if `place` is not known: nothing was searched. */
  unknownPlace: Scalars['Boolean']['output'];
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
  /** From the centre of the search, kilometres. Whole ones, and 1 at least, to a place whose address is hidden: it is known by a cell of about 2 km only. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** Cheapest public service, cents; null without one. */
  fromAmountCents?: Maybe<Scalars['Int']['output']>;
  headline?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  inHome: Scalars['Boolean']['output'];
  inPerson: Scalars['Boolean']['output'];
  /** Degrees, rounded to two decimals; of a hidden address the middle of a cell of about 2 km by 2 km. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees, rounded to two decimals; of a hidden address the middle of a cell of about 2 km by 2 km. */
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** Earliest free starts of the next two weeks that fit the search, one for each part of a day; 6 at most, none that has passed. */
  nextOpenings: Array<SearchOpening>;
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


/** A practitioner as a result of a search. */
export type PractitionerHitNextOpeningsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A practitioner who fits, and why. */
export type PractitionerMatch = {
  __typename?: 'PractitionerMatch';
  hit: PractitionerHit;
  /** Plain sentences without a full stop, such as `Works with back pain` or `Free Saturday morning`; the weightiest first, 5 at most. */
  reasons: Array<Scalars['String']['output']>;
  /** 0 to 100: how much of what was asked for is met. */
  score: Scalars['Int']['output'];
};

/** Who fits. */
export type PractitionerMatches = {
  __typename?: 'PractitionerMatches';
  matches: Array<PractitionerMatch>;
  /** The place that was understood, when one was asked for. */
  place?: Maybe<SearchPlace>;
  /** Places with similar names, at most 5; empty unless `unknownPlace`. */
  placeSuggestions: Array<SearchPlace>;
  /** True if `place` is not known: nothing was searched. */
  unknownPlace: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Practitioners who fit the answers of the quiz, the best first, each with plain reasons. */
  matchPractitioners: PractitionerMatches;
  /**
   * The number in "over … practitioners" (spec client §1): `PRACTITIONERS_CLAIM` where it is set, else how many can be found,
   * rounded down to two digits; null while there are not more than a hundred.
   */
  practitionersClaim?: Maybe<Scalars['Int']['output']>;
  /** Published practices by therapy, condition or name, near a place; tolerant of typing errors. */
  searchPractitioners: PractitionerConnection;
  /** At most 10 suggestions for a prefix, over specialties and practitioners; accents and case do not matter. */
  suggest: Array<Suggestion>;
  /**
   * At most 10 places: those whose name starts with the prefix, else those with one typing error; or the one place of a postal code.
   * By number of practices and inhabitants; among places of one name those in `country` come first.
   */
  suggestPlaces: Array<SearchPlace>;
};


export type QueryMatchPractitionersArgs = {
  input: MatchPractitionersInput;
};


export type QuerySearchPractitionersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<SearchKind>;
  language?: InputMaybe<Scalars['String']['input']>;
  minRating?: InputMaybe<Scalars['Float']['input']>;
  near?: InputMaybe<GeoPointInput>;
  partsOfDay?: InputMaybe<Array<PartOfDay>>;
  place?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  radiusKm?: InputMaybe<Scalars['Float']['input']>;
  sort?: InputMaybe<SearchSort>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QuerySuggestArgs = {
  prefix: Scalars['String']['input'];
};


export type QuerySuggestPlacesArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
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

/** A start that was free when the practice's openings were last computed; booking checks it again. */
export type SearchOpening = {
  __typename?: 'SearchOpening';
  /** Day in that zone. */
  date: Scalars['Date']['output'];
  /** `in_person`, `in_home` or `virtual`. */
  kind: SearchKind;
  locationId: Scalars['ID']['output'];
  partOfDay: PartOfDay;
  /** The service that was looked for: the shortest public one. */
  serviceId: Scalars['ID']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** IANA zone of the place. */
  timeZone: Scalars['String']['output'];
};

/** A place on the map. */
export type SearchPlace = {
  __typename?: 'SearchPlace';
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  country: Scalars['String']['output'];
  /** Such as `Vancouver, BC`. */
  label: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** Abbreviation of the state or province; empty where there is none. */
  state: Scalars['String']['output'];
  type: PlaceType;
};

/** Order of the results. */
export type SearchSort =
  | 'distance'
  | 'rating'
  | 'relevance'
  /** Who has the earliest free start of the asked kind, day and part of day; who has none comes last. */
  | 'soonest';

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
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ErrorCode: ErrorCode;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  GeoPointInput: GeoPointInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MatchPractitionersInput: MatchPractitionersInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  MutationResult: MutationResult;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartOfDay: PartOfDay;
  PlaceType: PlaceType;
  Practice: ResolverTypeWrapper<Practice>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PractitionerConnection: ResolverTypeWrapper<PractitionerConnection>;
  PractitionerEdge: ResolverTypeWrapper<PractitionerEdge>;
  PractitionerHit: ResolverTypeWrapper<PractitionerHit>;
  PractitionerMatch: ResolverTypeWrapper<PractitionerMatch>;
  PractitionerMatches: ResolverTypeWrapper<PractitionerMatches>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SearchFacets: ResolverTypeWrapper<SearchFacets>;
  SearchKind: SearchKind;
  SearchOpening: ResolverTypeWrapper<SearchOpening>;
  SearchPlace: ResolverTypeWrapper<SearchPlace>;
  SearchSort: SearchSort;
  Suggestion: ResolverTypeWrapper<Suggestion>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  FacetCount: FacetCount;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  GeoPointInput: GeoPointInput;
  Float: Scalars['Float']['output'];
  MatchPractitionersInput: MatchPractitionersInput;
  Boolean: Scalars['Boolean']['output'];
  PageInfo: PageInfo;
  Practice: Practice;
  ID: Scalars['ID']['output'];
  PractitionerConnection: PractitionerConnection;
  PractitionerEdge: PractitionerEdge;
  PractitionerHit: PractitionerHit;
  PractitionerMatch: PractitionerMatch;
  PractitionerMatches: PractitionerMatches;
  Query: Record<PropertyKey, never>;
  SearchFacets: SearchFacets;
  SearchOpening: SearchOpening;
  SearchPlace: SearchPlace;
  Suggestion: Suggestion;
  UserError: UserError;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ErrorCodeResolvers = EnumResolverSignature<{ forbidden?: any, invalid_after?: any, invalid_amount?: any, invalid_categories?: any, invalid_conditions?: any, invalid_country?: any, invalid_email?: any, invalid_first?: any, invalid_from?: any, invalid_idempotency_key?: any, invalid_minRating?: any, invalid_near?: any, invalid_phone?: any, invalid_query?: any, invalid_radiusKm?: any, invalid_to?: any, not_found?: any, rate_limited?: any }, ResolversTypes['ErrorCode']>;

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
  placeSuggestions?: Resolver<Array<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  nextOpenings?: Resolver<Array<ResolversTypes['SearchOpening']>, ParentType, ContextType, RequireFields<PractitionerHitNextOpeningsArgs, 'first'>>;
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

export type PractitionerMatchResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PractitionerMatch'] = ResolversParentTypes['PractitionerMatch']> = {
  hit?: Resolver<ResolversTypes['PractitionerHit'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PractitionerMatchesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PractitionerMatches'] = ResolversParentTypes['PractitionerMatches']> = {
  matches?: Resolver<Array<ResolversTypes['PractitionerMatch']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  placeSuggestions?: Resolver<Array<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  unknownPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  matchPractitioners?: Resolver<ResolversTypes['PractitionerMatches'], ParentType, ContextType, RequireFields<QueryMatchPractitionersArgs, 'input'>>;
  practitionersClaim?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  searchPractitioners?: Resolver<ResolversTypes['PractitionerConnection'], ParentType, ContextType, RequireFields<QuerySearchPractitionersArgs, 'first' | 'kind' | 'radiusKm' | 'sort'>>;
  suggest?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType, RequireFields<QuerySuggestArgs, 'prefix'>>;
  suggestPlaces?: Resolver<Array<ResolversTypes['SearchPlace']>, ParentType, ContextType, RequireFields<QuerySuggestPlacesArgs, 'prefix'>>;
};

export type SearchFacetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  categories?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
};

export type SearchOpeningResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchOpening'] = ResolversParentTypes['SearchOpening']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partOfDay?: Resolver<ResolversTypes['PartOfDay'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchPlaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchPlace'] = ResolversParentTypes['SearchPlace']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PlaceType'], ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  ErrorCode?: ErrorCodeResolvers;
  FacetCount?: FacetCountResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  PractitionerConnection?: PractitionerConnectionResolvers<ContextType>;
  PractitionerEdge?: PractitionerEdgeResolvers<ContextType>;
  PractitionerHit?: PractitionerHitResolvers<ContextType>;
  PractitionerMatch?: PractitionerMatchResolvers<ContextType>;
  PractitionerMatches?: PractitionerMatchesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  SearchOpening?: SearchOpeningResolvers<ContextType>;
  SearchPlace?: SearchPlaceResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type FacetCountMethods = kit.FieldMethods<FacetCountResolvers>;
export type PageInfoMethods = kit.FieldMethods<PageInfoResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type PractitionerConnectionMethods = kit.FieldMethods<PractitionerConnectionResolvers>;
export type PractitionerEdgeMethods = kit.FieldMethods<PractitionerEdgeResolvers>;
export type PractitionerHitMethods = kit.FieldMethods<PractitionerHitResolvers>;
export type PractitionerMatchMethods = kit.FieldMethods<PractitionerMatchResolvers>;
export type PractitionerMatchesMethods = kit.FieldMethods<PractitionerMatchesResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type SearchFacetsMethods = kit.FieldMethods<SearchFacetsResolvers>;
export type SearchOpeningMethods = kit.FieldMethods<SearchOpeningResolvers>;
export type SearchPlaceMethods = kit.FieldMethods<SearchPlaceResolvers>;
export type SuggestionMethods = kit.FieldMethods<SuggestionResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    search:
      | 'forbidden'
      | 'invalid_after'
      | 'invalid_amount'
      | 'invalid_categories'
      | 'invalid_conditions'
      | 'invalid_country'
      | 'invalid_email'
      | 'invalid_first'
      | 'invalid_from'
      | 'invalid_idempotency_key'
      | 'invalid_minRating'
      | 'invalid_near'
      | 'invalid_phone'
      | 'invalid_query'
      | 'invalid_radiusKm'
      | 'invalid_to'
      | 'not_found'
      | 'rate_limited';
  }
}
