import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import { lazyPart } from '../../../../lib/lazyPage.js';
import { Card } from '../../../../ui/Card.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { PartBoundary } from '../../../../ui/PartBoundary.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { ClientFrame, type ProfileOf } from './ClientFrame.js';
import { IntakeStatus } from './IntakeStatus.js';
import { NotInPlan } from './NotInPlan.js';

const IntakeFormOfClient = graphql(`
  query IntakeFormOfClient($clientId: ID!) {
    intakeForm(clientId: $clientId) {
      intakeLastSentAt
      intakeForm {
        text
        time
        form
      }
    }
  }
`);

/** What reads forms is large: it comes after the frame, and only where there are answers. */
const IntakeAnswers = lazyPart(async () => (await import('./IntakeAnswers.js')).IntakeAnswers);

/** /portal/clients/{id}/intake_form: whether the form was sent and filled in, and what was answered (spec portal operations §2). */
export function ClientIntakePage() {
  return (
    <ClientFrame page="intake_form">
      {(profile) => (profile.keepsNotes ? <ClientIntake {...profile} /> : <NotInPlan clientId={profile.client.id} />)}
    </ClientFrame>
  );
}

function ClientIntake({ client, zone }: ProfileOf) {
  const { data, error, refetch } = useQuery(IntakeFormOfClient, {
    variables: { clientId: client.id },
    fetchPolicy: 'cache-and-network',
  });
  const intake = data?.intakeForm;
  const submitted = intake?.intakeForm;
  if (!intake && (error || data)) {
    return <ErrorState heading="h2" title="The intake form did not load" onRetry={() => void refetch()} />;
  }
  if (!intake) return <IntakeSkeleton />;
  return (
    <>
      <Card as="section">
        <IntakeStatus
          {...{ client, zone }}
          lastSentAt={intake.intakeLastSentAt ?? undefined}
          submittedAt={submitted?.time}
        />
      </Card>
      {submitted && (
        <PartBoundary heading="h2" title="We couldn't show the answers" waiting={<IntakeSkeleton />}>
          <IntakeAnswers form={submitted.form} answers={submitted.text} />
        </PartBoundary>
      )}
    </>
  );
}

function IntakeSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the intake form
      </span>
      <Skeleton lines={6} />
    </div>
  );
}
