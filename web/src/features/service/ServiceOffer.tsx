import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatDuration } from '../../lib/duration.js';
import { ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Price } from '../../ui/Price.js';
import { bookHref } from '../profile/bookHref.js';
import styles from './ServiceOffer.module.css';

export const ServiceOffer_service = graphql(`
  fragment ServiceOffer_service on Service {
    id
    numberOfSessions
    addOn
    variations {
      id
      amountCents
      timeLength
    }
  }
`);

export const ServiceOffer_practice = graphql(`
  fragment ServiceOffer_practice on Practice {
    slug
    active
    defaultCurrency
    cancellationPolicy
  }
`);

export interface ServiceOfferProps {
  service: FragmentType<typeof ServiceOffer_service>;
  practice: FragmentType<typeof ServiceOffer_practice>;
}

/** Lengths and prices, each with the way to book it. */
export function ServiceOffer(props: ServiceOfferProps) {
  const service = readFragment(ServiceOffer_service, props.service);
  const practice = readFragment(ServiceOffer_practice, props.practice);
  const bookable = practice.active && !service.addOn && !service.numberOfSessions;
  return (
    <Card>
      <ul className={styles.variations}>
        {service.variations.map(({ id, amountCents, timeLength }) => (
          <li key={id} className={styles.variation}>
            <span>
              <strong className={styles.price}>
                <Price amountCents={amountCents} currency={practice.defaultCurrency} />
              </strong>
              <span className={styles.length}>
                {service.numberOfSessions ? `${service.numberOfSessions} sessions of ` : ''}
                {formatDuration(timeLength)}
              </span>
            </span>
            {bookable && (
              <ButtonLink href={bookHref(practice.slug, id)}>
                Book<span className="visually-hidden">{` ${formatDuration(timeLength)}`}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {practice.cancellationPolicy && <p className={styles.policy}>{practice.cancellationPolicy}</p>}
    </Card>
  );
}
