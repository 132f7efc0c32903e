import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An app on a telephone that makes a code every 30 seconds (RFC 6238). */
@Entity('authenticator_apps')
export class AuthenticatorApp {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Its secret, AES-256-GCM (`CredentialCipher`). */
  @Column('bytea', { name: 'sealed_secret' })
  sealedSecret: Buffer;

  /** When its first code was typed; null while it is being set up, and it opens nothing. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Number of the 30 seconds whose code was used last: no code is good twice. */
  @Column('bigint', { name: 'last_step', transformer: { from: Number, to: (step: number) => step } })
  lastStep: number;
}
