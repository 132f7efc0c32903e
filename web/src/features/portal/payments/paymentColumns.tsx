import { formatDate, formatTime } from '@yarrow/time/format';
import { formatAmount } from '../../../lib/money.js';
import { Absent } from '../../../portal-ui/Absent.js';
import type { DataColumn } from '../../../portal-ui/DataTable.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import { paymentStatusLabel, paymentStatusTone } from '../money/paymentStatus.js';
import type { PaymentRow } from './usePaymentsDirectory.js';

/** The columns of the table, which are those of the export. @param ofOne all payments are of one client */
export function paymentColumns(currency: string, ofOne: boolean): DataColumn<PaymentRow>[] {
  const columns: DataColumn<PaymentRow>[] = [
    {
      id: 'date',
      header: 'Appointment Date',
      cell: ({ startsAt }) => <When startsAt={startsAt} />,
    },
    { id: 'client', header: 'Client Name', cell: ({ clientName }) => clientName || <Absent /> },
    { id: 'service', header: 'Service', cell: ({ serviceName }) => serviceName },
    { id: 'location', header: 'Location', cell: ({ locationName }) => locationName || <Absent />, optional: true },
    { id: 'amount', header: 'Amount', align: 'end', cell: (row) => <Amount row={row} currency={currency} /> },
    {
      id: 'status',
      header: 'Status',
      cell: ({ paymentStatus }) => (
        <Badge tone={paymentStatusTone(paymentStatus)}>{paymentStatusLabel(paymentStatus)}</Badge>
      ),
    },
    { id: 'paidBy', header: 'Paid By', cell: ({ paidBy }) => paidBy ?? <Absent />, optional: true },
  ];
  return ofOne ? columns.filter(({ id }) => id !== 'client') : columns;
}

/** As the clocks at the visit show it; breaks between date and time only. @param startsAt with the offset of its place */
function When({ startsAt }: { startsAt: string }) {
  const wallMs = Date.parse(`${startsAt.slice(0, 19)}Z`);
  return (
    <>
      <chakra.span whiteSpace="nowrap">{formatDate(wallMs, 'UTC')},</chakra.span>{' '}
      <chakra.span whiteSpace="nowrap">{formatTime(wallMs, 'UTC')}</chakra.span>
    </>
  );
}

/** Nothing is kept of these, which does not make them free. */
const CALLED_OFF: ReadonlySet<string> = new Set(['Cancelled', 'Refunded']);

function Amount({ row, currency }: { row: PaymentRow; currency: string }) {
  const { amountCents, dueCents, paymentStatus } = row;
  if (amountCents === 0 && !CALLED_OFF.has(paymentStatus)) return 'Free';
  return (
    <chakra.span whiteSpace="nowrap">
      {formatAmount(amountCents, currency)}
      {dueCents > 0 && dueCents < amountCents && (
        <chakra.span display="block" color="textSoft" fontSize="xs">
          {formatAmount(dueCents, currency)} due
        </chakra.span>
      )}
    </chakra.span>
  );
}
