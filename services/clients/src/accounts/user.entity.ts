import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `pro` owns a practice, `client` books. */
export type UserKind = 'pro' | 'client';

/** Self-declared; `Custom` has words of its own in addition. */
export type Gender = 'Female' | 'Male' | 'Custom';

/** An account. */
@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: UserKind;

  /** Lower-cased; unique. */
  @Column('text')
  email: string;

  /** When a mailed link showed that the address is its own; null before that. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  /** Argon2id in PHC string format. */
  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  gender: Gender | null;

  @Column('text', { name: 'custom_gender', nullable: true })
  customGender: string | null;

  /** `YYYY-MM-DD` */
  @Column('date', { nullable: true })
  dob: string | null;

  /** The practice that a pro owns. */
  @Column('uuid', { name: 'practice_id', nullable: true })
  practiceId: string | null;

  /** Whether the account belongs to platform staff, in addition to its kind. */
  @Column('boolean')
  staff: boolean;

  /** Rises with every published change. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  get name(): string {
    return `${this.firstName} ${this.lastName}`.trim();
  }
}
