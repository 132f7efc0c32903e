import { randomInt } from 'node:crypto';
import { hashToken, isTokenOf } from '@yarrow/kit/security/hash-token';
import { Column } from 'typeorm';

const DIGITS = 6;
const CODE_MINUTES = 15;
const MAX_TRIES = 5;

/** What a typed code is. */
export type CodeResult = 'right' | 'wrong' | 'expired';

/** Proof that the client has opened an upload link of the practice: the code that was mailed to them. */
export class VideoConfirmation {
  /** SHA-256 of the last code; null before the first one and after the right one. */
  @Column('bytea', { name: 'code_sha', nullable: true })
  codeSha: Buffer | null = null;

  @Column('timestamptz', { name: 'code_expires_at', nullable: true })
  codeExpiresAt: Date | null = null;

  /** Wrong codes since the last one was sent. */
  @Column('smallint', { name: 'code_tries' })
  codeTries = 0;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null = null;

  /** @returns a new code, which replaces the last one */
  issue(now: Date): { code: string; expiresAt: Date } {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    this.codeSha = hashToken(code);
    this.codeExpiresAt = expiresAt;
    this.codeTries = 0;
    return { code, expiresAt };
  }

  /** A code is right for 15 minutes, and after five wrong ones no more. */
  confirm(code: string, now: Date): CodeResult {
    if (this.confirmedAt) return 'right';
    if (!this.codeSha || this.codeExpiresAt! <= now || this.codeTries >= MAX_TRIES) return 'expired';
    if (!isTokenOf(this.codeSha, code)) {
      this.codeTries += 1;
      return 'wrong';
    }
    this.confirmedAt = now;
    this.codeSha = null;
    this.codeExpiresAt = null;
    return 'right';
  }
}
