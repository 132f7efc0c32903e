import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ConferencingProvider = 'zoom';

/** The account of a practice at a video conferencing provider, with its credentials. */
@Entity('conferencing_connections')
export class ConferencingConnection {
  @PrimaryColumn('uuid', { name: 'practice_id' }) practiceId: string;
  @PrimaryColumn('text') provider: ConferencingProvider;
  /** As the provider calls it. */
  @Column('text', { name: 'account_id' }) accountId: string;
  @Column('text', { name: 'account_name' }) accountName: string;
  @Column('text', { name: 'account_email' }) accountEmail: string;
  /** Sealed, with the practice's id. */
  @Column('bytea', { name: 'sealed_access_token', select: false }) sealedAccessToken: Buffer;
  @Column('bytea', { name: 'sealed_refresh_token', select: false }) sealedRefreshToken: Buffer;
  /** Of the access token. */
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'connected_at' }) connectedAt: Date;
  /** When access to the account was lost; it has to be reconnected. */
  @Column('timestamptz', { name: 'errored_at', nullable: true }) erroredAt: Date | null;
}
