import { Dialog } from '../../ui/Dialog.js';
import { PayByCard } from '../checkout/PayByCard.js';
import { PaypalButtons } from '../payments/PaypalButtons.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import type { Payment } from './payment.js';
import styles from './PayDialog.module.css';

export interface PayDialogProps {
  open: boolean;
  onClose: () => void;
  practiceId: string;
  subject: CardSubject;
  /** What is due, for people. */
  amount: string;
  payment: Payment;
  /** Paid, or saved where nothing was to be paid yet. */
  onDone: () => void;
  /** Something else may have changed: the page has to be looked at again. */
  onChange: () => void;
}

/** The card modal, with the wallets that the practice takes. */
export function PayDialog({ open, onClose, practiceId, subject, amount, payment, onDone, onChange }: PayDialogProps) {
  const pays = payment.label === 'Pay now';
  return (
    <Dialog open={open} onClose={onClose} title={pays ? `Pay ${amount}` : 'Add a credit card'}>
      <div className={styles.ways}>
        {payment.byCard && (
          <PayByCard
            practiceId={practiceId}
            subject={subject}
            submitLabel={pays ? `Pay ${amount}` : 'Save card'}
            // A card to be added is another one than that which failed.
            offerSaved={payment.chargesAfterwards}
            chargesAfterwards={payment.chargesAfterwards}
            lookupProblem="An error occurred while fetching payment methods."
            prepare={async () => subject}
            onDone={onDone}
            onRefused={onChange}
          />
        )}
        {payment.byCard && payment.byPaypal && <p className={styles.or}>or</p>}
        {payment.byPaypal && (
          <PaypalButtons practiceId={practiceId} prepare={async () => subject} onPaid={onDone} onRefused={onChange} />
        )}
      </div>
    </Dialog>
  );
}
