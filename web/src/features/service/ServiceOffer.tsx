import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatDuration } from '../../lib/duration.js';
import { ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Price } from '../../ui/Price.js';
import { bookHref } from '../../lib/bookHref.js';
import { packageText } from '../../lib/packageText.js';
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

/** Lengths and prices, each with the way to book it; of a package also how many sessions, and what each costs. */
export function ServiceOffer(props: ServiceOfferProps) {
  const service = readFragment(ServiceOffer_service, props.service);
  const practice = readFragment(ServiceOffer_practice, props.practice);
  const { numberOfSessions: sessions } = service;
  const currency = practice.defaultCurrency;
  return (
    <Card>
      <ul className={styles.variations}>
        {service.variations.map(({ id, amountCents, timeLength }) => (
          <li key={id} className={styles.variation}>
            <span>
              <strong className={styles.price}>
                <Price amountCents={amountCents} currency={currency} />
              </strong>
              <span className={styles.length}>
                {sessions ? packageText(sessions, timeLength, amountCents, currency) : formatDuration(timeLength)}
              </span>
            </span>
            {practice.active && !service.addOn && (
              <ButtonLink href={bookHref(practice.slug, id)}>
                Book<span className="visually-hidden">{` ${formatDuration(timeLength)}`}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {sessions && (
        <p className={styles.policy}>
          Choose the first time now, and book the others from your booking whenever you like.
        </p>
      )}
      {practice.cancellationPolicy && <p className={styles.policy}>{practice.cancellationPolicy}</p>}
    </Card>
  );
}
