import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Spinner } from '../../ui/Spinner.js';
import { CardRefusal } from '../payments/cardProvider.js';
import { confirmAtBank } from '../payments/confirmAtBank.js';
import { bankPageOf, SandboxStripe } from '../payments/sandboxStripe.js';
import { useBankPage } from '../payments/useBankPage.js';
import styles from './BankStep.module.css';

const BankOfPractice = graphql(`
  query BankOfPractice($practiceId: ID!) {
    cardForm(practiceId: $practiceId) {
      provider
      publishableKey
      accountId
      sandboxUrl
    }
  }
`);

export interface BankStepProps {
  practiceId: string;
  /** Secret of the payment that the bank wants the client for. */
  clientSecret: string;
  /** The bank is content; the charge can be ended. */
  onConfirmed: () => void;
  onFailed: (reason: string) => void;
}

const NOT_REACHED = "We couldn't reach your bank. Please try again.";

/** The bank requires a confirmation by the client before it pays: here, without entering the card again. */
export function BankStep({ practiceId, clientSecret, onConfirmed, onFailed }: BankStepProps) {
  const { data, error } = useQuery(BankOfPractice, { variables: { practiceId } });
  const bank = useBankPage();
  const started = useRef<string>(undefined);
  const [round, setRound] = useState(0);
  const keys = data?.cardForm;

  useEffect(() => {
    if (error && !isConnectionLost(error)) onFailed(NOT_REACHED);
    if (!keys || started.current === clientSecret) return;
    started.current = clientSecret;
    const confirm = keys.sandboxUrl
      ? confirmAtSandbox({ ...keys, sandboxUrl: keys.sandboxUrl }, clientSecret, bank.authenticate)
      : confirmWithStripe(keys, clientSecret);
    const askAgain = () => {
      started.current = undefined;
      setRound((rounds) => rounds + 1);
    };
    confirm.then(onConfirmed, (refusal: unknown) => {
      if (refusal instanceof CardRefusal) onFailed(refusal.message);
      else if (navigator.onLine) onFailed(NOT_REACHED);
      else addEventListener('online', askAgain, { once: true });
    });
  }, [keys, error, clientSecret, round, bank, onConfirmed, onFailed]);

  return (
    <div className={styles.bank} role="status">
      <p>Your bank asks you to confirm this payment. Then come back here.</p>
      {bank.page ? (
        <div className={styles.actions}>
          <ButtonLink href={bank.page} external>
            Open your bank’s page <Icon name="external" size={18} />
          </ButtonLink>
          <Button variant="ghost" onClick={bank.giveUp}>
            Cancel
          </Button>
        </div>
      ) : (
        <Spinner label="Asking your bank" />
      )}
    </div>
  );
}

/** The bank's page at the stand-in, for as long as the bank wants the client. @throws CardRefusal */
async function confirmAtSandbox(
  keys: { sandboxUrl: string; publishableKey: string; accountId: string },
  clientSecret: string,
  authenticate: (lookup: () => Promise<string | undefined>) => Promise<void>,
) {
  const api = new SandboxStripe(keys.sandboxUrl, keys.publishableKey, keys.accountId);
  await api.confirmAgain(clientSecret);
  await authenticate(async () => bankPageOf(await api.retrieve(clientSecret)));
}

/** Stripe's own window of the bank. @throws CardRefusal */
async function confirmWithStripe(keys: { publishableKey: string; accountId: string }, clientSecret: string) {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(keys.publishableKey, { stripeAccount: keys.accountId });
  if (!stripe) throw new CardRefusal(NOT_REACHED);
  await confirmAtBank(stripe, clientSecret);
}
