import { useSearchParams } from 'wouter';
import { ConfirmationStart } from './ConfirmationStart.js';
import { EmailConfirmation } from './EmailConfirmation.js';

/** `/confirm-email`: confirms the account's address with the `?token=` of the mail; without, says where the link is. */
export function ConfirmEmailPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return token ? <EmailConfirmation key={token} token={token} /> : <ConfirmationStart />;
}
