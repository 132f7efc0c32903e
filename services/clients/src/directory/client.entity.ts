import { DomainError } from '@yarrow/kit/domain-error';
import { ERASED_FIRST_NAME, ERASED_LAST_NAME } from '@yarrow/kit/erasure/person';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const MAX_PRICES = 100;
const MAX_CENTS = 1_000_000;

/** A price that the practitioner agreed with a contact. */
export interface CustomPrice {
  /** The service's variation. */
  readonly serviceId: string;
  readonly amountCents: number;
}

/** How the practice asked an invited contact to come. */
export type InvitedFrom = 'web_appointment_invite' | 'web_single_invite' | 'csv_import' | 'copy_paste' | 'csv_upload';

/** Those that bring many contacts at once. */
export const IMPORTS: readonly InvitedFrom[] = ['csv_import', 'copy_paste', 'csv_upload'];

/** What a booking says about the person who comes. */
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

  @Column('jsonb', { name: 'custom_prices' })
  customPrices: CustomPrice[];

  /** The practice's notes about the person; plain text that only it sees. */
  @Column('text', { nullable: true })
  notes: string | null;

  /** Null: came by booking. */
  @Column('text', { name: 'client_type', nullable: true })
  clientType: 'invited' | null;

  @Column('text', { name: 'invited_from', nullable: true })
  invitedFrom: InvitedFrom | null;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /** Set with `deletedAt` when this record became part of another one. */
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto: string | null;

  /** Set with `deletedAt` when the person behind it was erased. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null = null;

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
      customPrices: [],
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

  /** What is left names nobody; a second time changes nothing more. */
  erase(now: Date): void {
    const nothing = { userId: null, email: null, phone: null, timeZone: null, notes: null, customPrices: [] };
    Object.assign(this, nothing, { firstName: ERASED_FIRST_NAME, lastName: ERASED_LAST_NAME });
    if (!this.erasedAt) this.version += 1;
    this.erasedAt ??= now;
    this.deletedAt ??= now;
  }

  /** The account behind the contact has shown that the address is its own. */
  claimBy(userId: string): void {
    this.userId = userId;
    this.version += 1;
  }

  /**
   * @param serviceId a variation of a service of the contact's practice
   * @returns whether something changed
   * @throws DomainError `invalid_amount`, `too_many_prices`
   */
  setCustomPrice(serviceId: string, amountCents: number): boolean {
    if (amountCents < 0 || amountCents > MAX_CENTS) {
      throw new DomainError('invalid_amount', 'Please enter an amount from 0 to 10,000.', 'amountCents');
    }
    const id = serviceId.toLowerCase();
    if (this.customPrices.some((price) => price.serviceId === id && price.amountCents === amountCents)) return false;
    const others = this.customPrices.filter((price) => price.serviceId !== id);
    if (others.length >= MAX_PRICES) {
      throw new DomainError('too_many_prices', `A client can have at most ${MAX_PRICES} prices.`, 'serviceId');
    }
    this.customPrices = [...others, { serviceId: id, amountCents }];
    this.version += 1;
    return true;
  }

  /** @returns whether something changed */
  removeCustomPrice(serviceId: string): boolean {
    const left = this.customPrices.filter((price) => price.serviceId !== serviceId.toLowerCase());
    if (left.length === this.customPrices.length) return false;
    this.customPrices = left;
    this.version += 1;
    return true;
  }
}
