import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { classNames } from '../../ui/classNames.js';
import { Avatar } from '../../ui/Avatar.js';
import { Card } from '../../ui/Card.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { formatDistance } from './distance.js';
import { NextFree } from './NextFree.js';
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
    slug
    nextOpenings(first: 3) {
      startsAt
      timeZone
      kind
      locationId
      serviceId
    }
  }
`);

export interface PractitionerCardProps {
  hit: FragmentType<typeof PractitionerCard_hit>;
  /** Why this one, in plain words. */
  reasons?: readonly string[];
  /** Highlighted, also on the map. */
  active?: boolean;
  /** The pointer or the focus came to this card, or left it. */
  onActive?: (active: boolean) => void;
}

/** One practitioner among the results. All of it leads to the profile, but for the free times, which lead to booking. */
export function PractitionerCard({ reasons = [], active = false, onActive, ...props }: PractitionerCardProps) {
  const hit = readFragment(PractitionerCard_hit, props.hit);
  return (
    <li
      className={styles.result}
      {...(onActive && {
        onPointerEnter: () => onActive(true),
        onPointerLeave: () => onActive(false),
        onFocus: () => onActive(true),
        onBlur: () => onActive(false),
      })}
    >
      <Card className={classNames(styles.card, active && styles.active)} padding="none">
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
          {reasons.length > 0 && <Reasons reasons={reasons} />}
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
        <NextFree name={hit.practitionerName} slug={hit.slug} openings={hit.nextOpenings} />
      </Card>
    </li>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className={styles.reasons} aria-label="Why this practitioner">
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon name="check" size={16} /> {reason}
        </li>
      ))}
    </ul>
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
