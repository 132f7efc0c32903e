import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatDuration } from '../../lib/duration.js';
import { ButtonLink } from '../../ui/Button.js';
import { Price } from '../../ui/Price.js';
import { bookHref } from '../../lib/bookHref.js';
import { packageText } from '../../lib/packageText.js';
import { plainText } from './plainText.js';
import styles from './ServiceRow.module.css';

export const ServiceRow_service = graphql(`
  fragment ServiceRow_service on Service {
    id
    name
    description
    url
    addOn
    numberOfSessions
    variations {
      id
      amountCents
      timeLength
    }
  }
`);

export interface ServiceRowProps {
  service: FragmentType<typeof ServiceRow_service>;
  currency: string;
  slug: string;
  bookable: boolean;
}

/** One service with its lengths and prices, each of which can be booked at once. */
export function ServiceRow({ currency, slug, bookable, ...props }: ServiceRowProps) {
  const service = readFragment(ServiceRow_service, props.service);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.name}>{service.addOn ? service.name : <Link href={service.url}>{service.name}</Link>}</h3>
        <p className={styles.description}>{plainText(service.description)}</p>
      </div>
      <ul className={styles.variations}>
        {service.variations.map((variation) => (
          <li key={variation.id} className={styles.variation}>
            <span className={styles.facts}>
              <span className={styles.length}>{lengthText(service, variation, currency)}</span>
              <strong className={styles.price}>
                {service.addOn && variation.amountCents > 0 && '+ '}
                <Price amountCents={variation.amountCents} currency={currency} />
              </strong>
            </span>
            {bookable && (
              <ButtonLink href={bookHref(slug, variation.id)} variant="quiet" size="sm">
                Book
                <span className="visually-hidden">{` ${service.name}, ${formatDuration(variation.timeLength)}`}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function lengthText(
  { numberOfSessions, addOn }: { numberOfSessions?: number | null | undefined; addOn: boolean },
  { timeLength, amountCents }: { timeLength: number; amountCents: number },
  currency: string,
): string {
  if (numberOfSessions) return packageText(numberOfSessions, timeLength, amountCents, currency);
  if (addOn && timeLength === 0) return 'No extra time';
  return `${addOn ? '+ ' : ''}${formatDuration(timeLength)}`;
}
