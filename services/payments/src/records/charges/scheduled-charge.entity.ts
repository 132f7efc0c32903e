import { Column, Entity, PrimaryColumn } from 'typeorm';
import { retryAt } from './charge-schedule.js';
import type { ChargePurpose } from './charge.entity.js';

/** What is charged on a schedule; a tip never is. */
export type ScheduledPurpose = Exclude<ChargePurpose, 'tip'>;

/** A saved card that will be charged: the Hold of the contract. */
@Entity({ name: 'scheduled_charges' })
export class ScheduledCharge {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('text')
  purpose: ScheduledPurpose;

  @Column('text')
  state: 'scheduled' | 'done' | 'failed' | 'cancelled';

  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt: Date;

  @Column('integer')
  tries: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Reschedules the charge with all its retries: a card was saved, or the visit was rescheduled. */
  schedule(dueAt: Date): void {
    this.state = 'scheduled';
    this.dueAt = dueAt;
    this.nextTryAt = dueAt;
    this.tries = 0;
  }

  /** Its day has not come, and nothing was tried. */
  waits(now: Date): boolean {
    return this.state === 'scheduled' && this.tries === 0 && this.dueAt > now;
  }

  /** A try failed. One that the client made before the charge was due does not count. */
  fail(needsClient: boolean, now: Date): void {
    if (this.state !== 'scheduled' || this.nextTryAt > now) return;
    this.tries += 1;
    const next = needsClient ? undefined : retryAt(this.tries, now);
    if (next) this.nextTryAt = next;
    else this.state = 'failed';
  }
}
