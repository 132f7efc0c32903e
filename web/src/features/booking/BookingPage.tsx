import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'wouter';
import { lazyPart } from '../../lib/lazyPage.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './BookingPage.module.css';
import { BookingPracticeQuery, type BookingPractice } from './bookingPractice.js';
import { BookingSteps } from './BookingSteps.js';
import type { BookingStep } from './bookingStep.js';
import { BookingSummary } from './BookingSummary.js';
import type { BookingClosedProps } from './BookingClosed.js';
import { PackageNotice } from './PackageNotice.js';
import { StepNavigation } from './StepNavigation.js';
import { useBookingFlow } from './useBookingFlow.js';
import { useHeldPackage } from './useHeldPackage.js';

export { BookingPracticeQuery as pageQuery };

const BookingClosed = lazyPart(async () => (await import('./BookingClosed.js')).BookingClosed);
/** Loaded while the details are filled in. */
const Confirmation = lazyPart(async () => (await import('./Confirmation.js')).Confirmation);

/** The booking flow of a practice: `/p/:slug/book?service=…`, or the next session of a package: `?package=…`. */
export function BookingPage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const { data, loading, error, refetch: retry } = useQuery(BookingPracticeQuery, { variables: { slug } });
  const pack = useHeldPackage();
  const practice = data?.practice;
  usePageTitle(practice ? `Book with ${practice.practitionerName}` : 'Book');
  if ((error && !practice) || pack.error) {
    const again = pack.error ? pack.retry : () => retry();
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="Booking did not load" onRetry={again} />
      </main>
    );
  }
  if ((loading && !practice) || pack.loading) return <PageSkeleton />;
  if (!practice) return <NotFoundPage />;
  if (!practice.active || !practice.services.some(({ addOn }) => !addOn))
    return <NotBookable practice={practice} why="closed" />;
  const { held } = pack;
  const known = held && practice.services.some(({ id }) => id === held.service.id);
  if (pack.asked && !known) return <NotBookable practice={practice} why="unknown-package" />;
  return <Flow key={practice.id} practice={practice} held={held} />;
}

function NotBookable(props: BookingClosedProps) {
  return (
    <PartBoundary waiting={<PageSkeleton />}>
      <BookingClosed {...props} />
    </PartBoundary>
  );
}

const TITLES: Record<Exclude<BookingStep, 'done'>, string> = {
  service: 'What would you like to book?',
  time: 'When suits you?',
  details: 'Your details',
  payment: 'Payment',
};

interface FlowProps {
  practice: BookingPractice;
  held: ReturnType<typeof useHeldPackage>['held'];
}

function Flow({ practice, held }: FlowProps) {
  const token = held?.token;
  const serviceId = held?.service.id;
  const booked = useMemo(() => (token && serviceId ? { token, serviceId } : undefined), [token, serviceId]);
  const flow = useBookingFlow(practice, booked);
  const { step, choice, kept, draft } = flow;
  const heading = useFocusOnChange(step);
  useEffect(() => {
    if (step === 'details') void Confirmation.preload().catch(() => undefined);
  }, [step]);
  if (step === 'done' && draft.booked) {
    return (
      <PracticeMain practice={practice} className={styles.page} ref={heading}>
        <PartBoundary waiting={<Skeleton lines={6} />}>
          <Confirmation booked={draft.booked} />
        </PartBoundary>
      </PracticeMain>
    );
  }
  // Asked once at the beginning: a session that was just kept or booked with this package is not "none left".
  if (held && held.sessionsRemaining < 1 && !kept)
    return <NotBookable practice={practice} why="no-session-left" packageName={held.name} />;
  const shown = step === 'done' ? 'service' : step;
  const pays = kept ? kept.paymentRequirement !== 'none' : (choice?.amountCents ?? 1) > 0;
  return (
    <PracticeMain practice={practice} className={styles.page}>
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
          {held && (shown === 'service' || shown === 'time') && <PackageNotice {...held} />}
          <BookingSteps practice={practice} flow={flow} />
        </section>
        <aside className={styles.summary} aria-label="Your booking">
          <BookingSummary
            practice={practice}
            choice={choice}
            kept={timeShown(flow)}
            booked={step === 'payment' ? draft.booked : undefined}
            tip={draft.tip}
            timeZone={flow.timeZone}
          />
        </aside>
      </div>
    </PracticeMain>
  );
}

/** The kept time belongs to the summary only behind the step that chooses it. */
function timeShown({ step, kept }: ReturnType<typeof useBookingFlow>) {
  return step === 'details' || step === 'payment' ? kept : undefined;
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
