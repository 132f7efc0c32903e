import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a booking tells of the person who comes. */
export interface ContactDetails {
  firstName: string;
  lastName: string;
  /** Lower-cased. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  userId: string | null;
  /** IANA. */
  timeZone: string | null;
}

/** A practice's contact: somebody who booked, with or without an account. */
@Entity('clients')
export class Client {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** Lower-cased; unique among the living contacts of a practice. */
  @Column('text', { nullable: true })
  email: string | null;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  /** IANA zone in which the contact last booked. */
  @Column('text', { name: 'time_zone', nullable: true })
  timeZone: string | null;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /** Set with `deletedAt` when this record became part of another one. */
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto: string | null;

  get name(): string {
    return `${this.firstName} ${this.lastName}`.trim();
  }

  static create(id: string, practiceId: string, details: ContactDetails, createdAt: Date): Client {
    return Object.assign(new Client(), {
      id,
      practiceId,
      version: 1,
      createdAt,
      deletedAt: null,
      mergedInto: null,
      ...details,
    });
  }

  /**
   * Adds what a booking knows and this record does not. What the practice wrote down stays: a guest's typing never
   * changes a name, an e-mail or a phone that is there.
   * @returns whether something changed
   */
  complete(details: ContactDetails): boolean {
    const before = [this.email, this.phone, this.userId, this.timeZone].join();
    this.email ??= details.email;
    this.phone ??= details.phone;
    this.userId ??= details.userId;
    this.timeZone = details.timeZone ?? this.timeZone;
    if (before === [this.email, this.phone, this.userId, this.timeZone].join()) return false;
    this.version += 1;
    return true;
  }
}
