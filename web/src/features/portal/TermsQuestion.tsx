import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { ConfirmDialog } from '../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../lib/useAction.js';
import { chakra } from '../../ui/chakra.js';

const AgreeToTerms = graphql(`
  mutation AgreeToTerms {
    agreeToTerms {
      result
      errors {
        message
      }
      practice {
        id
        showTermsModal
      }
    }
  }
`);

export interface TermsQuestionProps {
  /** Not any more once they are agreed to. */
  due: boolean;
  termsUrl: string | null | undefined;
}

const TO_READ = 'Please read and accept them to keep offering your services here.';
/** Of an installation that names no address of its terms. */
const TO_ASK_FOR = 'Ask the administrator of this site for the terms, then agree to keep offering your services here.';

/** Asks to agree. Who puts it off goes on working, and is asked with the next visit. */
export function TermsQuestion({ due, termsUrl }: TermsQuestionProps) {
  const [later, setLater] = useState(false);
  const agree = useAction(AgreeToTerms, { failure: 'Please try again later.', shown: 'inline' });
  return (
    <ConfirmDialog
      open={due && !later}
      title="Our terms have changed"
      description={termsUrl ? TO_READ : TO_ASK_FOR}
      confirm="I agree to the terms"
      keep="Not now"
      pending={agree.pending}
      problem={agree.message}
      onConfirm={() => void agree.run({})}
      onClose={() => setLater(true)}
    >
      {termsUrl && (
        <p>
          <chakra.a href={termsUrl} target="_blank" rel="noreferrer" color="link" textDecoration="underline">
            Read the terms<span className="visually-hidden"> (opens in a new tab)</span>
          </chakra.a>
        </p>
      )}
    </ConfirmDialog>
  );
}
