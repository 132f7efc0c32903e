import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { CardEntryProps } from './CardEntry.js';
import type { CardProvider } from './cardProvider.js';
import styles from './CardForm.module.css';
import { confirmAtBank, failureOf } from './confirmAtBank.js';
import { useCardSetup } from './useCardSetup.js';
import { useRetryWhenOnline } from './useRetryWhenOnline.js';

export interface StripeCardFormProps extends CardEntryProps {
  keys: { publishableKey: string; accountId: string };
}

interface Mounted {
  stripe: Stripe;
  card: StripeCardElement;
}

/** Stripe's Card Element: our setups are only for cards. The card's digits never touch our own code. */
export function StripeCardForm({ keys, submitLabel, disabled = false, ...options }: StripeCardFormProps) {
  const { save, saving } = useCardSetup(options);
  const { mounted, complete, failed, retry, place } = useStripeElement(keys.publishableKey, keys.accountId);
  const [message, setMessage] = useState('');
  if (failed && !navigator.onLine) return <Skeleton lines={5} />;
  if (failed) return <ErrorState title="The card form did not load" onRetry={retry} />;
  const submit = async () => {
    if (!mounted) return;
    setMessage('');
    const refusal = await save(providerOf(mounted));
    if (!refusal) return;
    setMessage(refusal.message);
    mounted.card.focus();
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
      <div ref={place} className={styles.element} aria-busy={!mounted} />
      <div role="alert">{message && <p className={styles.error}>{message}</p>}</div>
      <Button type="submit" size="lg" block loading={saving} disabled={disabled || !complete}>
        {submitLabel}
      </Button>
      <p className={styles.fine}>
        <Icon name="shield" size={18} /> Your card goes to Stripe, not to us or the practitioner.
      </p>
    </form>
  );
}

function useStripeElement(publishableKey: string, stripeAccount: string) {
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<Mounted>();
  const [complete, setComplete] = useState(false);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const retry = () => {
    setFailed(false);
    setRound(round + 1);
  };
  useRetryWhenOnline(failed, retry);
  useEffect(() => {
    let gone = false;
    let remove = () => {};
    loadStripe(publishableKey, { stripeAccount })
      .then((stripe) => {
        if (gone || !stripe || !place.current) return;
        const card = stripe.elements().create('card');
        card.mount(place.current);
        card.on('change', ({ complete }) => setComplete(complete));
        remove = () => card.destroy();
        setMounted({ stripe, card });
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      remove();
    };
  }, [publishableKey, stripeAccount, round]);
  return { mounted, complete, failed, retry, place };
}

function providerOf({ stripe, card }: Mounted): CardProvider {
  return {
    async confirmSetup(clientSecret) {
      const { error } = await stripe.confirmCardSetup(clientSecret, { payment_method: { card } });
      if (error) throw failureOf(error);
    },
    authenticatePayment: (clientSecret) => confirmAtBank(stripe, clientSecret),
  };
}
