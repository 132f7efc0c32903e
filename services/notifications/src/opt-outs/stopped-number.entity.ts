import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A number that gets no texts, because its owner replied so. */
@Entity('stopped_numbers')
export class StoppedNumber {
  /** E.164. */
  @PrimaryColumn('text')
  phone: string;

  @Column('timestamptz', { name: 'stopped_at' })
  stoppedAt: Date;
}
