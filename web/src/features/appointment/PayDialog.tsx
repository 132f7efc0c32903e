import { useState } from 'react';
import { formatMoney } from '../../lib/money.js';
import { Dialog } from '../../ui/Dialog.js';
import { PayByCard } from '../checkout/PayByCard.js';
import { centsText, type TipChoice } from '../checkout/tip.js';
import { TipOptions } from '../checkout/TipOptions.js';
import { useTipWithPayment } from '../checkout/useTipWithPayment.js';
import { PaypalButtons } from '../payments/PaypalButtons.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import type { Payment } from './payment.js';
import styles from './PayDialog.module.css';

export interface PayDialogProps {
  open: boolean;
  onClose: () => void;
  practiceId: string;
  subject: CardSubject;
  /** Cents. */
  dueCents: number;
  /** ISO 4217. */
  currency: string;
  /** Where a tip has to be chosen before anything is charged: what it is a share of, and what was chosen before; cents. */
  tipping?: { amountCents: number; tipAmountCents: number } | undefined;
  payment: Payment;
  /** Paid, or saved where nothing was to be paid yet. */
  onDone: () => void;
  /** Something else may have changed: the page has to be looked at again. */
  onChange: () => void;
}

/** The card modal, with the wallets that the practice takes. */
export function PayDialog(props: PayDialogProps) {
  const { open, onClose, practiceId, subject, dueCents, currency, tipping, payment, onDone, onChange } = props;
  const { amountCents, tipAmountCents } = tipping ?? { amountCents: 0, tipAmountCents: 0 };
  const [tip, setTip] = useState<TipChoice | undefined>(() => chosenBefore(tipAmountCents, currency));
  const wanted = tipping !== undefined;
  const withTip = useTipWithPayment({ subject, wanted, amountCents, currency, tipAmountCents, tip });
  const pays = payment.label === 'Pay now';
  const amount = formatMoney(dueCents - tipAmountCents + withTip.chosenCents, currency);
  const choose = (choice: TipChoice) => {
    withTip.clearError();
    setTip(choice);
  };
  return (
    <Dialog backCloses open={open} onClose={onClose} title={pays ? `Pay ${amount}` : 'Add a credit card'}>
      <div className={styles.ways}>
        {tipping && <TipOptions {...{ amountCents, currency }} value={tip} error={withTip.error} onChange={choose} />}
        {payment.byCard && (
          // The card form validates its own fields only; this validates the fields above it at the same time.
          <div onSubmitCapture={withTip.check}>
            <PayByCard
              practiceId={practiceId}
              subject={subject}
              submitLabel={pays ? `Pay ${amount}` : 'Save card'}
              // A card to be added is another one than that which failed.
              offerSaved={payment.chargesAfterwards}
              chargesAfterwards={payment.chargesAfterwards}
              lookupProblem="An error occurred while fetching payment methods."
              prepare={withTip.prepare}
              onDone={onDone}
              onRefused={onChange}
            />
          </div>
        )}
        {payment.byCard && payment.byPaypal && <p className={styles.or}>or</p>}
        {payment.byPaypal && (
          <PaypalButtons practiceId={practiceId} prepare={withTip.prepare} onPaid={onDone} onRefused={onChange} />
        )}
      </div>
    </Dialog>
  );
}

function chosenBefore(tipAmountCents: number, currency: string): TipChoice | undefined {
  return tipAmountCents > 0 ? { kind: 'custom', text: centsText(tipAmountCents, currency) } : undefined;
}
