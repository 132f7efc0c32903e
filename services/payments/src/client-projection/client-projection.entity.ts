import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What payments keeps of a practice's contact: whose cards these are. */
@Entity({ name: 'client_projections' })
export class ClientProjection {
  @PrimaryColumn('uuid', { name: 'client_id' })
  clientId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** The account behind the contact. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('integer')
  version: number;
}
