import type { ErrorCode } from '@yarrow/kit/domain-error';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ReviewView } from '../reviews/review-view.js';
import type { ReviewsPage } from '../reviews/public-reviews.service.js';
import type { Invitation } from '../invitations/invitations.service.js';
import type { VideoUploadView } from '../videos/videos.mapper.js';
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

/** What reviews knows of an appointment. */
export type Appointment = {
  __typename?: 'Appointment';
  /** Of the appointment. */
  id: Scalars['ID']['output'];
  /** Secret of the page `/m/c/{instantActionToken}`; whoever has it may see this. */
  instantActionToken: Scalars['String']['output'];
  /** The client has given stars for this visit. For the practice only of a public review with a name: whoever stays anonymous cannot be told by it. */
  isReviewed: Scalars['Boolean']['output'];
  /** Path of the review flow for this visit, once it is over; not for the practice. */
  reviewLink?: Maybe<Scalars['String']['output']>;
};

/** An upload that has arrived. */
export type CompletePhotoUploadInput = {
  /** From `createPhotoUpload`. */
  handle: Scalars['String']['input'];
};

/** Outcome of ending an upload. */
export type CompletePhotoUploadPayload = {
  __typename?: 'CompletePhotoUploadPayload';
  /** Why it is not. */
  errors: Array<UserError>;
  /** Path of the picture that was made of the upload, 2000 pixels at most, without metadata. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the picture is kept. */
  result: MutationResult;
  /** Path of a square of 160 pixels of it. */
  smallPhotoUrl?: Maybe<Scalars['String']['output']>;
};

/** A picture that will be uploaded. */
export type CreatePhotoUploadInput = {
  /** `image/jpeg`, `image/png` or `image/webp`. */
  contentType: Scalars['String']['input'];
  /** UUID made by the client for a new one, the same for each repetition: those get what the first request made. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Bytes, at most 10485760. */
  sizeBytes: Scalars['Int']['input'];
};

/** Outcome of starting an upload. */
export type CreatePhotoUploadPayload = {
  __typename?: 'CreatePhotoUploadPayload';
  /** Why it may not. */
  errors: Array<UserError>;
  /** Handle that other operations take for the photo. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Whether an upload may start. */
  result: MutationResult;
  /** JSON object of the form's fields; `file` comes last. */
  uploadFields?: Maybe<Scalars['String']['output']>;
  /** Address to POST the form to. */
  uploadUrl?: Maybe<Scalars['String']['output']>;
};

/** Outcome of making a link for a video. */
export type CreateVideoReviewForReviewPayload = {
  __typename?: 'CreateVideoReviewForReviewPayload';
  /** Why there is none. */
  errors: Array<UserError>;
  /** Whether there is a link. */
  result: MutationResult;
  /** Secret of the link. */
  uploadHash?: Maybe<Scalars['String']['output']>;
  /** Address of the page that takes the video. */
  uploadUrl?: Maybe<Scalars['String']['output']>;
  /** JSON object of the video: `id`, `status`, `original_filename`, `file_size_mb`, `can_upload`, `upload_hash`. */
  videoReview?: Maybe<Scalars['String']['output']>;
};

export { ErrorCode };

export type Mutation = {
  __typename?: 'Mutation';
  /** Ends an upload: makes pictures of what arrived, as bare pixels, and gives them public addresses. `invalid_photo` for what is no picture, is damaged, has over 50 megapixels or takes over 10 seconds. */
  completePhotoUpload: CompletePhotoUploadPayload;
  /** The client confirms a review that the practice imported. */
  confirmReview: ReviewPayload;
  /** Starts an upload of a picture straight to the store. */
  createPhotoUpload: CreatePhotoUploadPayload;
  /** Makes the link through which a video comes, once for each visit; a second call gives the same one. */
  createVideoReviewForReview: CreateVideoReviewForReviewPayload;
  /** Brings along a review from elsewhere: its author is asked to confirm it, and it counts only then. For practitioners. */
  proImportReview: ProImportReviewPayload;
  /** The skills that the client endorses; replaces earlier ones. */
  reviewAddEndorsements: ReviewPayload;
  /** The stars. One review for each appointment, or each client without one: a second call changes it. */
  reviewAddRating: ReviewAddRatingPayload;
  /** The words; longer than 2 characters, at most 5000. */
  reviewAddTextReview: ReviewPayload;
  /** First step of the review flow: who reviews. Nothing tells whether the practice knows the phone. */
  reviewCreateClient: ReviewCreateClientPayload;
  /** Hides or shows the author. A public review that becomes anonymous disappears, and comes back as another one within days. */
  toggleReviewAnon: ReviewPayload;
};


export type MutationCompletePhotoUploadArgs = {
  input: CompletePhotoUploadInput;
};


export type MutationConfirmReviewArgs = {
  reviewId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreatePhotoUploadArgs = {
  input: CreatePhotoUploadInput;
};


export type MutationCreateVideoReviewForReviewArgs = {
  reviewId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationProImportReviewArgs = {
  createdAt: Scalars['DateTime']['input'];
  firstName: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
  rating: Scalars['Int']['input'];
  review?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReviewAddEndorsementsArgs = {
  endorsements: Array<Scalars['ID']['input']>;
  reviewId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReviewAddRatingArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId: Scalars['ID']['input'];
  practiceId: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
  referralCode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReviewAddTextReviewArgs = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  reviewId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReviewCreateClientArgs = {
  firstName: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
  practiceId: Scalars['ID']['input'];
  referralCode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationToggleReviewAnonArgs = {
  isAnon: Scalars['Boolean']['input'];
  reviewId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** What reviews knows of a practice. */
export type Practice = {
  __typename?: 'Practice';
  /** Of the practice. */
  id: Scalars['ID']['output'];
  /** Code of the practice's own review link; for its owner only. */
  referralCode?: Maybe<Scalars['String']['output']>;
  /** Public reviews with text, newest first. */
  reviews: ReviewConnection;
  /** Mean of the stars with one decimal; 0 without reviews. */
  reviewsAverage: Scalars['Float']['output'];
  /** How many clients gave stars. */
  reviewsCount: Scalars['Int']['output'];
  /** Approved videos of clients who are not anonymous, newest first. */
  videoReviews: Array<PublicVideo>;
};


/** What reviews knows of a practice. */
export type PracticeReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What reviews knows of a practice. */
export type PracticeVideoReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of importing a review. */
export type ProImportReviewPayload = {
  __typename?: 'ProImportReviewPayload';
  /** Why it was not. */
  errors: Array<UserError>;
  /** Whether it was taken. */
  result: MutationResult;
};

/** A video that everybody may see. */
export type PublicVideo = {
  __typename?: 'PublicVideo';
  /** First name and last initial. */
  author: Scalars['String']['output'];
  /** Such as `3 weeks ago`. */
  createdAtAgoInWords: Scalars['String']['output'];
  /** Of the video. */
  id: Scalars['ID']['output'];
  /** Address of its still picture. */
  posterUrl: Scalars['String']['output'];
  /** Stars of the review that it belongs to, if any. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** How long it is. */
  seconds: Scalars['Int']['output'];
  /** Address of the MP4; it answers ranges. */
  videoUrl: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The review behind a link, with all that tells whether a video may be added to it; null for an unknown token. */
  checkVideoReviewAvailability?: Maybe<Review>;
  /** Newest public reviews of the marketplace with text, for the home page. */
  recentReviews: Array<Review>;
  /** The review behind the link of a review flow; null for an unknown token. A review's id works for its logged-in author and in the browser that opened the link. */
  reviewByToken?: Maybe<Review>;
  /** Whom a referral link is for; null for an unknown code. */
  reviewInvitation?: Maybe<ReviewInvitation>;
  /** What an upload link is for; null for an unknown one. */
  videoReviewUpload?: Maybe<VideoReviewUpload>;
  /** The tool that tries uploads of videos out; null where it is switched off, which is everywhere but in test mode. */
  videoUploadTool?: Maybe<VideoUploadTool>;
};


export type QueryCheckVideoReviewAvailabilityArgs = {
  token: Scalars['String']['input'];
};


export type QueryRecentReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryReviewInvitationArgs = {
  referralCode: Scalars['String']['input'];
};


export type QueryVideoReviewUploadArgs = {
  uploadHash: Scalars['String']['input'];
};

/** What a client said. An anonymous author's name never leaves the owner. */
export type Review = {
  __typename?: 'Review';
  /** The visit that it is about; for its author only. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** First name and last initial, or `Anonymous`. */
  author: Scalars['String']['output'];
  /** Where to book again. */
  bookNextUrl: Scalars['String']['output'];
  /** The author's names; null where the author is hidden. */
  client?: Maybe<ReviewAuthor>;
  /** What `reviewAddRating` takes; for its author only. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** When the stars were given first; of an anonymous review, for others, midnight (UTC) of the day on which it became public. */
  createdAt: Scalars['DateTime']['output'];
  /** Such as `3 weeks ago`; of an anonymous review, for others, no nearer than `today`. */
  createdAtAgoInWords: Scalars['String']['output'];
  /** The author's first name, for the author's own pages. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Its video has been made playable and not been rejected. */
  hasCompletedVideoReview: Scalars['Boolean']['output'];
  /** Of the review; an anonymous one has another id for its author than for everybody else. */
  id: Scalars['ID']['output'];
  /** Imported by the practice and not yet confirmed by the client. */
  imported: Scalars['Boolean']['output'];
  /** The author is hidden. */
  isAnonymous: Scalars['Boolean']['output'];
  /** Others see it and it counts. With a name that is some minutes after the last step; an anonymous one becomes public at a random instant within days, and so does what its author changes of it. */
  isPublic: Scalars['Boolean']['output'];
  /** Who is reviewed. */
  practice: Practice;
  /** Of the practice that is reviewed. */
  practiceId: Scalars['ID']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Code of the link that leads to this review, of its visit or of the practice; for its author only. */
  referralCode?: Maybe<Scalars['String']['output']>;
  /** The words; null while there are none. */
  review?: Maybe<Scalars['String']['output']>;
  /** Endorsed specialties. */
  skills: Array<Specialty>;
  /** Secret of the review's link; only its author has it. */
  token?: Maybe<Scalars['String']['output']>;
  /** The same, where the author has an account; null otherwise and where the author is hidden. */
  user?: Maybe<ReviewAuthor>;
  /** Its approved video; none while the author is anonymous. */
  video?: Maybe<PublicVideo>;
  /** Its video, at most one; for its author only, otherwise empty. */
  videoReviews: Array<VideoReview>;
  /** The practice takes videos. */
  videoReviewsEnabled: Scalars['Boolean']['output'];
};

/** Outcome of rating. */
export type ReviewAddRatingPayload = {
  __typename?: 'ReviewAddRatingPayload';
  /** Why they were not. */
  errors: Array<UserError>;
  /** Whether the stars were taken. */
  result: MutationResult;
  /** The review, as its author sees it. */
  review?: Maybe<Review>;
  /** Secret of the review's link, for the next steps. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Who wrote a review, as far as it is shown. */
export type ReviewAuthor = {
  __typename?: 'ReviewAuthor';
  /** As given in the review flow or known from the booking. */
  firstName: Scalars['String']['output'];
  /** Initial only, such as `R.`; empty where the last name is not known. */
  lastName: Scalars['String']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of this page. */
  edges: Array<ReviewEdge>;
  /** Cursor of the last review of this page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** There are older ones. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Public reviews with text on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of the first step. */
export type ReviewCreateClientPayload = {
  __typename?: 'ReviewCreateClientPayload';
  /** What `reviewAddRating` takes as `clientId`: whoever has it may set and change the stars of this review. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** `unsupported_reviewer`: Unfortunately we can't accept a review from you. */
  errors: Array<UserError>;
  /** Whether the person is accepted. */
  result: MutationResult;
};

/** A review and its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Where a page after it starts. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** Whom a review link is for. */
export type ReviewInvitation = {
  __typename?: 'ReviewInvitation';
  /** The visit that it is about, if any. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The contact where the link names one. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** To fill in the name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Who is reviewed. */
  practice: Practice;
};

/** Outcome of a later step. */
export type ReviewPayload = {
  __typename?: 'ReviewPayload';
  /** Why it was not. */
  errors: Array<UserError>;
  /** Whether the step was taken. */
  result: MutationResult;
  /** The review, as its author sees it. */
  review?: Maybe<Review>;
};

/** A skill of a practice. */
export type Skill = {
  __typename?: 'Skill';
  /** How many clients endorsed it. */
  endorsementsCount: Scalars['Int']['output'];
  /** Practice and specialty together: `{practiceId}:{specialtyId}`. */
  id: Scalars['ID']['output'];
};

/** Specialty of the catalog. */
export type Specialty = {
  __typename?: 'Specialty';
  /** Of the specialty. */
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

/** What an upload link still opens. */
export type VideoLinkState =
  /** The practice has closed it. */
  | 'disabled'
  /** Its time is over. */
  | 'expired'
  /** An upload may start. */
  | 'open'
  /** A video has come through it. */
  | 'used';

/** A video, as its author sees it. */
export type VideoReview = {
  __typename?: 'VideoReview';
  /** Its link takes an upload. */
  canUpload: Scalars['Boolean']['output'];
  /** Size of the file with one decimal; null before it has come. */
  fileSizeMb?: Maybe<Scalars['Float']['output']>;
  /** Of the video. */
  id: Scalars['ID']['output'];
  /** Name of the file; `pending_upload` before it has come. */
  originalFilename: Scalars['String']['output'];
  /** How far it is. */
  status: VideoReviewStatus;
  /** Secret of its link. */
  uploadHash: Scalars['String']['output'];
};

/** How far a video is. */
export type VideoReviewStatus =
  /** Everybody sees it. */
  | 'approved'
  /** It waits for the practitioner. */
  | 'completed'
  /** It could not be made playable; another upload may. */
  | 'failed'
  /** Nothing has been uploaded. */
  | 'pending'
  /** It has arrived and is being made playable. */
  | 'processing'
  /** The practitioner does not want it shown. */
  | 'rejected'
  /** An upload has started. */
  | 'uploading';

/** What an upload link is for. */
export type VideoReviewUpload = {
  __typename?: 'VideoReviewUpload';
  /** Whom the practice asks. */
  firstName: Scalars['String']['output'];
  /** What it opens. */
  linkState: VideoLinkState;
  /** Who is reviewed. */
  practice: Practice;
  /** The review that the video belongs to, with its secret, for whoever holds the link: it ends with the video. Null for a link that the practice made without a review, and for the practice itself. */
  review?: Maybe<Review>;
  /** How far the video is. */
  status: VideoReviewStatus;
  /** Secret of the link. */
  uploadHash: Scalars['String']['output'];
};

/** The tool that tries uploads of videos out, for whoever is logged in. */
export type VideoUploadTool = {
  __typename?: 'VideoUploadTool';
  /** Whose uploads they are; null without a login. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** It runs where tests do: what it makes is shown nowhere. */
  testMode: Scalars['Boolean']['output'];
  /** It takes uploads. */
  videoUploadEnabled: Scalars['Boolean']['output'];
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
  Practice: Practice;
  Review: Review;
  Skill: Skill;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Appointment:
    ( { __typename: 'Appointment' }
    & GraphQLRecursivePick<FederationTypes['Appointment'], {"id":true,"instantActionToken":true}> );
  Practice:
    ( { __typename: 'Practice' }
    & GraphQLRecursivePick<FederationTypes['Practice'], {"id":true}> );
  Review:
    ( { __typename: 'Review' }
    & GraphQLRecursivePick<FederationTypes['Review'], {"id":true}> );
  Skill:
    ( { __typename: 'Skill' }
    & GraphQLRecursivePick<FederationTypes['Skill'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Appointment: ResolverTypeWrapper<Appointment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: ResolverTypeWrapper<CompletePhotoUploadPayload>;
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CreatePhotoUploadPayload: ResolverTypeWrapper<CreatePhotoUploadPayload>;
  CreateVideoReviewForReviewPayload: ResolverTypeWrapper<CreateVideoReviewForReviewPayload>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ErrorCode: ErrorCode;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  Practice: ResolverTypeWrapper<Pick<Practice, 'id'>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ProImportReviewPayload: ResolverTypeWrapper<ProImportReviewPayload>;
  PublicVideo: ResolverTypeWrapper<PublicVideo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Review: ResolverTypeWrapper<ReviewView>;
  ReviewAddRatingPayload: ResolverTypeWrapper<Omit<ReviewAddRatingPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  ReviewAuthor: ResolverTypeWrapper<ReviewAuthor>;
  ReviewConnection: ResolverTypeWrapper<ReviewsPage>;
  ReviewCreateClientPayload: ResolverTypeWrapper<ReviewCreateClientPayload>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewInvitation: ResolverTypeWrapper<Invitation>;
  ReviewPayload: ResolverTypeWrapper<Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  Skill: ResolverTypeWrapper<Pick<Skill, 'id'>>;
  Specialty: ResolverTypeWrapper<Specialty>;
  UserError: ResolverTypeWrapper<UserError>;
  VideoLinkState: VideoLinkState;
  VideoReview: ResolverTypeWrapper<VideoReview>;
  VideoReviewStatus: VideoReviewStatus;
  VideoReviewUpload: ResolverTypeWrapper<VideoUploadView>;
  VideoUploadTool: ResolverTypeWrapper<VideoUploadTool>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Appointment: Appointment | FederationReferenceTypes['Appointment'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: CompletePhotoUploadPayload;
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  Int: Scalars['Int']['output'];
  CreatePhotoUploadPayload: CreatePhotoUploadPayload;
  CreateVideoReviewForReviewPayload: CreateVideoReviewForReviewPayload;
  DateTime: Scalars['DateTime']['output'];
  Mutation: Record<PropertyKey, never>;
  Practice: Pick<Practice, 'id'>;
  Float: Scalars['Float']['output'];
  ProImportReviewPayload: ProImportReviewPayload;
  PublicVideo: PublicVideo;
  Query: Record<PropertyKey, never>;
  Review: ReviewView;
  ReviewAddRatingPayload: Omit<ReviewAddRatingPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  ReviewAuthor: ReviewAuthor;
  ReviewConnection: ReviewsPage;
  ReviewCreateClientPayload: ReviewCreateClientPayload;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewInvitation: Invitation;
  ReviewPayload: Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  Skill: Pick<Skill, 'id'>;
  Specialty: Specialty;
  UserError: UserError;
  VideoReview: VideoReview;
  VideoReviewUpload: VideoUploadView;
  VideoUploadTool: VideoUploadTool;
};

export type AppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instantActionToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompletePhotoUploadPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CompletePhotoUploadPayload'] = ResolversParentTypes['CompletePhotoUploadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  smallPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatePhotoUploadPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreatePhotoUploadPayload'] = ResolversParentTypes['CreatePhotoUploadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  uploadFields?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateVideoReviewForReviewPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateVideoReviewForReviewPayload'] = ResolversParentTypes['CreateVideoReviewForReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  uploadHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoReview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ErrorCodeResolvers = EnumResolverSignature<{ already_imported?: any, already_reviewed?: any, forbidden?: any, invalid_amount?: any, invalid_country?: any, invalid_created_at?: any, invalid_cursor?: any, invalid_email?: any, invalid_endorsements?: any, invalid_first?: any, invalid_first_name?: any, invalid_idempotency_key?: any, invalid_phone?: any, invalid_photo?: any, invalid_rating?: any, invalid_referral_code?: any, invalid_review?: any, invalid_text?: any, invalid_video?: any, not_confirmed?: any, not_found?: any, not_reviewable?: any, not_uploaded?: any, rate_limited?: any, unsupported_reviewer?: any, upload_link_not_found?: any, upload_link_unavailable?: any, video_review_exists?: any, video_reviews_disabled?: any }, ResolversTypes['ErrorCode']>;

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completePhotoUpload?: Resolver<ResolversTypes['CompletePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCompletePhotoUploadArgs, 'input'>>;
  confirmReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationConfirmReviewArgs, 'reviewId'>>;
  createPhotoUpload?: Resolver<ResolversTypes['CreatePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCreatePhotoUploadArgs, 'input'>>;
  createVideoReviewForReview?: Resolver<ResolversTypes['CreateVideoReviewForReviewPayload'], ParentType, ContextType, RequireFields<MutationCreateVideoReviewForReviewArgs, 'reviewId'>>;
  proImportReview?: Resolver<ResolversTypes['ProImportReviewPayload'], ParentType, ContextType, RequireFields<MutationProImportReviewArgs, 'createdAt' | 'firstName' | 'phone' | 'rating'>>;
  reviewAddEndorsements?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReviewAddEndorsementsArgs, 'endorsements' | 'reviewId'>>;
  reviewAddRating?: Resolver<ResolversTypes['ReviewAddRatingPayload'], ParentType, ContextType, RequireFields<MutationReviewAddRatingArgs, 'clientId' | 'practiceId' | 'rating'>>;
  reviewAddTextReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReviewAddTextReviewArgs, 'reviewId' | 'text'>>;
  reviewCreateClient?: Resolver<ResolversTypes['ReviewCreateClientPayload'], ParentType, ContextType, RequireFields<MutationReviewCreateClientArgs, 'firstName' | 'phone' | 'practiceId'>>;
  toggleReviewAnon?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationToggleReviewAnonArgs, 'isAnon' | 'reviewId'>>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referralCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<PracticeReviewsArgs, 'first'>>;
  reviewsAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoReviews?: Resolver<Array<ResolversTypes['PublicVideo']>, ParentType, ContextType, RequireFields<PracticeVideoReviewsArgs, 'first'>>;
};

export type ProImportReviewPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProImportReviewPayload'] = ResolversParentTypes['ProImportReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type PublicVideoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PublicVideo'] = ResolversParentTypes['PublicVideo']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAtAgoInWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posterUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkVideoReviewAvailability?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryCheckVideoReviewAvailabilityArgs, 'token'>>;
  recentReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryRecentReviewsArgs, 'first'>>;
  reviewByToken?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewByTokenArgs, 'token'>>;
  reviewInvitation?: Resolver<Maybe<ResolversTypes['ReviewInvitation']>, ParentType, ContextType, RequireFields<QueryReviewInvitationArgs, 'referralCode'>>;
  videoReviewUpload?: Resolver<Maybe<ResolversTypes['VideoReviewUpload']>, ParentType, ContextType, RequireFields<QueryVideoReviewUploadArgs, 'uploadHash'>>;
  videoUploadTool?: Resolver<Maybe<ResolversTypes['VideoUploadTool']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review'], FederationReferenceType extends FederationReferenceTypes['Review'] = FederationReferenceTypes['Review']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Review']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookNextUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['ReviewAuthor']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAtAgoInWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasCompletedVideoReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAnonymous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  practiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referralCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['Specialty']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ReviewAuthor']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['PublicVideo']>, ParentType, ContextType>;
  videoReviews?: Resolver<Array<ResolversTypes['VideoReview']>, ParentType, ContextType>;
  videoReviewsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewAddRatingPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewAddRatingPayload'] = ResolversParentTypes['ReviewAddRatingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewAuthorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewAuthor'] = ResolversParentTypes['ReviewAuthor']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewCreateClientPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewCreateClientPayload'] = ResolversParentTypes['ReviewCreateClientPayload']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewInvitationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewInvitation'] = ResolversParentTypes['ReviewInvitation']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
};

export type ReviewPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type SkillResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill'], FederationReferenceType extends FederationReferenceTypes['Skill'] = FederationReferenceTypes['Skill']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Skill']> | FederationReferenceType, FederationReferenceType, ContextType>;
  endorsementsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SpecialtyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Specialty'] = ResolversParentTypes['Specialty']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoReview'] = ResolversParentTypes['VideoReview']> = {
  canUpload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fileSizeMb?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalFilename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoReviewStatus'], ParentType, ContextType>;
  uploadHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoReviewUploadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoReviewUpload'] = ResolversParentTypes['VideoReviewUpload']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkState?: Resolver<ResolversTypes['VideoLinkState'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoReviewStatus'], ParentType, ContextType>;
  uploadHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoUploadToolResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoUploadTool'] = ResolversParentTypes['VideoUploadTool']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoUploadEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Appointment?: AppointmentResolvers<ContextType>;
  CompletePhotoUploadPayload?: CompletePhotoUploadPayloadResolvers<ContextType>;
  CreatePhotoUploadPayload?: CreatePhotoUploadPayloadResolvers<ContextType>;
  CreateVideoReviewForReviewPayload?: CreateVideoReviewForReviewPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  ErrorCode?: ErrorCodeResolvers;
  Mutation?: MutationResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  ProImportReviewPayload?: ProImportReviewPayloadResolvers<ContextType>;
  PublicVideo?: PublicVideoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAddRatingPayload?: ReviewAddRatingPayloadResolvers<ContextType>;
  ReviewAuthor?: ReviewAuthorResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewCreateClientPayload?: ReviewCreateClientPayloadResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewInvitation?: ReviewInvitationResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  Specialty?: SpecialtyResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VideoReview?: VideoReviewResolvers<ContextType>;
  VideoReviewUpload?: VideoReviewUploadResolvers<ContextType>;
  VideoUploadTool?: VideoUploadToolResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AppointmentMethods = kit.FieldMethods<AppointmentResolvers>;
export type CompletePhotoUploadPayloadMethods = kit.FieldMethods<CompletePhotoUploadPayloadResolvers>;
export type CreatePhotoUploadPayloadMethods = kit.FieldMethods<CreatePhotoUploadPayloadResolvers>;
export type CreateVideoReviewForReviewPayloadMethods = kit.FieldMethods<CreateVideoReviewForReviewPayloadResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type ProImportReviewPayloadMethods = kit.FieldMethods<ProImportReviewPayloadResolvers>;
export type PublicVideoMethods = kit.FieldMethods<PublicVideoResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type ReviewMethods = kit.FieldMethods<ReviewResolvers>;
export type ReviewAddRatingPayloadMethods = kit.FieldMethods<ReviewAddRatingPayloadResolvers>;
export type ReviewAuthorMethods = kit.FieldMethods<ReviewAuthorResolvers>;
export type ReviewConnectionMethods = kit.FieldMethods<ReviewConnectionResolvers>;
export type ReviewCreateClientPayloadMethods = kit.FieldMethods<ReviewCreateClientPayloadResolvers>;
export type ReviewEdgeMethods = kit.FieldMethods<ReviewEdgeResolvers>;
export type ReviewInvitationMethods = kit.FieldMethods<ReviewInvitationResolvers>;
export type ReviewPayloadMethods = kit.FieldMethods<ReviewPayloadResolvers>;
export type SkillMethods = kit.FieldMethods<SkillResolvers>;
export type SpecialtyMethods = kit.FieldMethods<SpecialtyResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;
export type VideoReviewMethods = kit.FieldMethods<VideoReviewResolvers>;
export type VideoReviewUploadMethods = kit.FieldMethods<VideoReviewUploadResolvers>;
export type VideoUploadToolMethods = kit.FieldMethods<VideoUploadToolResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    reviews:
      | 'already_imported'
      | 'already_reviewed'
      | 'forbidden'
      | 'invalid_amount'
      | 'invalid_country'
      | 'invalid_created_at'
      | 'invalid_cursor'
      | 'invalid_email'
      | 'invalid_endorsements'
      | 'invalid_first'
      | 'invalid_first_name'
      | 'invalid_idempotency_key'
      | 'invalid_phone'
      | 'invalid_photo'
      | 'invalid_rating'
      | 'invalid_referral_code'
      | 'invalid_review'
      | 'invalid_text'
      | 'invalid_video'
      | 'not_confirmed'
      | 'not_found'
      | 'not_reviewable'
      | 'not_uploaded'
      | 'rate_limited'
      | 'unsupported_reviewer'
      | 'upload_link_not_found'
      | 'upload_link_unavailable'
      | 'video_review_exists'
      | 'video_reviews_disabled';
  }
}
