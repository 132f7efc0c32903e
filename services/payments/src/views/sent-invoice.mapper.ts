import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { SentInvoice as SentInvoiceView } from '../generated/graphql.js';
import { invoicePath } from '../records/invoices/invoice-path.js';
import { invoiceNumber } from '../records/invoices/invoice.entity.js';
import type { SentInvoice } from '../records/invoices/invoices.repository.js';

/** @param token with which the caller accesses the visit */
export function toSentInvoice(
  { sending, invoice, hasPdf }: SentInvoice,
  token: string,
  timeZone: string,
): SentInvoiceView {
  return {
    id: sending.id,
    number: invoiceNumber(invoice.number),
    sentAt: formatOffsetDateTime(sending.createdAt.getTime(), timeZone),
    sentTo: sending.sendTo,
    totalCents: invoice.content.totalCents,
    dueCents: sending.standing.dueCents,
    path: hasPdf ? invoicePath(token, sending.id) : null,
  };
}
