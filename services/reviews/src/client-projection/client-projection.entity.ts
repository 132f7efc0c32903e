import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What reviews keeps of a practice's contact, which clients owns: whose name a review bears. */
@Entity('client_projections')
export class ClientProjection {
  @PrimaryColumn('uuid', { name: 'client_id' })
  clientId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** The account behind the contact. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** Lower-cased. */
  @Column('text', { nullable: true })
  email: string | null;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
