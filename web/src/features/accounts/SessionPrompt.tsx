import { useEffect, useState } from 'react';
import { accountOfPage, answerLogIn } from '../../session/sessionEnd.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { LoginForm } from './LoginForm.js';

/** Login prompt over a page whose session expired. The page stays mounted but hidden. */
export function SessionPrompt() {
  const [account] = useState(accountOfPage);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['sessionEnded'] = '';
    return () => {
      delete dataset['sessionEnded'];
    };
  }, []);
  const goOn = ({ id }: { id: string }) => {
    if (id === account) answerLogIn(true);
    // The page shows data of another account.
    else window.location.reload();
  };
  const leave = () => answerLogIn(false);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={leave}
      title="Your session has ended"
      description="Log in again to pick up where you left off. What you typed is still here."
      actions={
        <Button variant="ghost" onClick={leave}>
          Not now
        </Button>
      }
    >
      <div data-session-prompt>
        <LoginForm onLoggedIn={goOn} />
      </div>
    </Dialog>
  );
}
