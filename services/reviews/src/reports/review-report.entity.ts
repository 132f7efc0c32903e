import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReviewReportReason } from '../generated/graphql.js';

/** A user's report of a review; deleted once staff have decided. */
@Entity('review_reports')
export class ReviewReport {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'review_id' })
  reviewId: string;

  @Column('text')
  reason: ReviewReportReason;

  /** Empty where nothing was added. */
  @Column('text')
  details: string;

  /** The account that reported; null without one. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('boolean', { name: 'is_by_practice' })
  isByPractice: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
