import { useEffect, useRef } from 'react';
import { useMutation } from '@apollo/client/react';
import { useSession } from '../../session/session.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import styles from './AccountForm.module.css';
import { AccountPageFrame } from './AccountPageFrame.js';
import { ConfirmedNextStep } from './ConfirmedNextStep.js';
import { FormMessage } from './FormMessage.js';
import { LogInAndReturn } from './LogInAndReturn.js';
import { UnconfirmedNextStep } from './UnconfirmedNextStep.js';

const ConfirmEmail = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      result
      errors {
        code
        message
      }
      user {
        id
        emailConfirmed
      }
    }
  }
`);

const TITLES = {
  waiting: 'Confirming your address',
  unreachable: 'Confirming your address',
  success: 'Your address is confirmed',
  login: 'Log in to confirm your address',
  failure: 'This link did not work',
};

/** The link is good, and waits for the account that it was mailed for. */
const NEEDS_LOGIN = ['login_required', 'other_account'];

/** Sends the token of the mailed link as soon as the page is open, and says what came of it. */
export function EmailConfirmation({ token }: { token: string }) {
  const { state: session } = useSession();
  const [confirm, { data, error }] = useMutation(ConfirmEmail);
  const sent = useRef(false);
  const outcome = data?.confirmEmail;
  const needsLogin = outcome?.errors.some(({ code }) => NEEDS_LOGIN.includes(code));
  const state = needsLogin ? 'login' : (outcome?.result ?? (error ? 'unreachable' : 'waiting'));
  const refusal = outcome?.errors.map(({ message }) => message).join(' ');
  const problem = state === 'failure' ? refusal : state === 'unreachable' ? CONNECTION_MESSAGE : '';
  usePageTitle(TITLES[state]);

  useEffect(() => {
    // The account is asked for first: an answer of before that came after would say that nothing is confirmed.
    if (session === 'loading' || sent.current) return;
    sent.current = true;
    void confirm({ variables: { input: { token } } });
  }, [session, confirm, token]);

  const tryAgain = () => {
    // The button goes away; whoever used it by keyboard stays on the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    void confirm({ variables: { input: { token } } });
  };

  return (
    <AccountPageFrame title={TITLES[state]}>
      <div className={styles.form}>
        <div role="status">
          {state === 'waiting' && <p>One moment, please. We are looking at your link.</p>}
          {state === 'success' && <p>Thank you. Everything that was booked under it is in your account now.</p>}
          {state === 'login' && <p>{refusal}</p>}
        </div>
        <FormMessage>{problem}</FormMessage>
        {state === 'success' && <ConfirmedNextStep />}
        {state === 'login' && <LogInAndReturn to={`/confirm-email?${new URLSearchParams({ token })}`} />}
        {state === 'failure' && <UnconfirmedNextStep />}
        {state === 'unreachable' && (
          <Button size="lg" block onClick={tryAgain}>
            Try again
          </Button>
        )}
      </div>
    </AccountPageFrame>
  );
}
