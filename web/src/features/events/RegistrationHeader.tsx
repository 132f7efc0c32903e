import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import styles from './RegistrationHeader.module.css';
import { registrationStatus } from './registrationStatus.js';

export const RegistrationHeader_registration = graphql(`
  fragment RegistrationHeader_registration on BookableEventRegistration {
    id
    state
    isOwnerCancelled
    clientName
    clientEmail
    event {
      id
      past
    }
    practice {
      id
      practitionerFirstName
    }
  }
`);

/** Where the registration stands: heading and a sentence. */
export function RegistrationHeader(props: { registration: FragmentType<typeof RegistrationHeader_registration> }) {
  const { event, practice, ...registration } = readFragment(RegistrationHeader_registration, props.registration);
  const { heading, sentence, tone, icon } = registrationStatus({
    ...registration,
    ...event,
    ...practice,
    clientEmail: registration.clientEmail,
  });
  return (
    <header className={styles.header}>
      <span className={classNames(styles.mark, styles[tone])}>
        <Icon name={icon} size={30} />
      </span>
      <div>
        <h1>{heading}</h1>
        <p className={styles.sentence} role="status">
          {sentence}
        </p>
        <p className={styles.name}>Registered for {registration.clientName}</p>
      </div>
    </header>
  );
}
