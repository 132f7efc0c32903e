import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Minutes for which a mailed link to set a password works. */
export const RESET_LIFETIME_MINUTES = 60;

/** A mailed link to set a new password; only the hash of its secret is kept. */
@Entity('password_resets')
export class PasswordReset {
  /** SHA-256 of the token, hex. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;

  isUsable(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }
}
