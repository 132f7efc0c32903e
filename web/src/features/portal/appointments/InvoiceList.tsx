import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { chakra } from '../../../ui/chakra.js';
import { formatAmount } from '../../../lib/money.js';
import type { AppointmentMoney } from './appointmentPayment.js';

const SENT_BY = { email: 'by email', sms: 'by text', both: 'by email and text' } as const;

/** Invoices that the client has, latest first, with their files. */
export function InvoiceList({ payment: { invoices, timeZone, amountCurrency } }: { payment: AppointmentMoney }) {
  if (invoices.length === 0) return null;
  return (
    <div>
      <chakra.h3 mb="1" color="textSoft" fontSize="sm" fontWeight={560} fontFamily="text">
        Invoices
      </chakra.h3>
      <ul>
        {invoices.map(({ id, number, sentAt, sentTo, totalCents, path }) => (
          <chakra.li key={id} display="flex" gap="3" py="2" borderTop="1px solid" borderColor="line">
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {path ? (
                <a href={path} target="_blank" rel="noreferrer">
                  Invoice {number}
                </a>
              ) : (
                `Invoice ${number}`
              )}
              <chakra.span display="block" color="textSoft">
                Sent {SENT_BY[sentTo]} · {formatDateTime(parseOffsetDateTime(sentAt), timeZone)}
              </chakra.span>
            </chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums">{formatAmount(totalCents, amountCurrency)}</chakra.span>
          </chakra.li>
        ))}
      </ul>
    </div>
  );
}
