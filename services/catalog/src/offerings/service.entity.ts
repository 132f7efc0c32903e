import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WeekdayHours } from '../hours/weekly-hours.js';

export type ServiceKind = 'service' | 'package' | 'add_on';

/** One length and price of a service. */
export interface ServiceVariation {
  /** The main one has the id of the service. */
  id: string;
  /** Minutes; an add-on may have 0. */
  durationMinutes: number;
  /** In the practice's currency; 0 is free. */
  amountCents: number;
}

/** Something that a practice offers. */
@Entity('services')
export class Service {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Fixed after creation. */
  @Column('text')
  kind: ServiceKind;

  @Column('text')
  name: string;

  /** Sanitised HTML. */
  @Column('text')
  description: string;

  /** The main one first. */
  @Column('jsonb')
  variations: ServiceVariation[];

  @Column('uuid', { name: 'location_ids', array: true })
  locationIds: string[];

  /** Null: bookable during the location's hours. */
  @Column('jsonb', { nullable: true })
  hours: WeekdayHours[] | null;

  /** Of a package. */
  @Column('integer', { name: 'number_of_sessions', nullable: true })
  numberOfSessions: number | null;

  /** Services that an add-on may be added to; empty means all. */
  @Column('uuid', { name: 'allowed_service_ids', array: true })
  allowedServiceIds: string[];

  @Column('boolean')
  public: boolean;

  @Column('text', { name: 'photo_url', nullable: true })
  photoUrl: string | null;

  /** From 1. */
  @Column('integer')
  position: number;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  get main(): ServiceVariation {
    const main = this.variations[0];
    if (!main) throw new Error(`Service ${this.id} has no variation`);
    return main;
  }
}
