import { Controller } from '@nestjs/common';
import { PracticeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentReviewedSchema,
  ReviewPublishedSchema,
  type AppointmentReviewed,
  type ReviewPublished,
} from '@yarrow/contracts/reviews/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { BookedThingsRepository } from '../../booked-things/booked-things.repository.js';
import { CopiesRepository } from '../../copies/copies.repository.js';
import { Planner } from '../../deliveries/planner.js';

@Controller()
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
}
