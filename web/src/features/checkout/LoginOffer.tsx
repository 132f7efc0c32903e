import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Spinner } from '../../ui/Spinner.js';
import styles from './LoginOffer.module.css';

const LoginForm = lazyPart(async () => (await import('../accounts/LoginForm.js')).LoginForm);

export interface LoginOfferProps {
  className?: string | undefined;
  /** Said after the button while the form is closed, such as why to log in. */
  reason?: string;
}

/** Lets a visitor log in within the checkout. */
export function LoginOffer({ className, reason }: LoginOfferProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={className}>
      <p>
        Have an account?{' '}
        <button type="button" className={styles.link} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Continue as a guest' : 'Log in'}
        </button>{' '}
        {!open && reason}
      </p>
      {open && (
        <PartBoundary waiting={<Spinner />}>
          <LoginForm onLoggedIn={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
