import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'wouter';
import { lazyPart } from '../../lib/lazyPage.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import type { IntakeFormPageQuery } from '../../gql/graphql.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Logo } from '../../ui/Logo.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Farewell } from './Farewell.js';
import { formThemeStyle } from './formThemeStyle.js';
import styles from './IntakeFormPage.module.css';
import { practiceSite } from './practiceSite.js';

const IntakeFormPageDocument = graphql(`
  query IntakeFormPage($uniqueId: String!) {
    intakeFormByLink(uniqueId: $uniqueId) {
      uniqueId
      completed
      form
      theme {
        colorAccent
        buttonStyle
        fonts
      }
      practice {
        id
        name
        url
        website
        practitionerFirstName
      }
    }
  }
`);

/** The renderer of forms is large: it comes after the frame of the page, and for those only who fill a form in. */
const IntakeSurvey = lazyPart(async () => (await import('./IntakeSurvey.js')).IntakeSurvey);

/** `/intake_form/{uniqueId}`: a practice's questions before a visit, open to anyone with the link. */
export function IntakeFormPage() {
  usePageTitle('Intake form');
  const { uniqueId = '' } = useParams<{ uniqueId: string }>();
  const { data, error, refetch } = useQuery(IntakeFormPageDocument, {
    variables: { uniqueId },
    fetchPolicy: 'network-only',
  });
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link href="/" className={styles.home}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {error && !data ? (
          <ErrorState heading="h2" onRetry={() => refetch()} />
        ) : data ? (
          <IntakeForm key={uniqueId} page={data.intakeFormByLink ?? null} />
        ) : (
          <FormSkeleton />
        )}
      </main>
    </div>
  );
}

type Page = NonNullable<IntakeFormPageQuery['intakeFormByLink']>;

function IntakeForm({ page }: { page: Page | null }) {
  const [ended, setEnded] = useState<'sent' | 'completed' | undefined>(page?.completed ? 'completed' : undefined);
  if (!page) return <UnknownLink />;
  const { practice } = page;
  const site = practiceSite(practice);
  if (ended === 'completed')
    return (
      <Farewell title="All done" site={site} practice={practice?.name}>
        <p>This form has already been completed.</p>
      </Farewell>
    );
  if (ended === 'sent')
    return (
      <Farewell title="Thank you" site={site} practice={practice?.name}>
        <p>
          {practice?.practitionerFirstName ?? 'Your practitioner'} has your answers and will read them before your
          visit.
        </p>
      </Farewell>
    );
  return (
    <div style={formThemeStyle(page.theme)}>
      {practice && <p className={styles.asker}>{practice.name}</p>}
      <PartBoundary heading="h2" waiting={<FormSkeleton />}>
        <IntakeSurvey
          uniqueId={page.uniqueId}
          form={page.form ?? '{}'}
          onSent={() => setEnded('sent')}
          onAlreadyCompleted={() => setEnded('completed')}
        />
      </PartBoundary>
    </div>
  );
}

function UnknownLink() {
  return (
    <>
      <h1 className={styles.title}>Form not found</h1>
      <EmptyState icon="info" heading="h2" title="This link doesn't lead to a form">
        It may be incomplete. Open it from the email again, or ask your practitioner for a new one.
      </EmptyState>
    </>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the form">
      <Skeleton lines={2} />
      <Skeleton lines={6} />
    </div>
  );
}
