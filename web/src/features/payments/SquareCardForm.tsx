import { type Card, payments } from '@square/web-sdk';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import type { CardEntryProps } from './CardEntry.js';
import styles from './CardForm.module.css';
import { refusalOfTokenization } from './squareTokens.js';
import { useSquareCard } from './useSquareCard.js';

export interface SquareCardFormProps extends CardEntryProps {
  keys: { applicationId: string; locationId: string };
}

/** Square's own card fields. The card's digits never touch our own code. */
export function SquareCardForm({ keys, submitLabel, disabled = false, ...options }: SquareCardFormProps) {
  const { save, saving } = useSquareCard(options);
  const { card, failed, place } = useSquareFields(keys.applicationId, keys.locationId);
  const [message, setMessage] = useState('');
  if (failed) {
    return (
      <ErrorState title="The card form did not load">Please check your connection and reload the page.</ErrorState>
    );
  }
  const submit = async () => {
    if (!card) return;
    setMessage('');
    const refusal = await save(() => tokenize(card));
    if (refusal) setMessage(refusal.shown);
  };
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div ref={place} aria-busy={!card} />
      <div role="alert">{message && <p className={styles.error}>{message}</p>}</div>
      <Button type="submit" size="lg" block loading={saving} disabled={disabled || !card}>
        {submitLabel}
      </Button>
      <p className={styles.fine}>
        <Icon name="shield" size={18} /> Your card goes to Square, not to us or the practitioner.
      </p>
    </form>
  );
}

/** With the bank's authentication, where it wants one: Square's script shows the bank's page. */
async function tokenize(card: Card): Promise<string> {
  const result = await card.tokenize({
    intent: 'STORE',
    customerInitiated: true,
    sellerKeyedIn: false,
    billingContact: {},
  });
  if (result.status === 'OK') return result.token;
  throw refusalOfTokenization('errors' in result ? result.errors : []);
}

function useSquareFields(applicationId: string, locationId: string) {
  const place = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<Card>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let remove = () => {};
    const mount = async () => {
      const made = await (await payments(applicationId, locationId))?.card();
      if (!made || gone || !place.current) return void made?.destroy();
      await made.attach(place.current);
      remove = () => void made.destroy();
      if (gone) remove();
      else setCard(made);
    };
    mount().catch(() => setFailed(true));
    return () => {
      gone = true;
      remove();
    };
  }, [applicationId, locationId]);
  return { card, failed, place };
}
