import { newId } from '@yarrow/kit/ids';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ReviewClientType = 'current' | 'former';

/** Maximum number of people with an open request of a practice (spec portal-configuration §5). */
export const MAX_OPEN_REQUESTS = 10;

/** A person that the practice asked for a review, by name and phone. */
@Entity('review_requests')
export class ReviewRequest {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text', { name: 'client_type' })
  clientType: ReviewClientType;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  /** When the practice let go of it. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true })
  dismissedAt: Date | null;

  static create(
    asked: Pick<ReviewRequest, 'practiceId' | 'firstName' | 'phone' | 'clientType'>,
    at: Date,
    id = newId(),
  ): ReviewRequest {
    return Object.assign(new ReviewRequest(), { ...asked, id, requestedAt: at, dismissedAt: null });
  }
}
