import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceChannel } from '../../generated/graphql.js';
import type { InvoiceStanding } from './invoice-document.js';

/** One time that an invoice was sent, with what was paid and due of it then. */
@Entity({ name: 'invoice_sendings' })
export class InvoiceSending {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  /** The appointment or the registration. */
  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('text', { name: 'send_to' })
  sendTo: InvoiceChannel;

  @Column('jsonb')
  standing: InvoiceStanding;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Null until a job has made it. Not read with the rest. */
  @Column('bytea', { nullable: true, select: false })
  pdf?: Buffer | null;

  /** How often making the file has failed. */
  @Column('integer')
  attempts: number;

  /** When notifications was asked to send it. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;
}
