import { Column, Entity, PrimaryColumn } from 'typeorm';
import { isTokenOf } from '@yarrow/kit/security/hash-token';

/** What reviews keeps of an appointment, which scheduling owns. */
@Entity('appointment_projections')
export class AppointmentProjection {
  @PrimaryColumn('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  /** The account that booked; null for a guest. */
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

  /** SHA-256 of the instant-action token. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text')
  state: string;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('integer')
  version: number;

  /** Only a visit that took place is reviewed. */
  isOver(now: Date): boolean {
    return this.state === 'approved' && this.endsAt <= now;
  }

  /** Compared in constant time: the token is the whole capability. */
  opensWith(instantActionToken: string): boolean {
    return isTokenOf(this.tokenHash, instantActionToken);
  }
}
