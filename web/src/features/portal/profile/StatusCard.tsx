import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { ProfileStatusDataQuery } from '../../../gql/graphql.js';
import { Badge } from '../../../ui/Badge.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Progress } from '../../../ui/Progress.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../lib/toasts.js';
import { CompletedDialog } from './CompletedDialog.js';
import { StepList } from './StepList.js';
import { usePublish } from './usePublish.js';
import { VerificationDialog } from './VerificationDialog.js';
import { VerifyIdentityButton } from './VerifyIdentityButton.js';

const ProfileStatusData = graphql(`
  query ProfileStatusData {
    currentPractice {
      id
      profileStatus {
        status
        completionSteps {
          name
          completed
          link
        }
        verificationSteps {
          name
          completed
          link
        }
        showCompletedModal
        showTermsModal
        practitionerFirstName
        profileUrl
      }
    }
  }
`);

export type ProfileStatus = NonNullable<NonNullable<ProfileStatusDataQuery['currentPractice']>['profileStatus']>;

const NOT_SYNCED = 'There was an error syncing your profile status. Please refresh the page.';
const TONES: Readonly<Record<string, 'success' | 'warning' | 'info'>> = {
  'Incomplete - Not Published': 'warning',
  'Not Published': 'warning',
  Complete: 'info',
  Verified: 'success',
};

/** How far the profile has come, and what comes next (spec portal-configuration §4). */
export function StatusCard() {
  const { data, error, refetch } = useQuery(ProfileStatusData, { fetchPolicy: 'cache-and-network' });
  const status = data?.currentPractice?.profileStatus;
  useEffect(() => {
    if (error) showToast(NOT_SYNCED, 'error');
  }, [error]);
  return (
    <chakra.section
      aria-label="Profile status"
      display="grid"
      gap="4"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surfaceTint"
    >
      {status && <Status status={status} />}
      {!status && !error && <Skeleton lines={3} />}
      {!status && error && (
        <>
          <p>Your profile status isn't available yet.</p>
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </chakra.section>
  );
}

function Status({ status }: { status: ProfileStatus }) {
  const { completionSteps, verificationSteps } = status;
  const [explained, setExplained] = useState(false);
  const publish = usePublish();
  const done = completionSteps.filter(({ completed }) => completed).length;
  const complete = done === completionSteps.length;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.h2 fontSize="lg">Profile status</chakra.h2>
        <Badge tone={TONES[status.status] ?? 'info'}>{status.status}</Badge>
      </chakra.div>
      {!complete && (
        <>
          <Progress label="Your profile" share={done / completionSteps.length} />
          <StepList label="Steps to a complete profile" steps={completionSteps} />
        </>
      )}
      {status.status === 'Not Published' && (
        <>
          <p>Everything is there. Publish your profile, and clients can find and book you.</p>
          <Button loading={publish.pending} onClick={() => void publish.run({})}>
            Publish profile
          </Button>
        </>
      )}
      {complete && status.status !== 'Verified' && <StepList label="Steps to be verified" steps={verificationSteps} />}
      {complete && <NextStep steps={verificationSteps} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {status.status === 'Verified' && (
          <ButtonLink size="sm" variant="outline" href={status.profileUrl}>
            View profile
          </ButtonLink>
        )}
        <Button size="sm" variant="ghost" onClick={() => setExplained(true)}>
          What is verification?
        </Button>
      </chakra.div>
      <VerificationDialog open={explained} onClose={() => setExplained(false)} />
      <CompletedDialog status={status} publish={publish} />
    </>
  );
}

/** The identity is proved first, then clients speak (spec portal-configuration §4). */
function NextStep({ steps }: { steps: ProfileStatus['verificationSteps'] }) {
  if (!steps[1]?.completed) return <VerifyIdentityButton />;
  return (
    <ButtonLink size="sm" variant="outline" href="/portal/reviews/request">
      Get client reviews
    </ButtonLink>
  );
}
