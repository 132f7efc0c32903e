import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a practice's account at Square is reached with, encrypted. */
@Entity({ name: 'square_credentials' })
export class SquareCredential {
  /** Square's merchant. */
  @PrimaryColumn('text', { name: 'account_id' })
  accountId: string;

  @Column('bytea', { name: 'access_token' })
  accessToken: Buffer;

  @Column('bytea', { name: 'refresh_token' })
  refreshToken: Buffer;

  @Column('text', { name: 'location_id' })
  locationId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
