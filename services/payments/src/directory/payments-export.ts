import { BYTE_ORDER_MARK, FORMULA } from '@yarrow/kit/values/csv';
import papaparse from 'papaparse';
import type { VisitPayment } from '../generated/graphql.js';

/** Spec portal-operations §9. */
const COLUMNS = ['Appointment Date', 'Client Name', 'Service', 'Location', 'Amount', 'Status', 'Paid By'];
/** Cells that a spreadsheet would take for a formula get an apostrophe in front. */
const FORMAT = { escapeFormulae: FORMULA };

export function exportHead(): string {
  return BYTE_ORDER_MARK + papaparse.unparse([COLUMNS], FORMAT);
}

export function exportRows(payments: readonly VisitPayment[]): string {
  return papaparse.unparse(payments.map(cellsOf), FORMAT);
}

/** The date as the clocks at the visit show it; the amount as a plain number, so that it can be summed. */
function cellsOf(payment: VisitPayment): string[] {
  const { startsAt, clientName, serviceName, locationName, amountCents, paymentStatus, paidBy } = payment;
  return [
    startsAt.slice(0, 16).replace('T', ' '),
    ...[clientName, serviceName, locationName],
    (amountCents / 100).toFixed(2),
    paymentStatus.replaceAll('_', ' '),
    paidBy ?? '',
  ];
}
