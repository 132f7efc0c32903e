import { useRef, useState } from 'react';
import type { ErrorCode } from '../../gql/graphql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { Button } from '../../ui/Button.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { showToast } from '../../lib/toasts.js';
import { LostAnswer } from '../payments/LostAnswer.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import { useLostAnswer } from '../payments/useLostAnswer.js';
import { cardDigits, cardExpiry, type NamedCard } from './cardName.js';
import styles from './PayByCard.module.css';
import { useChargeCard } from './useChargeCard.js';
import { useSavedCard } from './useSavedCard.js';

/** The forms of the providers and the code around them come when they are wanted. */
const CardEntry = lazyPart(async () => (await import('../payments/CardEntry.js')).CardEntry);
const BankStep = lazyPart(async () => (await import('./BankStep.js')).BankStep);

export interface PayByCardProps {
  practiceId: string;
  subject: CardSubject;
  /** What is paid for. Default appointment. */
  about?: 'appointment' | 'gift card' | 'registration';
  /** What the button says, such as `Pay $90` or `Save card`. */
  submitLabel: string;
  /** Whether a card on file may be used. */
  offerSaved: boolean;
  /** Saving a card is not the end: what is due has to be charged by another call. */
  chargesAfterwards?: boolean;
  /** What is said when the card on file cannot be looked up. */
  lookupProblem: string;
  disabled?: boolean;
  /** Called before anything is sent; undefined stops, the reason having been shown elsewhere. */
  prepare: () => Promise<CardSubject | undefined>;
  /** Paid, or the card is saved where nothing was to be paid yet. */
  onDone: () => void;
  /** A refusal of the server, by its code. */
  onRefused?: ((code: ErrorCode) => void) | undefined;
}

/** The saved card first, where there is one; any other by its numbers; the bank's question in between. */
export function PayByCard(props: PayByCardProps) {
  const { practiceId, subject, submitLabel, lookupProblem, prepare, onDone, onRefused } = props;
  const { chargesAfterwards = false, disabled = false, about = 'appointment' } = props;
  const { saved, other, setOther, usesSaved, usesForm, ways, answer, payment, charge } = useCardPayment(props);
  if (saved.loading) return <Skeleton lines={4} />;
  // Hidden, not taken away: what was typed is there again if nothing went through.
  return (
    <>
      {answer.lost && (
        <LostAnswer
          about={about}
          token={subject.instantActionToken}
          onSettled={onDone}
          onUnpaid={answer.onUnpaid}
          onTryAgain={answer.reset}
        />
      )}
      <div ref={ways} className={styles.pay} hidden={answer.lost}>
        {saved.failed && <LookupProblem text={lookupProblem} onRetry={saved.retry} />}
        {saved.card && <CardChoice card={saved.card} other={other} onOther={setOther} />}
        <div role="alert" className={styles.problem}>
          {payment.problem}
        </div>
        {payment.bankSecret && (
          <PartBoundary waiting={<Skeleton lines={2} />}>
            <BankStep
              practiceId={practiceId}
              clientSecret={payment.bankSecret}
              onConfirmed={() => void payment.charge(subject)}
              onFailed={payment.fail}
            />
          </PartBoundary>
        )}
        {usesSaved && !payment.bankSecret && (
          <Button size="lg" block loading={payment.charging} disabled={disabled} onClick={() => void charge()}>
            {submitLabel}
          </Button>
        )}
        {usesForm && (
          <PartBoundary title="The card form did not load" waiting={<Skeleton lines={5} />}>
            <CardEntry
              practiceId={practiceId}
              submitLabel={submitLabel}
              disabled={disabled || payment.charging}
              prepare={prepare}
              onSaved={() => (chargesAfterwards ? void payment.charge(subject) : onDone())}
              onRefused={onRefused}
              onUnanswered={answer.onUnanswered}
              onFailed={(message) => {
                answer.reset();
                showToast(`There was an error: ${message}`, 'error');
              }}
            />
          </PartBoundary>
        )}
      </div>
    </>
  );
}

/** The way to pay, and a payment that is under way. */
function useCardPayment({ practiceId, subject, offerSaved, prepare, onDone, onRefused }: PayByCardProps) {
  const saved = useSavedCard({ practiceId, instantActionToken: subject.instantActionToken, wanted: offerSaved });
  const [other, setOther] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const answer = useLostAnswer(() => (usesForm ? ways.current?.querySelector('form')?.requestSubmit() : void charge()));
  const onFailed = (codes: readonly ErrorCode[]) => {
    answer.reset();
    codes.forEach((code) => onRefused?.(code));
  };
  const payment = useChargeCard({ onPaid: onDone, onFailed, onUnanswered: answer.onUnanswered });
  const usesSaved = saved.card !== undefined && !other;
  const usesForm = !usesSaved && !payment.bankSecret;
  const charge = async () => {
    const ready = await prepare();
    if (ready) await payment.charge(ready);
  };
  return { saved, other, setOther, usesSaved, usesForm, ways, answer, payment, charge };
}

function LookupProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className={styles.problem} role="alert">
      {text}{' '}
      <button type="button" className={styles.link} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

function CardChoice({ card, other, onOther }: CardChoiceProps) {
  return (
    <RadioCards
      legend="Card"
      hideLegend
      options={[
        { value: 'saved', title: `Use ${cardDigits(card)}`, description: cardExpiry(card) },
        { value: 'other', title: 'Use another card' },
      ]}
      value={other ? 'other' : 'saved'}
      onChange={(value) => onOther(value === 'other')}
    />
  );
}

interface CardChoiceProps {
  card: NamedCard & { expMonth: number; expYear: number };
  other: boolean;
  onOther: (other: boolean) => void;
}
