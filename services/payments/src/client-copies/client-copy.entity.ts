import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Our copy of a contact of a practice: whose cards these are. */
@Entity({ name: 'client_copies' })
export class ClientCopy {
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
