import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A package of sessions that a client bought; its sessions are counted by the visits that take them. */
@Entity('open_packages')
export class OpenPackage {
  @PrimaryColumn('uuid') id: string;
  /** The visit that bought it. */
  @Column('uuid', { name: 'appointment_id' }) appointmentId: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  /** The account that bought it. */
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  /** The package's service. */
  @Column('uuid', { name: 'service_id' }) serviceId: string;
  @Column('text') name: string;
  @Column('integer', { name: 'number_of_sessions' }) numberOfSessions: number;
  /** It went back, with the visit that bought it or by a refund: what was left of its sessions may no longer be used. */
  @Column('boolean') refunded: boolean;
  /** Secret: the token is enough to book the sessions. */
  @Column('text') token: string;
  /** SHA-256 of the token. */
  @Column('bytea', { name: 'token_digest' }) tokenDigest: Buffer;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Rises with every change, uses of its sessions included. */
  @Column('integer') version: number;

  /** @param used sessions that visits take */
  sessionsRemaining(used: number): number {
    return this.refunded ? 0 : Math.max(0, this.numberOfSessions - used);
  }
}
