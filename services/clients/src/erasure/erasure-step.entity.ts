import { Column, Entity, PrimaryColumn } from 'typeorm';

const FIRST_WAIT_MS = 3_000;
const MAX_WAIT_MS = 600_000;

/** What one service has to do for an erasure. */
@Entity('erasure_steps')
export class ErasureStep {
  @PrimaryColumn('uuid', { name: 'erasure_id' })
  erasureId: string;

  @PrimaryColumn('text')
  service: string;

  /** How often it was asked. */
  @Column('integer')
  attempts: number;

  @Column('timestamptz', { name: 'ask_at' })
  askAt: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  confirm(now: Date): void {
    this.confirmedAt = now;
  }

  /** It is asked again: each wait is twice as long as the one before. */
  postpone(now: Date): void {
    this.askAt = new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** this.attempts, MAX_WAIT_MS));
    this.attempts += 1;
  }
}
