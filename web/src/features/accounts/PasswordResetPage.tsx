import { useSearchParams } from 'wouter';
import { NewPassword } from './NewPassword.js';
import { ResetRequest } from './ResetRequest.js';

/** `/password-reset`: asks for a link by mail; with its `?token=`, for the new password. */
export function PasswordResetPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return token ? <NewPassword token={token} /> : <ResetRequest />;
}
