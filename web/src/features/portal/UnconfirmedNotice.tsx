import { Alert } from '../../ui/Alert.js';
import { chakra } from '../../ui/chakra.js';
import { SendConfirmationLink } from '../accounts/SendConfirmationLink.js';

/** Asks a practitioner to open the mailed link: until then their clients get no messages. */
export function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <chakra.aside aria-label="Confirm your address" px={{ base: '4', tablet: '6' }} pt="4">
      <Alert
        tone="warning"
        icon="mail"
        title="Confirm your email address"
        action={
          <SendConfirmationLink size="sm" variant="outline">
            Send the link again
          </SendConfirmationLink>
        }
      >
        We've emailed a link to <strong>{email}</strong>. Until you open it, your clients won't get messages from you.
      </Alert>
    </chakra.aside>
  );
}
