import { Link, useLocation, useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import type { UserKind } from '../../gql/graphql.js';
import { safeReturnTo } from '../../lib/returnTo.js';
import { AccountPageFrame } from './AccountPageFrame.js';
import { LoginForm } from './LoginForm.js';
import { homeOf } from './homeOf.js';

/** `/login`, with `return_to` as the way back. */
export function LoginPage() {
  usePageTitle('Log in');
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const enter = ({ kind }: { kind: UserKind }) =>
    navigate(safeReturnTo(parameters.get('return_to'), homeOf(kind)), { replace: true });
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return (
    <AccountPageFrame
      title="Welcome back"
      intro="Log in to see your bookings or to run your practice."
      footer={
        <>
          New to Yarrow? <Link href={`/register${query}`}>Create an account</Link>
        </>
      }
    >
      <LoginForm onLoggedIn={enter} />
    </AccountPageFrame>
  );
}
