import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Progress } from '../../../ui/Progress.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { StepList } from '../profile/StepList.js';
import { usePublish } from '../profile/usePublish.js';

const SetUpSteps = graphql(`
  query SetUpSteps {
    currentPractice {
      id
      hasPaymentProvider
      profileStatus {
        completionSteps {
          name
          completed
          link
        }
      }
    }
  }
`);

/** What a new practice still needs before clients find it: the steps of the profile's status, in any order. */
export function SetUp() {
  const { data, error, refetch } = useQuery(SetUpSteps, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice;
  const steps = practice?.profileStatus?.completionSteps;
  return (
    <Card as="section" tone="tint">
      <chakra.h2 mb="1" fontSize="lg">
        Set up your practice
      </chakra.h2>
      {!steps && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {steps && <Steps steps={steps} paid={practice.hasPaymentProvider} />}
    </Card>
  );
}

interface StepsProps {
  steps: readonly { name: string; completed: boolean; link: string }[];
  /** Clients can pay by card. */
  paid: boolean;
}

function Steps({ steps, paid }: StepsProps) {
  const publish = usePublish();
  const done = steps.filter(({ completed }) => completed).length;
  const payments = { name: 'Card payments', completed: paid, link: '/portal/settings/banking' };
  return (
    <chakra.div display="grid" gap="4">
      {done < steps.length ? (
        <>
          <p>A few steps, in any order. Then your profile can be published, and clients can book you.</p>
          <Progress label="Your profile" share={done / steps.length} />
        </>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <p>Everything is there. Publish your profile, and clients can find and book you.</p>
          <Button loading={publish.pending} onClick={() => void publish.run({})}>
            Publish profile
          </Button>
        </chakra.div>
      )}
      <StepList label="Steps to a complete profile" steps={steps} />
      <chakra.div display="grid" gap="1">
        <chakra.p color="textSoft" fontSize="sm">
          If clients are to pay online:
        </chakra.p>
        <StepList label="Optional steps" steps={[payments]} />
      </chakra.div>
    </chakra.div>
  );
}
