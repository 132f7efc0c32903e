import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { formatMoney } from '../../lib/money.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { cardDigits } from '../checkout/cardName.js';
import { tipCents, tipProblem, type TipChoice } from '../checkout/tip.js';
import { TipOptions, type TipProblem } from '../checkout/TipOptions.js';
import { useSavedCard } from '../checkout/useSavedCard.js';
import { LostAnswer } from '../payments/LostAnswer.js';
import { PaypalButtons } from '../payments/PaypalButtons.js';
import styles from './PayDialog.module.css';
import { useChargeTip } from './useChargeTip.js';

const BankStep = lazyPart(async () => (await import('../checkout/BankStep.js')).BankStep);

export interface TipDialogProps {
  appointment: {
    id: string;
    instantActionToken: string;
    amountCents: number;
    amountCurrency: string;
    practice: {
      id: string;
      practitionerFirstName: string;
      hasPaymentProvider: boolean;
      hasPaypalPaymentsEnabled: boolean;
      hasVenmoPaymentsEnabled: boolean;
    };
  };
  /** Open at the practice: the saved card is not for it to tip from. */
  inPerson: boolean;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** How much, and from where. */
export function TipDialog({ appointment, inPerson, open, onClose, onDone }: TipDialogProps) {
  const { practice, amountCents, amountCurrency: currency, instantActionToken } = appointment;
  const subject = { appointmentId: appointment.id, instantActionToken };
  const { choice, error, cents, check, choose } = useTipChoice(amountCents, currency);
  const wanted = practice.hasPaymentProvider && !inPerson;
  const saved = useSavedCard({ practiceId: practice.id, instantActionToken, wanted });
  const tip = useChargeTip(subject, onDone);
  const wallets = practice.hasPaypalPaymentsEnabled || practice.hasVenmoPaymentsEnabled;
  return (
    <Dialog
      backCloses
      open={open}
      onClose={onClose}
      title="Add a tip"
      description={`All of it goes to ${practice.practitionerFirstName}.`}
    >
      {tip.answer.lost && (
        <LostAnswer
          {...{ about: 'tip', token: instantActionToken, onSettled: onDone, onUnpaid: tip.answer.onUnpaid }}
          onTryAgain={tip.answer.reset}
        />
      )}
      <div className={styles.ways} hidden={tip.answer.lost}>
        <TipOptions tipOnly {...{ amountCents, currency, error }} value={choice} onChange={choose} />
        {saved.loading && <Skeleton lines={2} />}
        {saved.failed && <p role="alert">An error occurred while fetching payment methods.</p>}
        <div role="alert" className={styles.problem}>
          {tip.problem}
        </div>
        {tip.bankSecret && (
          <PartBoundary waiting={<Skeleton lines={2} />}>
            <BankStep
              {...{ practiceId: practice.id, clientSecret: tip.bankSecret, onFailed: tip.fail }}
              onConfirmed={() => void tip.charge(cents)}
            />
          </PartBoundary>
        )}
        {saved.card && !tip.bankSecret && (
          <Button size="lg" block loading={tip.charging} onClick={() => check() && void tip.charge(cents)}>
            {cents > 0 ? `Tip ${formatMoney(cents, currency)}` : 'Add tip'} with {cardDigits(saved.card)}
          </Button>
        )}
        {wallets && (
          <PaypalButtons
            practiceId={practice.id}
            prepare={async () => (check() ? subject : undefined)}
            tipAmountCents={cents}
            tipOnly
            disabled={tip.charging}
            onPaid={onDone}
          />
        )}
        {!saved.loading && !saved.card && !wallets && (
          <p>There's no card on file for this visit. Please tip {practice.practitionerFirstName} in person.</p>
        )}
      </div>
    </Dialog>
  );
}

/** What is chosen, cents, and whether that can be given. */
function useTipChoice(amountCents: number, currency: string) {
  const [choice, setChoice] = useState<TipChoice>();
  const [error, setError] = useState<TipProblem>();
  const cents = tipCents(choice, { amountCents, currency }) ?? 0;
  const check = (): boolean => {
    const problem = tipProblem(choice, { amountCents, currency }, 1);
    setError(problem ? { message: problem } : undefined);
    return !problem;
  };
  const choose = (next: TipChoice) => {
    setError(undefined);
    setChoice(next);
  };
  return { choice, error, cents, check, choose };
}
