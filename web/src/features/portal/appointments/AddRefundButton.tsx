import { toInstant, toWall } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { formatAmount } from '../../../lib/money.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { DateField, TimeField } from '../../../portal-ui/DateTimeFields.js';
import { MoneyInput } from '../../../portal-ui/MoneyInput.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { TextArea } from '../../../ui/TextField.js';
import type { AppointmentMoney } from './appointmentPayment.js';
import { useAddAdjustment } from './useAddAdjustment.js';

/** As much as payments keeps. */
const MAX_NOTE_LENGTH = 500;

/** Gives money of a visit back, or does not ask for it any more. */
export function AddRefundButton({ payment }: { payment: AppointmentMoney }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Add refund
      </Button>
      {open && <AddRefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The amount is the full total to begin with, the time now (spec portal-operations §5). */
function AddRefundDialog({ payment, onClose }: { payment: AppointmentMoney; onClose: () => void }) {
  const { id, timeZone, amountCurrency: currency, refundableCents } = payment;
  const [amountCents, setAmountCents] = useState<number | null>(Math.min(payment.fullTotal, refundableCents));
  const [now] = useState(() => toWall(Date.now(), timeZone));
  const [date, setDate] = useState(now.slice(0, 10));
  const [time, setTime] = useState(now.slice(11, 16));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const adding = useAddAdjustment('inline', onClose);
  const amountError = amountProblem(amountCents, refundableCents, currency);
  const dateError = date && time ? undefined : 'Please give a date and a time';
  const add = () => {
    setTried(true);
    if (amountCents === null || amountError || dateError) return;
    const adjustedAt = new Date(toInstant(`${date}T${time}`, timeZone)).toISOString();
    void adding.add({ appointmentId: id, adjustedAt, amountCents, note: note.trim() || null });
  };
  return (
    <ConfirmDialog
      open
      title="Add refund"
      description="Card payments are refunded first. Anything still owed is no longer requested."
      confirm="Add refund"
      pending={adding.pending}
      problem={adding.message}
      onConfirm={add}
      onClose={onClose}
    >
      <MoneyInput
        label="Amount"
        currency={currency}
        value={amountCents}
        error={tried ? amountError : undefined}
        onChange={setAmountCents}
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1.25fr) minmax(0, 1fr)" gap="3">
        <DateField
          label="Date"
          zone={timeZone}
          max="today"
          value={date}
          error={tried ? dateError : undefined}
          onChange={setDate}
        />
        <TimeField label="Time" zone={timeZone} stepMinutes={1} value={time} onChange={setTime} />
      </chakra.div>
      <TextArea
        label="Note"
        hint="Your client doesn't see it."
        optional
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}

function amountProblem(amountCents: number | null, refundableCents: number, currency: string): string | undefined {
  if (!amountCents) return 'Please enter an amount';
  if (amountCents <= refundableCents) return undefined;
  return `Adjustment amount cannot exceed the refundable amount (${formatAmount(refundableCents, currency)})`;
}
