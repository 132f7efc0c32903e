import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { Link, useParams } from 'wouter';
import { usePageTitle } from '../../app/usePageTitle.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { NotFoundPage } from '../errors/NotFoundPage.js';
import { PageSkeleton } from '../shell/PageSkeleton.js';
import styles from './BookingPage.module.css';
import { BookingPracticeQuery, type BookingPractice } from './bookingPractice.js';
import { BookingSteps } from './BookingSteps.js';
import type { BookingStep } from './bookingStep.js';
import { BookingSummary } from './BookingSummary.js';
import { Confirmation } from './Confirmation.js';
import { StepNavigation } from './StepNavigation.js';
import { useBookingFlow } from './useBookingFlow.js';

/** The booking flow of a practice: `/p/:slug/book?service=…`. */
export function BookingPage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const [{ data, fetching, error }, retry] = useQuery({ query: BookingPracticeQuery, variables: { slug } });
  const practice = data?.practice;
  usePageTitle(practice ? `Book with ${practice.practitionerName}` : 'Book');
  if (error && !practice) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState title="Booking did not load" onRetry={() => retry({ requestPolicy: 'network-only' })} />
      </main>
    );
  }
  if (fetching && !practice) return <PageSkeleton />;
  if (!practice) return <NotFoundPage />;
  if (!practice.active || !practice.services.some(({ addOn }) => !addOn)) return <NotBookable practice={practice} />;
  return <Flow key={practice.id} practice={practice} />;
}

const TITLES: Record<Exclude<BookingStep, 'done'>, string> = {
  service: 'What would you like to book?',
  time: 'When suits you?',
  details: 'Your details',
  payment: 'Payment',
};

function Flow({ practice }: { practice: BookingPractice }) {
  const flow = useBookingFlow(practice);
  const { step, choice, kept, draft } = flow;
  const heading = useFocusOnChange(step);
  if (step === 'done' && draft.booked) {
    return (
      <main id="main" tabIndex={-1} className={styles.page} ref={heading}>
        <Confirmation booked={draft.booked} />
      </main>
    );
  }
  const shown = step === 'done' ? 'service' : step;
  const pays = kept ? kept.paymentRequirement !== 'none' : (choice?.amountCents ?? 1) > 0;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Link href={practice.url} className={styles.back}>
        <Icon name="arrow-left" size={18} /> {practice.practitionerName}
      </Link>
      <StepNavigation
        steps={['service', 'time', 'details', ...(pays ? (['payment'] as const) : [])]}
        current={shown}
        onBack={flow.goTo}
      />
      <div className={styles.columns}>
        <section className={styles.step} aria-labelledby="booking-step">
          <h1 id="booking-step" ref={heading} tabIndex={-1} className={styles.title}>
            {TITLES[shown]}
          </h1>
          <BookingSteps practice={practice} flow={flow} />
        </section>
        <aside className={styles.summary} aria-label="Your booking">
          <BookingSummary practice={practice} choice={choice} kept={timeShown(flow)} timeZone={flow.timeZone} />
        </aside>
      </div>
    </main>
  );
}

/** The kept time belongs to the summary only behind the step that chooses it. */
function timeShown({ step, kept }: ReturnType<typeof useBookingFlow>) {
  return step === 'details' || step === 'payment' ? kept : undefined;
}

function NotBookable({ practice }: { practice: BookingPractice }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        icon="calendar"
        title={`${practice.practitionerFirstName} takes no bookings at the moment`}
        action={<ButtonLink href="/practitioner-search">Find another practitioner</ButtonLink>}
      >
        Please look again later.
      </EmptyState>
    </main>
  );
}

/** Moves the focus to the heading of each new step, not of the first. */
function useFocusOnChange(step: BookingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return heading;
}
