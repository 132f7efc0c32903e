import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stars of a practice, kept as sum and number so that a change needs no other review. */
@Entity('practice_ratings')
export class PracticeRating {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Sum of all that count. */
  @Column('integer')
  stars: number;

  @Column('integer', { name: 'reviews_count' })
  reviewsCount: number;

  /** Rises with every change. */
  @Column('integer')
  version: number;

  /** Mean with one decimal, half up; 0 without reviews. */
  get average(): number {
    return this.reviewsCount === 0 ? 0 : Math.round((this.stars * 10) / this.reviewsCount) / 10;
  }

  /**
   * Takes over what one review counts now.
   * @param before stars that it counted so far; 0 when it did not count
   * @returns whether anything changed
   */
  recount(before: number, after: number): boolean {
    if (before === after) return false;
    this.stars += after - before;
    this.reviewsCount += Math.sign(after) - Math.sign(before);
    this.version += 1;
    return true;
  }
}
