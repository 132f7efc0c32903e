import type { InvoiceDetails } from './invoice-details.entity.js';

export interface InvoiceLine {
  label: string;
  /** Negative for what takes off. */
  amountCents: number;
}

/** What an invoice bills, with issuer and recipient. The same content is the same invoice. */
export interface InvoiceContent {
  practice: Pick<InvoiceDetails, 'address' | 'legalName' | 'taxLabel' | 'taxNumber'> & { name: string; email: string };
  client: { name: string; email: string };
  /** Start of the visit with the offset of its place, and where. */
  visit: { startsAt: string; timeZone: string; locationName: string };
  lines: InvoiceLine[];
  totalCents: number;
  taxBasisPoints: number;
  /** Contained in the total. */
  taxCents: number;
  /** ISO 4217. */
  currency: string;
  note: string;
}

/** What had been paid of it when it was sent. */
export interface InvoiceStanding {
  /** Negative for what was paid, positive for what went back. */
  payments: InvoiceLine[];
  dueCents: number;
}
