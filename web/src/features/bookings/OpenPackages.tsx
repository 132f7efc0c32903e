import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import styles from './OpenPackages.module.css';

export const OpenPackages_package = graphql(`
  fragment OpenPackages_package on ClientPackage {
    id
    name
    numberOfSessions
    sessionsRemaining
    bookNextUrl
    service {
      id
      practice {
        id
        practitionerName
      }
    }
  }
`);

/** Packages with sessions that are paid for and not booked. */
export function OpenPackages(props: { packages: readonly FragmentType<typeof OpenPackages_package>[] }) {
  const packages = readFragment(OpenPackages_package, props.packages);
  if (packages.length === 0) return null;
  return (
    <section aria-labelledby="open-packages" className={styles.section}>
      <h2 id="open-packages" className={styles.heading}>
        Your packages
      </h2>
      <ul className={styles.list}>
        {packages.map(({ id, name, numberOfSessions, sessionsRemaining, bookNextUrl, service }) => (
          <Card as="li" key={id} className={styles.card}>
            <Icon name="gift" />
            <div className={styles.text}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.rest}>
                {sessionsRemaining} of {numberOfSessions} sessions left · {service.practice.practitionerName}
              </p>
            </div>
            {bookNextUrl && (
              <ButtonLink href={bookNextUrl} size="sm" variant="quiet">
                Book next session<span className="visually-hidden"> of {name}</span>
              </ButtonLink>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
