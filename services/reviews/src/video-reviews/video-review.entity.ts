import { DomainError } from '@yarrow/kit/domain-error';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { VideoConfirmation } from './video-confirmation.entity.js';
import { linkUnavailable } from './video-link-errors.js';
import { cleanFilename, findVideoFormat, type AnnouncedVideo } from './video-format.js';

export type VideoStatus = 'pending' | 'uploading' | 'processing' | 'completed' | 'approved' | 'rejected' | 'failed';

/** What an upload link still opens. */
export type LinkState = 'open' | 'used' | 'expired' | 'disabled';

/** Whose video it is to be. */
export interface VideoAuthor {
  practiceId: string;
  folderId: string;
  clientId: string | null;
  appointmentId: string | null;
  reviewId: string | null;
  firstName: string;
  lastInitial: string;
}

/** What the worker made of it. */
export interface ProcessedVideo {
  videoKey: string;
  posterKey: string;
  durationMs: number;
}

/** A file in the store that the practice brought along, and what it says of it. */
export type BroughtVideo = Pick<
  VideoReview,
  'originalFilename' | 'contentType' | 'uploadKey' | 'title' | 'description' | 'statedRating' | 'recordedAt'
>;

/** Name of a file that is still to come. */
export const PENDING_UPLOAD = 'pending_upload';
const DAY_MS = 86_400_000;
const LINK_DAYS = 7;
const WAITING: readonly VideoStatus[] = ['pending', 'uploading', 'failed'];
const FINISHED: readonly VideoStatus[] = ['completed', 'approved'];

/** What a client says of a practice before a camera: a link, then an upload, then a video that the practice approves. */
@Entity('video_reviews')
export class VideoReview {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Part of the paths in the store: the client, or the author of the review. */
  @Column('uuid', { name: 'folder_id' })
  folderId: string;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('uuid', { name: 'appointment_id', nullable: true })
  appointmentId: string | null;

  /** Null for a link that the practice made without a review. */
  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_initial' })
  lastInitial: string;

  @Column('text')
  status: VideoStatus;

  /** Secret of the upload page. */
  @Column('text', { name: 'upload_hash' })
  uploadHash: string;

  @Column('bytea', { name: 'upload_hash_sha' })
  uploadHashSha: Buffer;

  @Column('boolean', { name: 'upload_enabled' })
  uploadEnabled: boolean;

  @Column('timestamptz', { name: 'upload_expires_at' })
  uploadExpiresAt: Date;

  @Column('text', { name: 'original_filename' })
  originalFilename: string;

  @Column('text', { name: 'content_type', nullable: true })
  contentType: string | null;

  @Column('integer', { name: 'size_bytes', nullable: true })
  sizeBytes: number | null;

  /** Key that the browser uploads to; only this service reads it. */
  @Column('text', { name: 'upload_key', nullable: true })
  uploadKey: string | null;

  @Column('text', { name: 'video_key', nullable: true })
  videoKey: string | null;

  @Column('text', { name: 'poster_key', nullable: true })
  posterKey: string | null;

  @Column('integer', { name: 'duration_ms', nullable: true })
  durationMs: number | null;

  /** Why it could not be used, for people. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'uploaded_at', nullable: true })
  uploadedAt: Date | null;

  @Column('timestamptz', { name: 'processed_at', nullable: true })
  processedAt: Date | null;

  @Column('timestamptz', { name: 'approved_at', nullable: true })
  approvedAt: Date | null;

  @Column('uuid', { name: 'approved_by', nullable: true })
  approvedBy: string | null;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  /** 1 to 5, as the practice says of a video that it brought along; it counts nowhere. */
  @Column('smallint', { name: 'stated_rating', nullable: true })
  statedRating: number | null;

  @Column('timestamptz', { name: 'recorded_at', nullable: true })
  recordedAt: Date | null;

  /** The practitioner, where it came by no link. */
  @Column('uuid', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;

  @Column(() => VideoConfirmation, { prefix: false })
  confirmation: VideoConfirmation;

  static create(author: VideoAuthor, at: Date, id = newId()): VideoReview {
    const uploadHash = newSecretToken();
    return Object.assign(new VideoReview(), {
      ...author,
      id,
      status: 'pending',
      uploadHash,
      uploadHashSha: hashToken(uploadHash),
      uploadEnabled: true,
      uploadExpiresAt: new Date(at.getTime() + LINK_DAYS * DAY_MS),
      originalFilename: PENDING_UPLOAD,
      createdAt: at,
      confirmation: new VideoConfirmation(),
    });
  }

  linkState(now: Date): LinkState {
    if (!WAITING.includes(this.status)) return 'used';
    if (!this.uploadEnabled) return 'disabled';
    return this.uploadExpiresAt > now ? 'open' : 'expired';
  }

  canUpload(now: Date): boolean {
    return this.linkState(now) === 'open';
  }

  /** Whether an upload may start without a code: the link came with a review, or its client has confirmed who they are. */
  get isConfirmed(): boolean {
    return this.reviewId !== null || this.confirmation.confirmedAt !== null;
  }

  /** Whether it is a link of the practice through which nothing has come. */
  get isLinkOfPractice(): boolean {
    return this.reviewId === null && this.status === 'pending' && this.originalFilename === PENDING_UPLOAD;
  }

  get isFinished(): boolean {
    return FINISHED.includes(this.status);
  }

  /** With one decimal; null before the upload. */
  get fileSizeMb(): number | null {
    return this.sizeBytes === null || this.sizeBytes === undefined ? null : round(this.sizeBytes / 1_048_576);
  }

  /** As everybody may see the author. */
  get author(): string {
    return this.lastInitial ? `${this.firstName} ${this.lastInitial}.` : this.firstName;
  }

  /**
   * Opens a place in the store for one upload; what an earlier one left there is not used any more.
   * @returns the key of the earlier one
   * @throws DomainError `upload_link_unavailable`, `confirmation_required`
   */
  startUpload({ filename, contentType, sizeBytes }: AnnouncedVideo, now: Date): string | null {
    this.requireOpen(now);
    if (!this.isConfirmed) {
      throw new DomainError('confirmation_required', 'Please enter the code from your mail first.');
    }
    const earlierKey = this.uploadKey;
    const { extension } = findVideoFormat(contentType)!;
    Object.assign(this, { status: 'uploading', contentType, sizeBytes, failure: null });
    this.originalFilename = cleanFilename(filename);
    this.uploadKey = `uploads/videos/${this.folderId}/${newId()}.${extension}`;
    return earlierKey;
  }

  isUploading(videoKey: string): boolean {
    return this.status === 'uploading' && this.uploadKey === videoKey;
  }

  /** The upload has arrived and is what it was announced as. */
  completeUpload(now: Date): void {
    this.status = 'processing';
    this.uploadedAt = now;
  }

  /** What arrived is not what it was announced as: the link may be used for another try. */
  refuseUpload(): void {
    this.status = 'pending';
    this.forgetFile();
  }

  /** The practice brought it along: it came by no link, and has none. */
  bring(file: BroughtVideo, uploadedBy: string, now: Date): void {
    Object.assign(this, file, { uploadedBy, uploadEnabled: false, status: 'processing', uploadedAt: now });
  }

  finish(video: ProcessedVideo, now: Date): void {
    Object.assign(this, video, { status: 'completed', processedAt: now });
  }

  fail(reason: string, now: Date): void {
    Object.assign(this, { status: 'failed', failure: reason, processedAt: now });
  }

  /** @throws DomainError `not_reviewable` */
  approve(by: string, now: Date): void {
    this.requireCompleted();
    Object.assign(this, { status: 'approved', approvedAt: now, approvedBy: by });
  }

  /**
   * Of an approved one too: it is taken down.
   * @throws DomainError `not_reviewable`
   */
  reject(): void {
    if (this.status !== 'approved') this.requireCompleted();
    this.status = 'rejected';
  }

  /** @throws DomainError `upload_link_unavailable` for a used one */
  extendLink(now: Date): void {
    if (this.linkState(now) === 'used') throw linkUnavailable();
    const from = Math.max(now.getTime(), this.uploadExpiresAt.getTime());
    Object.assign(this, { uploadExpiresAt: new Date(from + DAY_MS), uploadEnabled: true });
  }

  /** Another visit of the review flow opens it again, unless the practice has closed it. */
  renewLink(now: Date): void {
    if (this.linkState(now) === 'expired') this.uploadExpiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  }

  /** @throws DomainError `upload_link_unavailable` for a used one */
  disableLink(now: Date): void {
    if (this.linkState(now) === 'used') throw linkUnavailable();
    this.uploadEnabled = false;
  }

  requireOpen(now: Date): void {
    if (!this.canUpload(now)) throw linkUnavailable();
  }

  private forgetFile(): void {
    Object.assign(this, { contentType: null, sizeBytes: null, uploadKey: null, originalFilename: PENDING_UPLOAD });
  }

  private requireCompleted(): void {
    if (this.status === 'completed') return;
    throw new DomainError('not_reviewable', 'Only a video that is ready for review can be approved or rejected.');
  }
}

const round = (megabytes: number) => Math.round(megabytes * 10) / 10;
