import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button, type ButtonProps } from '../../ui/Button.js';
import { FormMessage } from './FormMessage.js';
import styles from './SendConfirmationLink.module.css';

// `user` refreshes the account: a user who has confirmed in another window is not asked to look for a mail.
const RequestEmailConfirmation = graphql(`
  mutation RequestEmailConfirmation {
    requestEmailConfirmation {
      result
      errors {
        message
      }
      user {
        id
        emailConfirmed
      }
    }
  }
`);

/** Mails the account of the session another link to confirm its address. */
export function SendConfirmationLink({
  children,
  ...look
}: Pick<ButtonProps, 'children' | 'variant' | 'size' | 'block'>) {
  const [sent, setSent] = useState(false);
  const { run, pending, message } = useAction(RequestEmailConfirmation, {
    failure: CONNECTION_MESSAGE,
    firstReasonOnly: true,
    shown: 'inline',
    onSuccess: () => setSent(true),
  });
  const outcome = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) outcome.current?.focus({ preventScroll: true });
  }, [sent]);

  return (
    <div className={styles.send}>
      <FormMessage>{message}</FormMessage>
      {!sent && (
        <Button {...look} loading={pending} onClick={() => void run({})}>
          {pending ? 'Sending…' : children}
        </Button>
      )}
      <p role="status" tabIndex={-1} ref={outcome} className={styles.sent}>
        {sent && 'Sent. Check your email.'}
      </p>
    </div>
  );
}
