import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatDuration } from '../../../lib/duration.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Price } from '../../../ui/Price.js';
import { bookHref } from '../../../lib/bookHref.js';
import { packageText } from '../../../lib/packageText.js';
import { plainText } from '../plainText.js';
import { ProfileSection } from '../ProfileSection.js';
import styles from './ServiceCards.module.css';

export const ServiceCards_practice = graphql(`
  fragment ServiceCards_practice on Practice {
    slug
    active
    defaultCurrency
    services {
      id
      name
      description
      url
      photoUrl
      addOn
      amountCents
      timeLength
      numberOfSessions
      variations {
        id
      }
    }
  }
`);

/** Services and packages as cards; lengths and add-ons are chosen while booking. */
export function ServiceCards(props: { practice: FragmentType<typeof ServiceCards_practice> }) {
  const { slug, active, defaultCurrency, services } = readFragment(ServiceCards_practice, props.practice);
  const offered = services.filter((service) => !service.addOn);
  if (offered.length === 0) return null;
  return (
    <ProfileSection title="Services" id="services">
      <ul className={styles.cards}>
        {offered.map((service) => (
          <li key={service.id} className={styles.card}>
            {service.photoUrl && <img src={service.photoUrl} alt="" loading="lazy" className={styles.photo} />}
            <div className={styles.body}>
              <h3>
                <Link href={service.url}>{service.name}</Link>
              </h3>
              <p className={styles.description}>{plainText(service.description)}</p>
              <p className={styles.facts}>
                <span>
                  {service.numberOfSessions
                    ? packageText(service.numberOfSessions, service.timeLength, service.amountCents, defaultCurrency)
                    : formatDuration(service.timeLength)}
                </span>
                <strong>
                  {service.variations.length > 1 && 'from '}
                  <Price amountCents={service.amountCents} currency={defaultCurrency} />
                </strong>
              </p>
              {active && (
                <ButtonLink href={bookHref(slug, service.id)} variant="quiet" block>
                  Book<span className="visually-hidden"> {service.name}</span>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
