import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { showToast } from '../../ui/toasts.js';
import { endSupportChat } from '../support-chat/supportChat.js';

/** Ends the session of this browser. */
const Logout = graphql(`
  mutation Logout {
    logout {
      result
      errors {
        message
      }
    }
  }
`);

/** Logs out and starts over on the home page, so that nothing of the account stays in memory. */
export function useLogOut(): () => void {
  const [logout] = useMutation(Logout);
  return () => {
    void logout().then(({ error }) => {
      if (error) showToast('Logging out did not work. Please try again.', 'error');
      else startOver();
    });
  };
}

function startOver(): void {
  endSupportChat();
  window.location.assign('/');
}
