import { createHash } from 'node:crypto';
import { scaled } from '@yarrow/kit/values/shares';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { ClientProjection } from '../client-projection/client-projection.entity.js';
import type { PriceLine } from '../generated/graphql.js';
import { sumOf } from '../money/cents.js';
import type { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import type { InvoiceContent, InvoiceLine, InvoiceStanding } from '../records/invoices/invoice-document.js';
import type { InvoiceDetails } from '../records/invoices/invoice-details.entity.js';

const BASIS_POINTS = 10_000;
/** What has been paid of a price, and is no part of it. */
const PAYMENTS: ReadonlySet<PriceLine['kind']> = new Set(['gift_card', 'paid', 'refund']);

export interface InvoiceParties {
  practice: Pick<PracticeProjection, 'email' | 'name'>;
  details: Omit<InvoiceDetails, 'practiceId'>;
  client: Pick<ClientProjection, 'email' | 'name'> | null;
}

type InvoicedVisit = Pick<AppointmentProjection, 'currency' | 'locationName' | 'startsAt' | 'timeZone'>;

export function invoiceContent(
  visit: InvoicedVisit,
  { practice, details, client }: InvoiceParties,
  priceLines: readonly PriceLine[],
): InvoiceContent {
  const { currency, startsAt, timeZone, locationName } = visit;
  const { taxBasisPoints, legalName, address, taxLabel, taxNumber, note } = details;
  const lines = linesOf(priceLines.filter(({ kind }) => !PAYMENTS.has(kind)));
  const totalCents = sumOf(lines);
  return {
    practice: { name: practice.name, email: practice.email, legalName, address, taxLabel, taxNumber },
    client: { name: client?.name ?? '', email: client?.email ?? '' },
    visit: {
      ...{ startsAt: formatOffsetDateTime(startsAt.getTime(), timeZone), timeZone },
      locationName: locationName ?? '',
    },
    ...{ lines, totalCents, taxBasisPoints, currency, note },
    taxCents: scaled(Math.max(0, totalCents), taxBasisPoints, BASIS_POINTS + taxBasisPoints, currency),
  };
}

export function invoiceStanding(priceLines: readonly PriceLine[]): InvoiceStanding {
  return {
    payments: linesOf(priceLines.filter(({ kind }) => PAYMENTS.has(kind))),
    dueCents: Math.max(0, sumOf(priceLines)),
  };
}

/** Of the same content always the same: its fields are in the order in which they are made. */
export function contentHash(content: InvoiceContent): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

function linesOf(priceLines: readonly PriceLine[]): InvoiceLine[] {
  return priceLines.map(({ label, amountCents }) => ({ label, amountCents }));
}
