import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Hours for which a mailed link to confirm an address works. */
export const CONFIRMATION_LIFETIME_HOURS = 72;

/** A mailed link that shows that an address is an account's own; only the hash of its secret is kept. */
@Entity('email_confirmations')
export class EmailConfirmation {
  /** SHA-256 of the token, hex. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The address that the account gets by it; null where it shows that the present one is its own. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
