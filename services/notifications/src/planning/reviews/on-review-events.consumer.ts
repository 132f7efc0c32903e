import { Injectable } from '@nestjs/common';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentReviewedSchema,
  ReviewPublishedSchema,
  VideoReviewInvitedSchema,
  type AppointmentReviewed,
  type ReviewPublished,
  type VideoReviewInvited,
} from '@yarrow/contracts/reviews/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { formatDateLong } from '@yarrow/time/format';
import { BookedThingsRepository } from '../../booked-things/booked-things.repository.js';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner } from '../../deliveries/planner.js';

/** A reviewer who is no contact of the practice never becomes one: their record is not waited for any longer. */
const CLIENT_WAIT_MS = 60_000;

@Injectable()
export class OnReviewEvents {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly bookedThings: BookedThingsRepository,
    private readonly planner: Planner,
  ) {}

  /** Who has left a review is not asked for one. */
  @OnEvent(AppointmentReviewedSchema)
  async onAppointmentReviewed({ appointmentId }: AppointmentReviewed, { tx }: EventContext): Promise<void> {
    if (appointmentId) await this.bookedThings.noteReviewed(tx, appointmentId);
  }

  /**
   * Tells the practitioner that there is a review, once. It names no author, whatever the event says: somebody may
   * choose to be anonymous a moment later, and a mail cannot be taken back.
   */
  @OnEvent(ReviewPublishedSchema)
  async onReviewPublished({ review }: ReviewPublished, { tx, occurredAt }: EventContext): Promise<void> {
    if (!review) throw new Error('ReviewPublished without review');
    if (!this.planner.isNews(occurredAt)) return;
    const practice = await this.copies.find(tx, PracticeSchema, review.practiceId);
    if (!practice) throw new NotYetError(`Practice ${review.practiceId} is not known yet`);
    await this.planner.mail(
      tx,
      {
        kind: 'review_published',
        subject: review.reviewId,
        recipient: practice.email,
        sendAt: occurredAt.getTime(),
      },
      {
        subject: 'You have a new review',
        practice: practice.name,
        heading: 'A client left a review',
        paragraphs: [`A new review of ${practice.name} is on your profile.`],
        details: [],
        action: { label: 'Read it', url: `${this.planner.publicUrl}/p/${practice.slug}` },
      },
    );
  }

  @OnEvent(VideoReviewInvitedSchema)
  async onVideoReviewInvited(event: VideoReviewInvited, { tx, occurredAt }: EventContext): Promise<void> {
    if (!this.planner.isNews(occurredAt)) return;
    const practice = await this.copies.find(tx, PracticeSchema, event.practiceId);
    if (!practice) throw new NotYetError(`Practice ${event.practiceId} is not known yet`);
    const client = await this.copies.findClient(tx, event.clientId);
    if (!client && this.planner.now - occurredAt.getTime() < CLIENT_WAIT_MS)
      throw new NotYetError(`Client ${event.clientId} is not known yet`);
    if (!client || (event.expiresAt && timestampMs(event.expiresAt) <= this.planner.now)) return;
    const until = event.expiresAt && formatDateLong(timestampMs(event.expiresAt), client.timeZone || practice.timeZone);
    await this.planner.mail(
      tx,
      {
        kind: 'video_review_invited',
        subject: event.videoReviewId,
        recipient: client.email,
        sendAt: occurredAt.getTime(),
      },
      {
        subject: `Share a video review of ${practice.name}`,
        practice: practice.name,
        heading: `Hello ${client.firstName}`,
        paragraphs: [
          `${practice.practitionerFirstName || practice.name} would love to hear how it went, in your own voice. 30 to 60 seconds are enough; you can record it in your browser.`,
        ],
        details: until ? [{ label: 'Until', value: until }] : [],
        action: {
          label: 'Record a video',
          url: `${this.planner.publicUrl}/video-review/upload/${encodeURIComponent(event.uploadHash)}`,
        },
        closing: 'The link is yours alone and works for one video.',
      },
    );
  }
}
