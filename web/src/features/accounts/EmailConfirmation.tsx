import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/session.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { refusalWith, useAction, type ActionOutcome } from '../../lib/useAction.js';
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
  failure: "This link didn't work",
};

/** The link is good, and waits for the account that it was mailed for. */
const NEEDS_LOGIN: readonly ErrorCode[] = ['login_required', 'other_account'];

/** Sends the token of the mailed link when the page opens, and shows the result. */
export function EmailConfirmation({ token }: { token: string }) {
  const { state: session } = useSession();
  const { run } = useAction(ConfirmEmail, { failure: CONNECTION_MESSAGE, shown: 'inline' });
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const sent = useRef(false);
  const state = stateOf(outcome);
  const reason = outcome?.ok === false ? outcome.message : '';
  usePageTitle(TITLES[state]);

  const confirm = async () => {
    setOutcome(undefined);
    setOutcome(await run({ input: { token } }));
  };
  const confirmOnce = useEffectEvent(() => {
    if (sent.current) return;
    sent.current = true;
    void confirm();
  });
  useEffect(() => {
    // The account is asked for first: an answer of before that came after would say that nothing is confirmed.
    if (session !== 'loading') confirmOnce();
  }, [session]);

  const tryAgain = () => {
    // The button disappears: moves the focus to the page for keyboard users.
    document.getElementById('main')?.focus({ preventScroll: true });
    void confirm();
  };

  return (
    <AccountPageFrame title={TITLES[state]}>
      <div className={styles.form}>
        <div role="status">
          {state === 'waiting' && <p>One moment, we're checking your link.</p>}
          {state === 'success' && <p>Thank you. Everything booked with this address is in your account now.</p>}
          {state === 'login' && <p>{reason}</p>}
        </div>
        <FormMessage>{state === 'login' ? '' : reason}</FormMessage>
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

function stateOf(outcome: ActionOutcome | undefined): keyof typeof TITLES {
  if (!outcome) return 'waiting';
  if (outcome.ok) return 'success';
  if (NEEDS_LOGIN.some((code) => refusalWith(outcome, code))) return 'login';
  return outcome.payload ? 'failure' : 'unreachable';
}
