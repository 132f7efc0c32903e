import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A service for video calls that a practice has connected. */
@Entity('conferencing_services')
export class ConferencingService {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Such as `zoom`. */
  @PrimaryColumn('text')
  provider: string;

  /** Its calls are made for new virtual visits. */
  @Column('boolean')
  active: boolean;
}
