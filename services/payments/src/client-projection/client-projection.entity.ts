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

  /** E.164, empty without one; null until clients has published it since it is kept. */
  @Column('text', { nullable: true })
  phone: string | null;

  /** The contact that it became part of. */
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto: string | null;

  @Column('integer')
  version: number;
}
