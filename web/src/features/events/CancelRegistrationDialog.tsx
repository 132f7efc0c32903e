import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { formatMoney } from '../../lib/money.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { CancellationTerms_terms, momentText } from '../checkout/terms.js';
import styles from './CancelRegistration.module.css';
import { useCancelRegistration } from './useCancelRegistration.js';

export interface CancelRegistrationDialogProps {
  registration: CancellableRegistration;
  /** Zone in which the client reads times. */
  zone: string;
  open: boolean;
  onClose: () => void;
  onCancelled: (message: string) => void;
}

export interface CancellableRegistration {
  token: string;
  amountCurrency: string;
  fullTotal: number;
  dueCents: number;
  cancellationFeeCents: number;
  freeCancellationUntil?: string | null | undefined;
  cancellationTerms: FragmentType<typeof CancellationTerms_terms>;
}

/** The question before a place is given up, with what that costs. */
export function CancelRegistrationDialog(props: CancelRegistrationDialogProps) {
  const { registration, zone, open, onClose, onCancelled } = props;
  const { cancel, cancelling, problem, forget } = useCancelRegistration(registration, onCancelled);
  const close = () => {
    forget();
    onClose();
  };
  const { text } = readFragment(CancellationTerms_terms, registration.cancellationTerms);
  return (
    <Dialog
      backCloses
      role="alertdialog"
      open={open}
      onClose={close}
      title="Cancel Appointment"
      description={costText(registration, zone, Date.now())}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Keep my place
          </Button>
          <Button variant="danger" loading={cancelling} onClick={() => void cancel()}>
            Cancel appointment
          </Button>
        </>
      }
    >
      {text && <blockquote className={styles.terms}>{text}</blockquote>}
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
    </Dialog>
  );
}

/** What cancelling the registration costs and refunds. */
export function costText(registration: CancellableRegistration, zone: string, now: number): string {
  const { cancellationFeeCents: fee, amountCurrency, fullTotal, dueCents, freeCancellationUntil } = registration;
  const paid = fullTotal > 0 && dueCents < fullTotal;
  if (fee > 0) {
    const cost = `Cancelling now costs ${formatMoney(fee, amountCurrency)}.`;
    return paid ? `${cost} We'll refund anything you paid beyond that.` : cost;
  }
  const until = freeCancellationUntil ? ` until ${momentText(freeCancellationUntil, zone, now)}` : '';
  const free = `You can give up your place for free${until}.`;
  return paid ? `${free} You'll get a full refund.` : free;
}
