import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceContent } from './invoice-document.js';

/** What was billed for a visit under a number of its practice; never changed. */
@Entity({ name: 'invoices' })
export class Invoice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** The appointment or the registration. */
  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  /** From 1, without gaps in a practice. */
  @Column('integer')
  number: number;

  /** Of the invoice for the same visit that it takes the place of. */
  @Column('integer', { name: 'replaces_number', nullable: true })
  replacesNumber: number | null;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt: Date;

  @Column('jsonb')
  content: InvoiceContent;

  /** SHA-256 of the content: as long as that stays the same, so does the invoice. */
  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;
}

/** As people read it: at least four digits. */
export function invoiceNumber(number: number): string {
  return String(number).padStart(4, '0');
}
