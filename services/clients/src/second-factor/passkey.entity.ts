import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that a device keeps for the account (WebAuthn): what is stored here opens nothing. */
@Entity('passkeys')
export class Passkey {
  /** Of the credential, base64url. */
  @PrimaryColumn('text')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The account's word for the device. */
  @Column('text')
  name: string;

  /** COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** How often it signed, as it counts itself; many devices never count. */
  @Column('bigint', { transformer: { from: Number, to: (counter: number) => counter } })
  counter: number;

  /** How browsers reach it, such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
