import { graphql } from '../../../../gql/gql.js';
import { CONNECTION_MESSAGE } from '../../../../lib/userErrors.js';
import { useAction } from '../../../../lib/useAction.js';
import { IconButton } from '../../../../ui/IconButton.js';
import { showToast } from '../../../../lib/toasts.js';

const ViewPhone = graphql(`
  mutation ViewPhone($id: ID!) {
    viewPhone(id: $id) {
      result
      errors {
        message
      }
      formattedPhoneNumber
      phoneNumber
    }
  }
`);

/** Copies a client's number as people of the practice's country write it; the service keeps who took it. */
export function ViewPhoneButton({ clientId }: { clientId: string }) {
  const view = useAction(ViewPhone, { failure: CONNECTION_MESSAGE });
  const copy = async () => {
    const outcome = await view.run({ id: clientId });
    const number = outcome.ok && outcome.payload.formattedPhoneNumber;
    if (!number) return;
    // A browser that refuses shows it at least.
    const copied = await navigator.clipboard.writeText(number).then(
      () => true,
      () => false,
    );
    showToast(copied ? `${number} copied to clipboard` : number, copied ? 'success' : 'info');
  };
  return (
    <IconButton
      icon="copy"
      label="Copy phone number"
      aria-busy={view.pending || undefined}
      onClick={() => void copy()}
    />
  );
}
