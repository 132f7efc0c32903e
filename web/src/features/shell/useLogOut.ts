import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { answerLogIn } from '../../session/sessionEnd.js';
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
  const { run } = useAction(Logout, {
    failure: "Logging out didn't work. Please try again.",
    unanswered: "Logging out didn't work.",
    onSuccess: startOver,
  });
  return () => void run({});
}

function startOver(): void {
  // What is still asked by this page is not to ask for another log-in.
  answerLogIn(false);
  endSupportChat();
  window.location.assign('/');
}
