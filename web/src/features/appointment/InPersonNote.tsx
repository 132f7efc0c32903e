import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Icon } from '../../ui/Icon.js';
import styles from './InPersonNote.module.css';
import { useIsPractitioner } from './useIsPractitioner.js';

export const InPersonNote_appointment = graphql(`
  fragment InPersonNote_appointment on Appointment {
    id
    clientName
    paymentAction
    practice {
      id
    }
  }
`);

/** For the practitioner who opened the page to be paid in person: whose visit it is, and what to do. */
export function InPersonNote(props: { appointment: FragmentType<typeof InPersonNote_appointment> }) {
  const { clientName, paymentAction, practice } = readFragment(InPersonNote_appointment, props.appointment);
  if (!useIsPractitioner(practice.id)) return null;
  return (
    <p className={styles.note}>
      <Icon name="card" size={18} />
      <span>
        <strong>In-person payment.</strong> This is {clientName}'s appointment
        {paymentAction === 'none'
          ? '. Nothing is due right now.'
          : '. Hand over your device, or enter the card together.'}
      </span>
    </p>
  );
}
