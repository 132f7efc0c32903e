import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A number that gets no texts, because its owner replied so. */
@Entity('stopped_numbers')
export class StoppedNumber {
  /** SHA-256 of it in E.164. */
  @PrimaryColumn('bytea', { name: 'phone_hash' })
  phoneHash: Buffer;

  @Column('timestamptz', { name: 'stopped_at' })
  stoppedAt: Date;
}
