import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { readingZone } from '../../lib/visitTimes.js';
import { ButtonLink } from '../../ui/Button.js';
import { bookHref } from '../../lib/bookHref.js';
import { CancellationTerms_terms } from '../checkout/terms.js';
import { CancelAppointmentButton } from './CancelAppointmentButton.js';
import { cancellationLine } from './cancellationCost.js';
import styles from './NextSteps.module.css';

export const NextSteps_appointment = graphql(`
  fragment NextSteps_appointment on Appointment {
    id
    instantActionToken
    past
    state
    timeZone
    clientTimeZone
    canCancel
    canReschedule
    reviewLink
    amountCurrency
    fullTotal
    dueCents
    cancellationFeeCents
    lateCancellationFeeCents
    rescheduleFeesCents
    freeCancellationUntil
    packageSessionNumber
    cancellationTerms {
      ...CancellationTerms_terms
    }
    package {
      id
      sessionsRemaining
      bookNextUrl
    }
    practice {
      id
      slug
    }
    ...CancelAppointmentButton_appointment
  }
`);

export interface NextStepsProps {
  appointment: FragmentType<typeof NextSteps_appointment>;
  /** The appointment is not what it was. */
  onChange: () => void;
}

/** Where to go from here: a review, the package's next session, another visit, another time, or none at all. */
export function NextSteps({ onChange, ...props }: NextStepsProps) {
  const appointment = readFragment(NextSteps_appointment, props.appointment);
  const { past, state, canCancel, canReschedule, reviewLink, practice, package: bought } = appointment;
  const reviewable = past && state === 'approved' && reviewLink;
  const nextSession = bought?.bookNextUrl && bought.sessionsRemaining > 0 ? bought.bookNextUrl : undefined;
  return (
    <div className={styles.next}>
      <div className={styles.actions}>
        {reviewable && <ButtonLink href={reviewLink}>Leave a review</ButtonLink>}
        {nextSession && (
          <ButtonLink href={nextSession} variant={reviewable ? 'outline' : 'primary'}>
            Book next session ({bought?.sessionsRemaining} left)
          </ButtonLink>
        )}
        <ButtonLink href={bookHref(practice.slug)} variant={reviewable || nextSession ? 'outline' : 'quiet'}>
          Book another appointment
        </ButtonLink>
        {canReschedule && (
          <ButtonLink href={`/m/c/${appointment.instantActionToken}/move`} variant="outline">
            Move appointment
          </ButtonLink>
        )}
        {canCancel && <CancelAppointmentButton appointment={appointment} onChange={onChange} />}
      </div>
      {canCancel && state !== 'awaiting_payment' && (
        <p className={styles.terms}>
          {cancellationLine({
            ...appointment,
            cancellationTerms: readFragment(CancellationTerms_terms, appointment.cancellationTerms),
            zone: readingZone(appointment),
            now: Date.now(),
          })}
        </p>
      )}
    </div>
  );
}
