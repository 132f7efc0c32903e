import { DomainError } from '@yarrow/kit/domain-error';
import { ERASED_FIRST_NAME, ERASED_LAST_NAME } from '@yarrow/kit/erasure/person';
import { MIN_PRICE_CENTS } from '@yarrow/kit/values/currency';
import { hasName } from '@yarrow/kit/values/person-name';
import { taken, type MergeChanges } from './merge-rules.js';
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

/** What a practice writes down of a contact; texts are empty where it knows nothing. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  /** Lower-cased. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  address: string | null;
  addressTwo: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  notes: string | null;
}

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

const NOTHING_KNOWN: Omit<ContactValues, 'firstName' | 'lastName'> = {
  ...{ email: null, phone: null, address: null, addressTwo: null, city: null, state: null },
  ...{ postalCode: null, country: null, notes: null },
};

/** A practice's contact, with or without an account. */
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

  @Column('text', { nullable: true })
  address: string | null = null;

  @Column('text', { name: 'address_two', nullable: true })
  addressTwo: string | null = null;

  @Column('text', { nullable: true })
  city: string | null = null;

  /** Also a province or a county. */
  @Column('text', { nullable: true })
  state: string | null = null;

  @Column('text', { name: 'postal_code', nullable: true })
  postalCode: string | null = null;

  /** ISO 3166-1 alpha-2. */
  @Column('text', { nullable: true })
  country: string | null = null;

  /** Start of the last visit that stands and has started; the projection of visits alone writes it. */
  @Column({ type: 'timestamptz', name: 'last_appointment_at', nullable: true, insert: false, update: false })
  lastAppointmentAt: Date | null;

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

  /** What to call the contact: imported lists often have addresses without names. */
  get name(): string {
    return `${this.firstName} ${this.lastName}`.trim() || this.email || this.phone || '';
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
    const known = () => [this.firstName, this.lastName, this.email, this.phone, this.userId, this.timeZone].join('\n');
    const before = known();
    if (!hasName(this)) Object.assign(this, { firstName: details.firstName, lastName: details.lastName });
    this.email ??= details.email;
    this.phone ??= details.phone;
    this.userId ??= details.userId;
    this.timeZone = details.timeZone ?? this.timeZone;
    if (before === known()) return false;
    this.version += 1;
    return true;
  }

  /**
   * The practice changes what it wrote down.
   * @returns whether something changed
   * @throws DomainError `no_contact`
   */
  change(values: Partial<ContactValues>): boolean {
    const before: Partial<ContactValues> = { ...this };
    const changed = Object.entries(values).filter(([name, value]) => before[name as keyof ContactValues] !== value);
    Object.assign(this, Object.fromEntries(changed));
    this.requireContact();
    if (changed.length === 0) return false;
    // The new address is not confirmed as the account's.
    if (this.email !== before.email) this.userId = null;
    this.version += 1;
    return true;
  }

  /** @throws DomainError `no_contact`: visits need a client who can be reached */
  requireContact(): void {
    if (this.email || this.phone) return;
    throw new DomainError('no_contact', 'Please enter an email address or a phone number.', 'phone');
  }

  /** Out of the directory; what the person booked and paid keeps their name. */
  delete(now: Date): void {
    if (this.deletedAt) return;
    this.deletedAt = now;
    this.version += 1;
  }

  /** Became part of another record of the same person. */
  mergeInto(id: string, now: Date): void {
    this.mergedInto = id;
    this.delete(now);
  }

  /** Another record became part of this one. */
  takeOver({ after, prices }: MergeChanges): void {
    Object.assign(this, after, { customPrices: [...this.customPrices, ...prices] });
    this.version += 1;
  }

  /** Reverts the changes of a merge. @throws DomainError `no_contact` if the record then has no address or number */
  giveBack(changes: MergeChanges): void {
    Object.assign(this, taken(this, changes));
    this.requireContact();
    this.version += 1;
  }

  /** A record of its own again. */
  partAgain(): void {
    this.mergedInto = null;
    this.restore();
  }

  /** Restores a record: a booking was made while it was being deleted. */
  restore(): void {
    this.deletedAt = null;
    this.version += 1;
  }

  /** Removes all personal data. Idempotent. */
  erase(now: Date): void {
    const nothing = { ...NOTHING_KNOWN, userId: null, timeZone: null, customPrices: [] };
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
    if (amountCents !== 0 && (amountCents < MIN_PRICE_CENTS || amountCents > MAX_CENTS)) {
      throw new DomainError('invalid_amount', 'Please enter 0 or an amount from 1 to 10,000.', 'amountCents');
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

  /** As `setCustomPrice`, for a price that comes with a booking: an error could no longer be reported to the user. */
  takePrice(serviceId: string, amountCents: number): boolean {
    try {
      return this.setCustomPrice(serviceId, amountCents);
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
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
