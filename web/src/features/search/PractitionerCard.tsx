import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { Avatar } from '../../ui/Avatar.js';
import { Card } from '../../ui/Card.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { formatDistance } from './distance.js';
import styles from './PractitionerCard.module.css';

export const PractitionerCard_hit = graphql(`
  fragment PractitionerCard_hit on PractitionerHit {
    practitionerName
    name
    title
    headline
    url
    photoUrl
    cityState
    distanceKm
    currency
    fromAmountCents
    therapies
    inPerson
    inHome
    virtual
    reviewsAverage
    reviewsCount
  }
`);

/** One practitioner among the results. All of it leads to the profile. */
export function PractitionerCard(props: { hit: FragmentType<typeof PractitionerCard_hit> }) {
  const hit = readFragment(PractitionerCard_hit, props.hit);
  return (
    <Card as="li" className={styles.card} padding="none">
      <div className={styles.portrait}>
        <Avatar name={hit.practitionerName} src={hit.photoUrl} size="xl" decorative />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link href={hit.url} className={styles.link}>
            {hit.practitionerName}
          </Link>
        </h2>
        <p className={styles.title}>{[hit.title, hit.name].filter(Boolean).join(' · ')}</p>
        <p className={styles.facts}>
          {hit.reviewsCount > 0 ? (
            <RatingStars value={hit.reviewsAverage} count={hit.reviewsCount} size={16} />
          ) : (
            <span>New on Yarrow</span>
          )}
          {hit.cityState && (
            <span className={styles.fact}>
              <Icon name="pin" size={16} /> {hit.cityState}
              {hit.distanceKm != null && ` · ${formatDistance(hit.distanceKm, hit.currency)}`}
            </span>
          )}
        </p>
        {hit.headline && <p className={styles.headline}>{hit.headline}</p>}
        <ul className={styles.therapies} aria-label="Therapies">
          {hit.therapies.map((therapy) => (
            <li key={therapy}>{therapy}</li>
          ))}
        </ul>
      </div>
      <div className={styles.offer}>
        {hit.fromAmountCents != null && <FromPrice amountCents={hit.fromAmountCents} currency={hit.currency} />}
        <ul className={styles.kinds}>
          {kindsOf(hit).map(([label, icon]) => (
            <li key={label} className={styles.fact}>
              <Icon name={icon} size={16} /> {label}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function FromPrice({ amountCents, currency }: { amountCents: number; currency: string }) {
  return (
    <p className={styles.price}>
      <span>from</span> <strong>{amountCents === 0 ? 'Free' : formatMoney(amountCents, currency)}</strong>
    </p>
  );
}

function kindsOf(hit: { inPerson: boolean; inHome: boolean; virtual: boolean }): [string, IconName][] {
  const kinds: [boolean, string, IconName][] = [
    [hit.inPerson, 'In person', 'users'],
    [hit.inHome, 'In home', 'home'],
    [hit.virtual, 'Virtual', 'video'],
  ];
  return kinds.filter(([offered]) => offered).map(([, label, icon]) => [label, icon]);
}
