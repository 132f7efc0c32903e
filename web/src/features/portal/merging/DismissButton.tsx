import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';

const DismissDuplicate = graphql(`
  mutation DismissDuplicate($clientId: ID!, $otherClientId: ID!) {
    dismissDuplicate(clientId: $clientId, otherClientId: $otherClientId) {
      result
      errors {
        message
      }
      client {
        id
      }
      otherClient {
        id
      }
    }
  }
`);

/** They are two people: the pair is not suggested again. */
export function DismissButton({ clientId, otherClientId }: { clientId: string; otherClientId: string }) {
  const dismiss = useAction(DismissDuplicate, {
    success: 'They stay two clients.',
    failure: "We couldn't save this. Please try again.",
    mutation: refetchAffected('client', 'possibleDuplicates'),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={dismiss.pending}
      onClick={() => void dismiss.run({ clientId, otherClientId })}
    >
      Not the same person
    </Button>
  );
}
