import { Column, Entity, PrimaryColumn } from 'typeorm';

export const EVENT_KINDS = ['in_person', 'virtual'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const DURATION_UNITS = ['minute', 'hour', 'day'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** A kind of group event that can be scheduled again and again. */
@Entity('bookable_event_types')
export class EventType {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('text')
  name: string;

  /** Unique among those of the practice that are not removed. */
  @Column('text')
  slug: string;

  /** Plain text. */
  @Column('text')
  description: string;

  /** Plain text for those who registered. */
  @Column('text')
  instructions: string;

  @Column('text')
  kind: EventKind;

  @Column('uuid', { name: 'location_id' })
  locationId: string;

  @Column('integer')
  duration: number;

  @Column('text', { name: 'duration_unit' })
  durationUnit: DurationUnit;

  /** In the practice's currency; 0 is free. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** Null is unlimited. */
  @Column('integer', { nullable: true })
  capacity: number | null;

  @Column('text', { name: 'photo_url', nullable: true })
  photoUrl: string | null;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
