import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button, type ButtonProps } from '../../ui/Button.js';
import { FormMessage } from './FormMessage.js';
import styles from './SendConfirmationLink.module.css';

// `user` has the account looked up again: who confirmed in another window is not told to look for a mail.
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
  const [request, { loading }] = useMutation(RequestEmailConfirmation);
  const [sent, setSent] = useState(false);
  const [message, setMessage] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) outcome.current?.focus({ preventScroll: true });
  }, [sent]);

  const send = async () => {
    setMessage('');
    const { data } = await request();
    if (data?.requestEmailConfirmation.result === 'success') setSent(true);
    else setMessage(data?.requestEmailConfirmation.errors[0]?.message ?? CONNECTION_MESSAGE);
  };

  return (
    <div className={styles.send}>
      <FormMessage>{message}</FormMessage>
      {!sent && (
        <Button {...look} loading={loading} onClick={() => void send()}>
          {loading ? 'Sending…' : children}
        </Button>
      )}
      <p role="status" tabIndex={-1} ref={outcome} className={styles.sent}>
        {sent && 'Sent. Look into your mail.'}
      </p>
    </div>
  );
}
