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

/** Outcome of replying. */
export type AddEditReviewReplyPayload = {
  __typename?: 'AddEditReviewReplyPayload';
  errors: Array<UserError>;
  result: MutationResult;
  /** The review with the reply. */
  review?: Maybe<Review>;
};

/** What reviews knows of an appointment. */
export type Appointment = {
  __typename?: 'Appointment';
  /** It endorses skills of the practice. */
  hasEndorsements: Scalars['Boolean']['output'];
  /** It says something in words; for the practice as `isReviewed`, and so the next two. */
  hasTextReview: Scalars['Boolean']['output'];
  /** Its video has arrived; for the practice once everybody can watch it. */
  hasVideoReview: Scalars['Boolean']['output'];
  /** Of the appointment. */
  id: Scalars['ID']['output'];
  /** Secret of the page `/m/c/{instantActionToken}`, which is enough to see this. */
  instantActionToken: Scalars['String']['output'];
  /** The client has given stars for this visit. For the practice only of a public review with a name, so that it does not reveal an anonymous author. */
  isReviewed: Scalars['Boolean']['output'];
  /**
   * Path of the review flow, once the visit is over: for its client that of this visit; for the practice its own one, to be handed on,
   * which proves nothing about a visit.
   */
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

/** A document that will be uploaded. */
export type CreateDocumentUploadInput = {
  /** `application/pdf`, `image/jpeg`, `image/png` or `image/webp`. */
  contentType: Scalars['String']['input'];
  /** UUID made by the client for a new one, the same for each repetition: those get what the first request made. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Bytes, at most 10485760. */
  sizeBytes: Scalars['Int']['input'];
};

/** Outcome of starting an upload. */
export type CreateDocumentUploadPayload = {
  __typename?: 'CreateDocumentUploadPayload';
  /** Why it may not. */
  errors: Array<UserError>;
  /** Handle that other operations take for the document. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Whether an upload may start. */
  result: MutationResult;
  /** JSON object of the form's fields; `file` comes last. */
  uploadFields?: Maybe<Scalars['String']['output']>;
  /** Address to POST the form to. */
  uploadUrl?: Maybe<Scalars['String']['output']>;
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

/** Outcome of deciding about reports. */
export type DecideReportsPayload = {
  __typename?: 'DecideReportsPayload';
  errors: Array<UserError>;
  /** How many reviews wait now. */
  reportedReviewsCount?: Maybe<Scalars['Int']['output']>;
  result: MutationResult;
};

/** Outcome of letting go. */
export type DismissReviewRequestPayload = {
  __typename?: 'DismissReviewRequestPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

export { ErrorCode };

/** A row that was refused. */
export type ErroredReviewClient = {
  __typename?: 'ErroredReviewClient';
  /** Always empty: people are asked by phone. */
  email?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  /** Place in the list, 1 for the first. */
  row: Scalars['Int']['output'];
};

/** A video, or the link for one, as its practice manages it. */
export type ManagedVideoReview = {
  __typename?: 'ManagedVideoReview';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The practitioner who approved it. */
  approvedBy?: Maybe<User>;
  /** Its link takes an upload. */
  canUpload: Scalars['Boolean']['output'];
  /** The contact; null for a person who came by the practice's link. */
  client?: Maybe<VideoReviewClient>;
  /** The contact; null for a person who came by the practice's link. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** Name of the contact, else first name and last initial. */
  clientName: Scalars['String']['output'];
  contentType?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Why it could not be used. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** It is a link of the practice through which nothing has come. The secret of a link is for the client only. */
  isUploadLink: Scalars['Boolean']['output'];
  /** Name of the file; `pending_upload` before it has come. */
  originalFilename: Scalars['String']['output'];
  processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds from the upload to the end of the processing. */
  processingTime?: Maybe<Scalars['Int']['output']>;
  /** 1 to 5, as the practice says of a video that it brought along; it counts nowhere. */
  rating?: Maybe<Scalars['Int']['output']>;
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  status: VideoReviewStatus;
  title?: Maybe<Scalars['String']['output']>;
  uploadEnabled: Scalars['Boolean']['output'];
  uploadExpiresAt: Scalars['DateTime']['output'];
  uploadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The practice brought it along. */
  uploadedByPractice: Scalars['Boolean']['output'];
  /** The account that uploaded it for the client; null for a video that came by a link. */
  user?: Maybe<User>;
  /** Address of the MP4, once it is ready; its practice may play it before everybody may. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** What the practice says to a public review, in the place of what it said before; everybody sees it. */
  addEditReviewReply: AddEditReviewReplyPayload;
  /** Ends an upload: makes pictures of what arrived, as bare pixels, and gives them public addresses. `invalid_photo` for what is no picture, is damaged, has over 50 megapixels or takes over 10 seconds. */
  completePhotoUpload: CompletePhotoUploadPayload;
  /** The client confirms a review that the practice imported. */
  confirmReview: ReviewPayload;
  /**
   * Confirms by the mailed code that the client has opened the link; an upload may start then. Five wrong codes end it.
   * `upload_link_not_found`, `upload_link_unavailable`, `wrong_code`, `code_expired`.
   */
  confirmVideoReview: VideoReviewUploadPayload;
  /**
   * Starts an upload of a document straight to the store: a PDF or a picture that the practice and staff alone see.
   * Errors: `invalid_document`, `rate_limited`.
   */
  createDocumentUpload: CreateDocumentUploadPayload;
  /** Starts an upload of a picture straight to the store. */
  createPhotoUpload: CreatePhotoUploadPayload;
  /** Makes the link through which a video comes, once for each visit; a second call gives the same one. */
  createVideoReviewForReview: CreateVideoReviewForReviewPayload;
  /** Leaves a reported review as it is and closes its reports; staff only. Errors: `forbidden`, `not_found`. */
  dismissReviewReports: DecideReportsPayload;
  /** Dismisses a pending request. An unconfirmed imported review is deleted with it. */
  dismissReviewRequest: DismissReviewRequestPayload;
  /** Brings along a review from elsewhere: its author is asked to confirm it, and it counts only then. For practitioners. */
  proImportReview: ProImportReviewPayload;
  /**
   * Removes a review: it is public no longer, counts no longer, and its author cannot bring it back. Closes its reports. Staff
   * only. Errors: `forbidden`, `not_found`, `invalid_reason`.
   */
  removeReportedReview: DecideReportsPayload;
  /**
   * Reports a public review to staff, who decide whether it stays. Anybody may, without an account too; a further report of the
   * same account, or with the same `idempotencyKey`, changes nothing. Errors: `not_found`, `invalid_details`, `rate_limited`,
   * `invalid_idempotency_key`.
   */
  reportReview: ReportReviewPayload;
  /** Sends the link of a pending request again; three times a day at most. */
  resendProReviewRequest: ResendProReviewRequestPayload;
  /** The skills that the client endorses; replaces earlier ones. */
  reviewAddEndorsements: ReviewPayload;
  /** The stars. One review for each appointment, or each client without one: a second call changes it. */
  reviewAddRating: ReviewAddRatingPayload;
  /** The words; longer than 2 characters, at most 5000. */
  reviewAddTextReview: ReviewPayload;
  /** First step of the review flow: creates the reviewer. The result does not reveal whether the practice knows the phone. */
  reviewCreateClient: ReviewCreateClientPayload;
  /** Asks people for a review by text. Rows that keep the rules are asked, the others come back in `erroredClients`. */
  sendBulkReviewRequests: SendBulkReviewRequestsPayload;
  /**
   * Mails a code of six digits to the client of a link of the practice, at most five an hour. It is valid for 15 minutes
   * and replaces the one before. `upload_link_not_found`, `upload_link_unavailable`, `no_email`, `rate_limited`.
   */
  sendVideoReviewCode: VideoReviewUploadPayload;
  /** Hides or shows the author. A public review that becomes anonymous disappears, and comes back as another one within days. */
  toggleReviewAnon: ReviewPayload;
};


export type MutationAddEditReviewReplyArgs = {
  message: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};


export type MutationCompletePhotoUploadArgs = {
  input: CompletePhotoUploadInput;
};


export type MutationConfirmReviewArgs = {
  reviewId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmVideoReviewArgs = {
  code: Scalars['String']['input'];
  uploadHash: Scalars['String']['input'];
};


export type MutationCreateDocumentUploadArgs = {
  input: CreateDocumentUploadInput;
};


export type MutationCreatePhotoUploadArgs = {
  input: CreatePhotoUploadInput;
};


export type MutationCreateVideoReviewForReviewArgs = {
  reviewId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDismissReviewReportsArgs = {
  reviewId: Scalars['ID']['input'];
};


export type MutationDismissReviewRequestArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId: Scalars['ID']['input'];
};


export type MutationProImportReviewArgs = {
  createdAt: Scalars['DateTime']['input'];
  firstName: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
  rating: Scalars['Int']['input'];
  review?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveReportedReviewArgs = {
  reason: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};


export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};


export type MutationResendProReviewRequestArgs = {
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  clientId: Scalars['ID']['input'];
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


export type MutationSendBulkReviewRequestsArgs = {
  clients: Array<ReviewRequestClientInput>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendVideoReviewCodeArgs = {
  uploadHash: Scalars['String']['input'];
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

/** A review that the practice waits for: it asked for it, imported it, or there was a visit. */
export type PendingReviewRequest = {
  __typename?: 'PendingReviewRequest';
  /** The visit that it is about, if any. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** By which `resendProReviewRequest` and `dismissReviewRequest` know it. */
  clientId: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** E.164. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Path that the practice may hand on; it proves nothing about a visit. Null for an import, which its author alone can confirm. */
  reviewLink?: Maybe<Scalars['String']['output']>;
  reviewRequestedAt: Scalars['DateTime']['output'];
  /** It was imported, and its author has to confirm it. */
  reviewRequireConfirmation: Scalars['Boolean']['output'];
  /** Videos and links of the contact, newest first, 20 at most; empty for people who are no contact of the practice. */
  videoReviews: Array<ManagedVideoReview>;
};

/** What reviews knows of a practice. */
export type Practice = {
  __typename?: 'Practice';
  /** Public reviews, those without words too, newest first, as everybody may see them. Null for all but the practice itself. */
  completedReviews?: Maybe<Array<Review>>;
  /** How many the same filters leave; null for all but the practice itself. */
  completedReviewsCount?: Maybe<Scalars['Int']['output']>;
  /** Of the practice. */
  id: Scalars['ID']['output'];
  /**
   * Videos and links of the practice's clients, newest first, without those of people who are anonymous. Null for all but the
   * practice itself.
   */
  managedVideoReviews?: Maybe<Array<ManagedVideoReview>>;
  /** How many there are; null for all but the practice itself. */
  managedVideoReviewsCount?: Maybe<Scalars['Int']['output']>;
  /** How many of the people asked by `sendBulkReviewRequests` have not answered; null for all but the practice itself. */
  openReviewRequestsCount?: Maybe<Scalars['Int']['output']>;
  /**
   * Reviews that are still to come, newest request first. An anonymous review does not remove its request, so that the
   * practice cannot identify the author. Null for all but the practice itself.
   */
  pendingReviewRequests?: Maybe<Array<PendingReviewRequest>>;
  /** How many there are; null for all but the practice itself. */
  pendingReviewRequestsCount?: Maybe<Scalars['Int']['output']>;
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
export type PracticeCompletedReviewsArgs = {
  dateFilter?: InputMaybe<ReviewDateFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


/** What reviews knows of a practice. */
export type PracticeCompletedReviewsCountArgs = {
  dateFilter?: InputMaybe<ReviewDateFilter>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


/** What reviews knows of a practice. */
export type PracticeManagedVideoReviewsArgs = {
  activeLinks?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What reviews knows of a practice. */
export type PracticeManagedVideoReviewsCountArgs = {
  activeLinks?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What reviews knows of a practice. */
export type PracticePendingReviewRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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
  /** First name and last initial; null for a video that the practice uploaded. */
  author?: Maybe<Scalars['String']['output']>;
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
  /** It is no review of a client: the practice uploaded it. */
  uploadedByPractice: Scalars['Boolean']['output'];
  /** Address of the MP4; it answers ranges. */
  videoUrl: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The review behind a link, with the facts that decide whether a video may be added to it; null for an unknown token. */
  checkVideoReviewAvailability?: Maybe<Review>;
  /** A public review, one without words too; null where there is none. */
  publicReview?: Maybe<Review>;
  /** Newest public reviews of the marketplace with text, for the home page. */
  recentReviews: Array<Review>;
  /**
   * Public reviews that were reported and about which staff have not decided, at most 100, the longest waiting first. Errors:
   * `forbidden` for all but staff.
   */
  reportedReviews: Array<ReportedReview>;
  /** How many wait in all. Errors: as `reportedReviews`. */
  reportedReviewsCount: Scalars['Int']['output'];
  /** The review behind the link of a review flow; null for an unknown token. A review's id works for its logged-in author and in the browser that opened the link. */
  reviewByToken?: Maybe<Review>;
  /** Practice and client of a referral link; null for an unknown code. */
  reviewInvitation?: Maybe<ReviewInvitation>;
  /** Whether a row of a practice's export of verified reviews is genuine and still as it was. */
  verifyReviewProof: ReviewProof;
  /** What an upload link is for; null for an unknown one. */
  videoReviewUpload?: Maybe<VideoReviewUpload>;
  /** The tool that tries uploads of videos out; null where it is switched off, which is everywhere but in test mode. */
  videoUploadTool?: Maybe<VideoUploadTool>;
};


export type QueryCheckVideoReviewAvailabilityArgs = {
  token: Scalars['String']['input'];
};


export type QueryPublicReviewArgs = {
  id: Scalars['ID']['input'];
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


export type QueryVerifyReviewProofArgs = {
  proof: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};


export type QueryVideoReviewUploadArgs = {
  uploadHash: Scalars['String']['input'];
};

/** A report about a public review. */
export type ReportReviewInput = {
  /** At most 1000 characters; needed for `other`. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** UUID made by the client, the same for each repetition. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  reason: ReviewReportReason;
  /** As everybody sees it. */
  reviewId: Scalars['ID']['input'];
};

/** Outcome of reporting. */
export type ReportReviewPayload = {
  __typename?: 'ReportReviewPayload';
  errors: Array<UserError>;
  result: MutationResult;
};

/** A review with what was said against it, for staff. */
export type ReportedReview = {
  __typename?: 'ReportedReview';
  /** The first one first. */
  reports: Array<ReviewReport>;
  /** As everybody sees it. */
  review: Review;
};

/** Outcome of asking again. */
export type ResendProReviewRequestPayload = {
  __typename?: 'ResendProReviewRequestPayload';
  errors: Array<UserError>;
  result: MutationResult;
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
  /** Their ids. */
  endorsedSkillIds: Array<Scalars['ID']['output']>;
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
  /** What the practice says to it. */
  reviewReply?: Maybe<ReviewReply>;
  /** Endorsed specialties. */
  skills: Array<Specialty>;
  /** Secret of the review's link; only its author has it. */
  token?: Maybe<Scalars['String']['output']>;
  /** The author's name where no visit, contact or account shows who it is; null otherwise and where the author is hidden. */
  unverifiedName?: Maybe<Scalars['String']['output']>;
  /** When its author changed it last; of an anonymous review, for others, as `createdAt`. */
  updatedAt: Scalars['DateTime']['output'];
  /** The same, where the author has an account; null otherwise and where the author is hidden. */
  user?: Maybe<ReviewAuthor>;
  /** Its approved video; none while the author is anonymous. */
  video?: Maybe<PublicVideo>;
  /** Its video, at most one; for its author only, otherwise empty. */
  videoReviews: Array<VideoReview>;
  /** The practice takes videos. */
  videoReviewsEnabled: Scalars['Boolean']['output'];
  /** Address of that video's MP4. */
  videoUrl?: Maybe<Scalars['String']['output']>;
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
  /** Of the contact; for the practice that is reviewed alone. */
  email?: Maybe<Scalars['String']['output']>;
  /** As given in the review flow or known from the booking. */
  firstName: Scalars['String']['output'];
  /** Initial only, such as `R.`; empty where the last name is not known. */
  lastName: Scalars['String']['output'];
  /** Of the contact, E.164; for the practice that is reviewed alone. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** How a person knows the practice; determines the text of the message. */
export type ReviewClientType =
  /** They come now. */
  | 'current'
  /** They came before. */
  | 'former';

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
  /** What `reviewAddRating` takes as `clientId`: it is enough to set and change the stars of this review. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** `unsupported_reviewer`: Unfortunately we can't accept a review from you. */
  errors: Array<UserError>;
  /** Whether the person is accepted. */
  result: MutationResult;
};

/** Which reviews by their day (spec portal-configuration §9). Weeks begin as is usual in the country of the practice. */
export type ReviewDateFilter =
  | 'all_time'
  | 'last_month'
  | 'last_week'
  | 'last_year'
  | 'this_month'
  | 'this_week'
  | 'this_year';

/** A review and its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Where a page after it starts. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** Practice and client of a review link. */
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

/** What Yarrow knows of a review that a practice says it got after a real visit. */
export type ReviewProof = {
  __typename?: 'ReviewProof';
  /** The review was written by a visitor of the practice and is unchanged since it was exported. */
  isValid: Scalars['Boolean']['output'];
  /** As it is now; null unless the proof is valid. */
  review?: Maybe<Review>;
};

/** What a practice says to a review. */
export type ReviewReply = {
  __typename?: 'ReviewReply';
  /** Plain text. */
  message: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** A user's report of a review. */
export type ReviewReport = {
  __typename?: 'ReviewReport';
  createdAt: Scalars['DateTime']['output'];
  /** Empty where nothing was added. */
  details: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Said by the practice that is reviewed. */
  isByPractice: Scalars['Boolean']['output'];
  reason: ReviewReportReason;
};

/** Why a review is reported. */
export type ReviewReportReason =
  /** It insults, threatens or discriminates. */
  | 'abusive'
  /** It advertises. */
  | 'advertising'
  /** It is about another practice or person, or about no visit at all. */
  | 'not_genuine'
  | 'other'
  /** It says something private: a diagnosis, an address, a name. */
  | 'private';

/** A person to be asked. */
export type ReviewRequestClientInput = {
  clientType?: InputMaybe<ReviewClientType>;
  /** Not empty. */
  firstName: Scalars['String']['input'];
  /** In the way of the practice's country, or with a country code. */
  phone: Scalars['String']['input'];
};

/** Outcome of asking several people. */
export type SendBulkReviewRequestsPayload = {
  __typename?: 'SendBulkReviewRequestsPayload';
  /** Rows that were refused; none of them was asked. */
  erroredClients: Array<ErroredReviewClient>;
  /** Why the list as a whole was not. */
  errors: Array<UserError>;
  /** Whether the list was taken: also where rows of it were refused. */
  result: MutationResult;
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

/** An account; its name is public through what refers to it. */
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

/** A visit that took place. */
export type VideoReviewAppointment = {
  __typename?: 'VideoReviewAppointment';
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
};

/** A contact of the practice who is on a video, or is asked for one. */
export type VideoReviewClient = {
  __typename?: 'VideoReviewClient';
  /** Visits that took place, the latest first, 20 at most. */
  appointments: Array<VideoReviewAppointment>;
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
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
  /** Where the code goes, shortened: `m•••@example.com`. Null once confirmed, and where the practice has no address of the client. */
  codeGoesTo?: Maybe<Scalars['String']['output']>;
  /** First name of the client asked. */
  firstName: Scalars['String']['output'];
  /** An upload needs no code: the link came with a review, or the client has confirmed who they are. */
  isConfirmed: Scalars['Boolean']['output'];
  /** What it opens. */
  linkState: VideoLinkState;
  /** Who is reviewed. */
  practice: Practice;
  /** The review that the video belongs to, with its secret, for the holder of the link: it ends with the video. Null for a link that the practice made without a review, and for the practice itself. */
  review?: Maybe<Review>;
  /** How far the video is. */
  status: VideoReviewStatus;
  /** Secret of the link. */
  uploadHash: Scalars['String']['output'];
};

/** Outcome of sending or entering the code of a link. */
export type VideoReviewUploadPayload = {
  __typename?: 'VideoReviewUploadPayload';
  /** Why it was not. */
  errors: Array<UserError>;
  /** Whether it was done. */
  result: MutationResult;
  /** The link as it is now; null after an error. */
  upload?: Maybe<VideoReviewUpload>;
};

/** The tool that tries uploads of videos out, for logged-in users. */
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
  AddEditReviewReplyPayload: ResolverTypeWrapper<Omit<AddEditReviewReplyPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  Appointment: ResolverTypeWrapper<Appointment>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: ResolverTypeWrapper<CompletePhotoUploadPayload>;
  CreateDocumentUploadInput: CreateDocumentUploadInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CreateDocumentUploadPayload: ResolverTypeWrapper<CreateDocumentUploadPayload>;
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  CreatePhotoUploadPayload: ResolverTypeWrapper<CreatePhotoUploadPayload>;
  CreateVideoReviewForReviewPayload: ResolverTypeWrapper<CreateVideoReviewForReviewPayload>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideReportsPayload: ResolverTypeWrapper<DecideReportsPayload>;
  DismissReviewRequestPayload: ResolverTypeWrapper<DismissReviewRequestPayload>;
  ErrorCode: ErrorCode;
  ErroredReviewClient: ResolverTypeWrapper<ErroredReviewClient>;
  ManagedVideoReview: ResolverTypeWrapper<ManagedVideoReview>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: MutationResult;
  PendingReviewRequest: ResolverTypeWrapper<Omit<PendingReviewRequest, 'videoReviews'>>;
  Practice: ResolverTypeWrapper<Pick<Practice, 'id'>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ProImportReviewPayload: ResolverTypeWrapper<ProImportReviewPayload>;
  PublicVideo: ResolverTypeWrapper<PublicVideo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReportReviewInput: ReportReviewInput;
  ReportReviewPayload: ResolverTypeWrapper<ReportReviewPayload>;
  ReportedReview: ResolverTypeWrapper<Omit<ReportedReview, 'review'> & { review: ResolversTypes['Review'] }>;
  ResendProReviewRequestPayload: ResolverTypeWrapper<ResendProReviewRequestPayload>;
  Review: ResolverTypeWrapper<ReviewView>;
  ReviewAddRatingPayload: ResolverTypeWrapper<Omit<ReviewAddRatingPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  ReviewAuthor: ResolverTypeWrapper<ReviewAuthor>;
  ReviewClientType: ReviewClientType;
  ReviewConnection: ResolverTypeWrapper<ReviewsPage>;
  ReviewCreateClientPayload: ResolverTypeWrapper<ReviewCreateClientPayload>;
  ReviewDateFilter: ReviewDateFilter;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewInvitation: ResolverTypeWrapper<Invitation>;
  ReviewPayload: ResolverTypeWrapper<Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  ReviewProof: ResolverTypeWrapper<Omit<ReviewProof, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  ReviewReply: ResolverTypeWrapper<ReviewReply>;
  ReviewReport: ResolverTypeWrapper<ReviewReport>;
  ReviewReportReason: ReviewReportReason;
  ReviewRequestClientInput: ReviewRequestClientInput;
  SendBulkReviewRequestsPayload: ResolverTypeWrapper<SendBulkReviewRequestsPayload>;
  Skill: ResolverTypeWrapper<Pick<Skill, 'id'>>;
  Specialty: ResolverTypeWrapper<Specialty>;
  User: ResolverTypeWrapper<User>;
  UserError: ResolverTypeWrapper<UserError>;
  VideoLinkState: VideoLinkState;
  VideoReview: ResolverTypeWrapper<VideoReview>;
  VideoReviewAppointment: ResolverTypeWrapper<VideoReviewAppointment>;
  VideoReviewClient: ResolverTypeWrapper<VideoReviewClient>;
  VideoReviewStatus: VideoReviewStatus;
  VideoReviewUpload: ResolverTypeWrapper<VideoUploadView>;
  VideoReviewUploadPayload: ResolverTypeWrapper<Omit<VideoReviewUploadPayload, 'upload'> & { upload?: Maybe<ResolversTypes['VideoReviewUpload']> }>;
  VideoUploadTool: ResolverTypeWrapper<VideoUploadTool>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddEditReviewReplyPayload: Omit<AddEditReviewReplyPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  Appointment: Appointment | FederationReferenceTypes['Appointment'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: CompletePhotoUploadPayload;
  CreateDocumentUploadInput: CreateDocumentUploadInput;
  Int: Scalars['Int']['output'];
  CreateDocumentUploadPayload: CreateDocumentUploadPayload;
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  CreatePhotoUploadPayload: CreatePhotoUploadPayload;
  CreateVideoReviewForReviewPayload: CreateVideoReviewForReviewPayload;
  DateTime: Scalars['DateTime']['output'];
  DecideReportsPayload: DecideReportsPayload;
  DismissReviewRequestPayload: DismissReviewRequestPayload;
  ErroredReviewClient: ErroredReviewClient;
  ManagedVideoReview: ManagedVideoReview;
  Mutation: Record<PropertyKey, never>;
  PendingReviewRequest: Omit<PendingReviewRequest, 'videoReviews'>;
  Practice: Pick<Practice, 'id'>;
  Float: Scalars['Float']['output'];
  ProImportReviewPayload: ProImportReviewPayload;
  PublicVideo: PublicVideo;
  Query: Record<PropertyKey, never>;
  ReportReviewInput: ReportReviewInput;
  ReportReviewPayload: ReportReviewPayload;
  ReportedReview: Omit<ReportedReview, 'review'> & { review: ResolversParentTypes['Review'] };
  ResendProReviewRequestPayload: ResendProReviewRequestPayload;
  Review: ReviewView;
  ReviewAddRatingPayload: Omit<ReviewAddRatingPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  ReviewAuthor: ReviewAuthor;
  ReviewConnection: ReviewsPage;
  ReviewCreateClientPayload: ReviewCreateClientPayload;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewInvitation: Invitation;
  ReviewPayload: Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  ReviewProof: Omit<ReviewProof, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  ReviewReply: ReviewReply;
  ReviewReport: ReviewReport;
  ReviewRequestClientInput: ReviewRequestClientInput;
  SendBulkReviewRequestsPayload: SendBulkReviewRequestsPayload;
  Skill: Pick<Skill, 'id'>;
  Specialty: Specialty;
  User: User;
  UserError: UserError;
  VideoReview: VideoReview;
  VideoReviewAppointment: VideoReviewAppointment;
  VideoReviewClient: VideoReviewClient;
  VideoReviewUpload: VideoUploadView;
  VideoReviewUploadPayload: Omit<VideoReviewUploadPayload, 'upload'> & { upload?: Maybe<ResolversParentTypes['VideoReviewUpload']> };
  VideoUploadTool: VideoUploadTool;
};

export type AddEditReviewReplyPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddEditReviewReplyPayload'] = ResolversParentTypes['AddEditReviewReplyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment'], FederationReferenceType extends FederationReferenceTypes['Appointment'] = FederationReferenceTypes['Appointment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Appointment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  hasEndorsements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTextReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasVideoReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type CreateDocumentUploadPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateDocumentUploadPayload'] = ResolversParentTypes['CreateDocumentUploadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  uploadFields?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type DecideReportsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DecideReportsPayload'] = ResolversParentTypes['DecideReportsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reportedReviewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type DismissReviewRequestPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DismissReviewRequestPayload'] = ResolversParentTypes['DismissReviewRequestPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ already_imported?: any, already_requested?: any, already_reviewed?: any, code_expired?: any, confirmation_required?: any, forbidden?: any, import_reviews_disabled?: any, invalid_amount?: any, invalid_clients?: any, invalid_country?: any, invalid_created_at?: any, invalid_cursor?: any, invalid_details?: any, invalid_document?: any, invalid_email?: any, invalid_endorsements?: any, invalid_first?: any, invalid_first_name?: any, invalid_idempotency_key?: any, invalid_message?: any, invalid_phone?: any, invalid_photo?: any, invalid_rating?: any, invalid_reason?: any, invalid_referral_code?: any, invalid_review?: any, invalid_text?: any, invalid_video?: any, no_email?: any, no_past_visit?: any, not_confirmed?: any, not_found?: any, not_reviewable?: any, not_uploaded?: any, rate_limited?: any, unsupported_reviewer?: any, upload_link_not_found?: any, upload_link_unavailable?: any, video_review_exists?: any, video_reviews_disabled?: any, wrong_code?: any }, ResolversTypes['ErrorCode']>;

export type ErroredReviewClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ErroredReviewClient'] = ResolversParentTypes['ErroredReviewClient']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedVideoReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedVideoReview'] = ResolversParentTypes['ManagedVideoReview']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canUpload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['VideoReviewClient']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUploadLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  originalFilename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  processingTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoReviewStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uploadExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uploadedByPractice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addEditReviewReply?: Resolver<ResolversTypes['AddEditReviewReplyPayload'], ParentType, ContextType, RequireFields<MutationAddEditReviewReplyArgs, 'message' | 'reviewId'>>;
  completePhotoUpload?: Resolver<ResolversTypes['CompletePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCompletePhotoUploadArgs, 'input'>>;
  confirmReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationConfirmReviewArgs, 'reviewId'>>;
  confirmVideoReview?: Resolver<ResolversTypes['VideoReviewUploadPayload'], ParentType, ContextType, RequireFields<MutationConfirmVideoReviewArgs, 'code' | 'uploadHash'>>;
  createDocumentUpload?: Resolver<ResolversTypes['CreateDocumentUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateDocumentUploadArgs, 'input'>>;
  createPhotoUpload?: Resolver<ResolversTypes['CreatePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCreatePhotoUploadArgs, 'input'>>;
  createVideoReviewForReview?: Resolver<ResolversTypes['CreateVideoReviewForReviewPayload'], ParentType, ContextType, RequireFields<MutationCreateVideoReviewForReviewArgs, 'reviewId'>>;
  dismissReviewReports?: Resolver<ResolversTypes['DecideReportsPayload'], ParentType, ContextType, RequireFields<MutationDismissReviewReportsArgs, 'reviewId'>>;
  dismissReviewRequest?: Resolver<ResolversTypes['DismissReviewRequestPayload'], ParentType, ContextType, RequireFields<MutationDismissReviewRequestArgs, 'clientId'>>;
  proImportReview?: Resolver<ResolversTypes['ProImportReviewPayload'], ParentType, ContextType, RequireFields<MutationProImportReviewArgs, 'createdAt' | 'firstName' | 'phone' | 'rating'>>;
  removeReportedReview?: Resolver<ResolversTypes['DecideReportsPayload'], ParentType, ContextType, RequireFields<MutationRemoveReportedReviewArgs, 'reason' | 'reviewId'>>;
  reportReview?: Resolver<ResolversTypes['ReportReviewPayload'], ParentType, ContextType, RequireFields<MutationReportReviewArgs, 'input'>>;
  resendProReviewRequest?: Resolver<ResolversTypes['ResendProReviewRequestPayload'], ParentType, ContextType, RequireFields<MutationResendProReviewRequestArgs, 'clientId'>>;
  reviewAddEndorsements?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReviewAddEndorsementsArgs, 'endorsements' | 'reviewId'>>;
  reviewAddRating?: Resolver<ResolversTypes['ReviewAddRatingPayload'], ParentType, ContextType, RequireFields<MutationReviewAddRatingArgs, 'clientId' | 'practiceId' | 'rating'>>;
  reviewAddTextReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReviewAddTextReviewArgs, 'reviewId' | 'text'>>;
  reviewCreateClient?: Resolver<ResolversTypes['ReviewCreateClientPayload'], ParentType, ContextType, RequireFields<MutationReviewCreateClientArgs, 'firstName' | 'phone' | 'practiceId'>>;
  sendBulkReviewRequests?: Resolver<ResolversTypes['SendBulkReviewRequestsPayload'], ParentType, ContextType, RequireFields<MutationSendBulkReviewRequestsArgs, 'clients'>>;
  sendVideoReviewCode?: Resolver<ResolversTypes['VideoReviewUploadPayload'], ParentType, ContextType, RequireFields<MutationSendVideoReviewCodeArgs, 'uploadHash'>>;
  toggleReviewAnon?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationToggleReviewAnonArgs, 'isAnon' | 'reviewId'>>;
};

export type PendingReviewRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PendingReviewRequest'] = ResolversParentTypes['PendingReviewRequest']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewRequestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewRequireConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoReviews?: Resolver<Array<ResolversTypes['ManagedVideoReview']>, ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice'], FederationReferenceType extends FederationReferenceTypes['Practice'] = FederationReferenceTypes['Practice']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Practice']> | FederationReferenceType, FederationReferenceType, ContextType>;
  completedReviews?: Resolver<Maybe<Array<ResolversTypes['Review']>>, ParentType, ContextType, RequireFields<PracticeCompletedReviewsArgs, 'dateFilter' | 'limit' | 'offset'>>;
  completedReviewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<PracticeCompletedReviewsCountArgs, 'dateFilter'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  managedVideoReviews?: Resolver<Maybe<Array<ResolversTypes['ManagedVideoReview']>>, ParentType, ContextType, RequireFields<PracticeManagedVideoReviewsArgs, 'activeLinks' | 'limit' | 'offset'>>;
  managedVideoReviewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<PracticeManagedVideoReviewsCountArgs, 'activeLinks'>>;
  openReviewRequestsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingReviewRequests?: Resolver<Maybe<Array<ResolversTypes['PendingReviewRequest']>>, ParentType, ContextType, RequireFields<PracticePendingReviewRequestsArgs, 'limit' | 'offset'>>;
  pendingReviewRequestsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAtAgoInWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posterUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadedByPractice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkVideoReviewAvailability?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryCheckVideoReviewAvailabilityArgs, 'token'>>;
  publicReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryPublicReviewArgs, 'id'>>;
  recentReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryRecentReviewsArgs, 'first'>>;
  reportedReviews?: Resolver<Array<ResolversTypes['ReportedReview']>, ParentType, ContextType>;
  reportedReviewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewByToken?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewByTokenArgs, 'token'>>;
  reviewInvitation?: Resolver<Maybe<ResolversTypes['ReviewInvitation']>, ParentType, ContextType, RequireFields<QueryReviewInvitationArgs, 'referralCode'>>;
  verifyReviewProof?: Resolver<ResolversTypes['ReviewProof'], ParentType, ContextType, RequireFields<QueryVerifyReviewProofArgs, 'proof' | 'reviewId'>>;
  videoReviewUpload?: Resolver<Maybe<ResolversTypes['VideoReviewUpload']>, ParentType, ContextType, RequireFields<QueryVideoReviewUploadArgs, 'uploadHash'>>;
  videoUploadTool?: Resolver<Maybe<ResolversTypes['VideoUploadTool']>, ParentType, ContextType>;
};

export type ReportReviewPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportReviewPayload'] = ResolversParentTypes['ReportReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type ReportedReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportedReview'] = ResolversParentTypes['ReportedReview']> = {
  reports?: Resolver<Array<ResolversTypes['ReviewReport']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ResendProReviewRequestPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ResendProReviewRequestPayload'] = ResolversParentTypes['ResendProReviewRequestPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
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
  endorsedSkillIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
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
  reviewReply?: Resolver<Maybe<ResolversTypes['ReviewReply']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['Specialty']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unverifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ReviewAuthor']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['PublicVideo']>, ParentType, ContextType>;
  videoReviews?: Resolver<Array<ResolversTypes['VideoReview']>, ParentType, ContextType>;
  videoReviewsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewAddRatingPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewAddRatingPayload'] = ResolversParentTypes['ReviewAddRatingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewAuthorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewAuthor'] = ResolversParentTypes['ReviewAuthor']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ReviewProofResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewProof'] = ResolversParentTypes['ReviewProof']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ReviewReplyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewReply'] = ResolversParentTypes['ReviewReply']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewReport'] = ResolversParentTypes['ReviewReport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByPractice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReviewReportReason'], ParentType, ContextType>;
};

export type SendBulkReviewRequestsPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendBulkReviewRequestsPayload'] = ResolversParentTypes['SendBulkReviewRequestsPayload']> = {
  erroredClients?: Resolver<Array<ResolversTypes['ErroredReviewClient']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
};

export type SkillResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill'], FederationReferenceType extends FederationReferenceTypes['Skill'] = FederationReferenceTypes['Skill']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Skill']> | FederationReferenceType, FederationReferenceType, ContextType>;
  endorsementsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SpecialtyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Specialty'] = ResolversParentTypes['Specialty']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
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

export type VideoReviewAppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoReviewAppointment'] = ResolversParentTypes['VideoReviewAppointment']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VideoReviewClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoReviewClient'] = ResolversParentTypes['VideoReviewClient']> = {
  appointments?: Resolver<Array<ResolversTypes['VideoReviewAppointment']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoReviewUploadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoReviewUpload'] = ResolversParentTypes['VideoReviewUpload']> = {
  codeGoesTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkState?: Resolver<ResolversTypes['VideoLinkState'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoReviewStatus'], ParentType, ContextType>;
  uploadHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoReviewUploadPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoReviewUploadPayload'] = ResolversParentTypes['VideoReviewUploadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['VideoReviewUpload']>, ParentType, ContextType>;
};

export type VideoUploadToolResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoUploadTool'] = ResolversParentTypes['VideoUploadTool']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoUploadEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AddEditReviewReplyPayload?: AddEditReviewReplyPayloadResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  CompletePhotoUploadPayload?: CompletePhotoUploadPayloadResolvers<ContextType>;
  CreateDocumentUploadPayload?: CreateDocumentUploadPayloadResolvers<ContextType>;
  CreatePhotoUploadPayload?: CreatePhotoUploadPayloadResolvers<ContextType>;
  CreateVideoReviewForReviewPayload?: CreateVideoReviewForReviewPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecideReportsPayload?: DecideReportsPayloadResolvers<ContextType>;
  DismissReviewRequestPayload?: DismissReviewRequestPayloadResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  ErroredReviewClient?: ErroredReviewClientResolvers<ContextType>;
  ManagedVideoReview?: ManagedVideoReviewResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PendingReviewRequest?: PendingReviewRequestResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  ProImportReviewPayload?: ProImportReviewPayloadResolvers<ContextType>;
  PublicVideo?: PublicVideoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReportReviewPayload?: ReportReviewPayloadResolvers<ContextType>;
  ReportedReview?: ReportedReviewResolvers<ContextType>;
  ResendProReviewRequestPayload?: ResendProReviewRequestPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAddRatingPayload?: ReviewAddRatingPayloadResolvers<ContextType>;
  ReviewAuthor?: ReviewAuthorResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewCreateClientPayload?: ReviewCreateClientPayloadResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewInvitation?: ReviewInvitationResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  ReviewProof?: ReviewProofResolvers<ContextType>;
  ReviewReply?: ReviewReplyResolvers<ContextType>;
  ReviewReport?: ReviewReportResolvers<ContextType>;
  SendBulkReviewRequestsPayload?: SendBulkReviewRequestsPayloadResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  Specialty?: SpecialtyResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VideoReview?: VideoReviewResolvers<ContextType>;
  VideoReviewAppointment?: VideoReviewAppointmentResolvers<ContextType>;
  VideoReviewClient?: VideoReviewClientResolvers<ContextType>;
  VideoReviewUpload?: VideoReviewUploadResolvers<ContextType>;
  VideoReviewUploadPayload?: VideoReviewUploadPayloadResolvers<ContextType>;
  VideoUploadTool?: VideoUploadToolResolvers<ContextType>;
};


import type * as kit from '@yarrow/kit/graphql/resolver-methods';

export type AddEditReviewReplyPayloadMethods = kit.FieldMethods<AddEditReviewReplyPayloadResolvers>;
export type AppointmentMethods = kit.FieldMethods<AppointmentResolvers>;
export type CompletePhotoUploadPayloadMethods = kit.FieldMethods<CompletePhotoUploadPayloadResolvers>;
export type CreateDocumentUploadPayloadMethods = kit.FieldMethods<CreateDocumentUploadPayloadResolvers>;
export type CreatePhotoUploadPayloadMethods = kit.FieldMethods<CreatePhotoUploadPayloadResolvers>;
export type CreateVideoReviewForReviewPayloadMethods = kit.FieldMethods<CreateVideoReviewForReviewPayloadResolvers>;
export type DecideReportsPayloadMethods = kit.FieldMethods<DecideReportsPayloadResolvers>;
export type DismissReviewRequestPayloadMethods = kit.FieldMethods<DismissReviewRequestPayloadResolvers>;
export type ErroredReviewClientMethods = kit.FieldMethods<ErroredReviewClientResolvers>;
export type ManagedVideoReviewMethods = kit.FieldMethods<ManagedVideoReviewResolvers>;
export type MutationMethods = kit.MutationMethods<MutationResolvers>;
export type PendingReviewRequestMethods = kit.FieldMethods<PendingReviewRequestResolvers>;
export type PracticeMethods = kit.FieldMethods<PracticeResolvers>;
export type ProImportReviewPayloadMethods = kit.FieldMethods<ProImportReviewPayloadResolvers>;
export type PublicVideoMethods = kit.FieldMethods<PublicVideoResolvers>;
export type QueryMethods = kit.QueryMethods<QueryResolvers>;
export type ReportReviewPayloadMethods = kit.FieldMethods<ReportReviewPayloadResolvers>;
export type ReportedReviewMethods = kit.FieldMethods<ReportedReviewResolvers>;
export type ResendProReviewRequestPayloadMethods = kit.FieldMethods<ResendProReviewRequestPayloadResolvers>;
export type ReviewMethods = kit.FieldMethods<ReviewResolvers>;
export type ReviewAddRatingPayloadMethods = kit.FieldMethods<ReviewAddRatingPayloadResolvers>;
export type ReviewAuthorMethods = kit.FieldMethods<ReviewAuthorResolvers>;
export type ReviewConnectionMethods = kit.FieldMethods<ReviewConnectionResolvers>;
export type ReviewCreateClientPayloadMethods = kit.FieldMethods<ReviewCreateClientPayloadResolvers>;
export type ReviewEdgeMethods = kit.FieldMethods<ReviewEdgeResolvers>;
export type ReviewInvitationMethods = kit.FieldMethods<ReviewInvitationResolvers>;
export type ReviewPayloadMethods = kit.FieldMethods<ReviewPayloadResolvers>;
export type ReviewProofMethods = kit.FieldMethods<ReviewProofResolvers>;
export type ReviewReplyMethods = kit.FieldMethods<ReviewReplyResolvers>;
export type ReviewReportMethods = kit.FieldMethods<ReviewReportResolvers>;
export type SendBulkReviewRequestsPayloadMethods = kit.FieldMethods<SendBulkReviewRequestsPayloadResolvers>;
export type SkillMethods = kit.FieldMethods<SkillResolvers>;
export type SpecialtyMethods = kit.FieldMethods<SpecialtyResolvers>;
export type UserMethods = kit.FieldMethods<UserResolvers>;
export type UserErrorMethods = kit.FieldMethods<UserErrorResolvers>;
export type VideoReviewMethods = kit.FieldMethods<VideoReviewResolvers>;
export type VideoReviewAppointmentMethods = kit.FieldMethods<VideoReviewAppointmentResolvers>;
export type VideoReviewClientMethods = kit.FieldMethods<VideoReviewClientResolvers>;
export type VideoReviewUploadMethods = kit.FieldMethods<VideoReviewUploadResolvers>;
export type VideoReviewUploadPayloadMethods = kit.FieldMethods<VideoReviewUploadPayloadResolvers>;
export type VideoUploadToolMethods = kit.FieldMethods<VideoUploadToolResolvers>;

declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    reviews:
      | 'already_imported'
      | 'already_requested'
      | 'already_reviewed'
      | 'code_expired'
      | 'confirmation_required'
      | 'forbidden'
      | 'import_reviews_disabled'
      | 'invalid_amount'
      | 'invalid_clients'
      | 'invalid_country'
      | 'invalid_created_at'
      | 'invalid_cursor'
      | 'invalid_details'
      | 'invalid_document'
      | 'invalid_email'
      | 'invalid_endorsements'
      | 'invalid_first'
      | 'invalid_first_name'
      | 'invalid_idempotency_key'
      | 'invalid_message'
      | 'invalid_phone'
      | 'invalid_photo'
      | 'invalid_rating'
      | 'invalid_reason'
      | 'invalid_referral_code'
      | 'invalid_review'
      | 'invalid_text'
      | 'invalid_video'
      | 'no_email'
      | 'no_past_visit'
      | 'not_confirmed'
      | 'not_found'
      | 'not_reviewable'
      | 'not_uploaded'
      | 'rate_limited'
      | 'unsupported_reviewer'
      | 'upload_link_not_found'
      | 'upload_link_unavailable'
      | 'video_review_exists'
      | 'video_reviews_disabled'
      | 'wrong_code';
  }
}
