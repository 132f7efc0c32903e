import { Link, useLocation, useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import type { UserKind } from '../../gql/graphql.js';
import { safeReturnTo } from '../../lib/returnTo.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { AccountPageFrame } from './AccountPageFrame.js';
import { RegisterForm } from './RegisterForm.js';

const KINDS: { value: UserKind; title: string; description: string }[] = [
  { value: 'client', title: 'I book sessions', description: 'Find practitioners and keep your bookings together.' },
  { value: 'pro', title: 'I offer sessions', description: 'Take bookings and payments for your practice.' },
];

/** Where a new account starts: a practice has nothing on its calendar yet, and its overview says what to set up. */
const FIRST_PAGES: Record<UserKind, string> = { client: '/bookings', pro: '/portal' };

/** `/register`; `?kind=pro` is the variant for practitioners. */
export function RegisterPage() {
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const kind: UserKind = parameters.get('kind') === 'pro' ? 'pro' : 'client';
  usePageTitle(kind === 'pro' ? 'Create your practice' : 'Create an account');
  const choose = (chosen: UserKind) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('kind', chosen);
        return next;
      },
      { replace: true },
    );
  const query = new URLSearchParams(parameters);
  query.delete('kind');
  query.delete('referral');
  return (
    <AccountPageFrame
      title={kind === 'pro' ? 'Create your practice' : 'Create your account'}
      footer={
        <>
          Already have an account? <Link href={query.size > 0 ? `/login?${query}` : '/login'}>Log in</Link>
        </>
      }
    >
      <RadioCards
        legend="What brings you here?"
        hideLegend
        layout="row"
        options={KINDS}
        value={kind}
        onChange={choose}
      />
      <RegisterForm
        kind={kind}
        referralCode={parameters.get('referral') ?? ''}
        onRegistered={() => navigate(safeReturnTo(parameters.get('return_to'), FIRST_PAGES[kind]), { replace: true })}
      />
    </AccountPageFrame>
  );
}
