import { Link } from 'wouter';
import type { SearchKind } from '../../gql/graphql.js';
import { useFirstRendering, useInBrowser } from '../../lib/hydration.js';
import { openingLabel, otherClock, type FreeStart } from './days.js';
import styles from './NextFree.module.css';

export interface NextFreeProps {
  /** Of the practitioner, for screen readers that list links. */
  name: string;
  slug: string;
  openings: readonly Opening[];
}

interface Opening extends FreeStart {
  kind: SearchKind;
  locationId: string;
  serviceId: string;
}

const KINDS: Partial<Record<SearchKind, string>> = { in_home: 'in home', virtual: 'virtual' };

/** The next free times of a practitioner, each a link into booking at that time. */
export function NextFree({ name, slug, openings }: NextFreeProps) {
  const inBrowser = useInBrowser();
  const first = useFirstRendering();
  const now = first ? Date.parse(first.now) : Date.now();
  if (openings.length === 0) {
    return <p className={styles.none}>No free times in the next two weeks</p>;
  }
  const [next] = openings;
  const clock = next && inBrowser ? otherClock(next) : '';
  return (
    <div className={styles.free}>
      <span className={styles.label}>Next free{clock && ` (${clock})`}</span>
      <ul className={styles.times}>
        {openings.map((opening) => {
          const label = openingLabel(opening, now);
          const kind = KINDS[opening.kind];
          return (
            <li key={opening.startsAt + opening.kind}>
              <Link href={bookingHref(slug, opening)} className={styles.time}>
                <span className="visually-hidden">Book {name}: </span>
                {label}
                {kind && <span className={styles.kind}> {kind}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Booking with service, place and time chosen; the time is kept only when it is picked there. */
function bookingHref(slug: string, { serviceId, locationId, startsAt }: Opening): string {
  const choice = new URLSearchParams({ service: serviceId, place: locationId, start: startsAt, step: 'time' });
  return `/p/${slug}/book?${choice}`;
}
