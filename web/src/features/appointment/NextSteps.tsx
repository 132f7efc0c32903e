import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { ButtonLink } from '../../ui/Button.js';
import { bookHref } from '../profile/bookHref.js';
import styles from './NextSteps.module.css';
import { CancelAppointmentButton } from './CancelAppointmentButton.js';

export const NextSteps_appointment = graphql(`
  fragment NextSteps_appointment on Appointment {
    id
    past
    state
    canCancel
    reviewLink
    practice {
      id
      slug
    }
    ...CancelAppointmentButton_appointment
  }
`);

/** Where to go from here: a review, another visit, or none at all. */
export function NextSteps(props: { appointment: FragmentType<typeof NextSteps_appointment> }) {
  const appointment = readFragment(NextSteps_appointment, props.appointment);
  const { past, state, canCancel, reviewLink, practice } = appointment;
  const reviewable = past && state === 'approved' && reviewLink;
  return (
    <div className={styles.actions}>
      {reviewable && <ButtonLink href={reviewLink}>Leave a review</ButtonLink>}
      <ButtonLink href={bookHref(practice.slug)} variant={reviewable ? 'outline' : 'quiet'}>
        Book another appointment
      </ButtonLink>
      {canCancel && <CancelAppointmentButton appointment={appointment} />}
    </div>
  );
}
