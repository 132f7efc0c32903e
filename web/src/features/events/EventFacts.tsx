import { lazy, Suspense, type ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { useInBrowser } from '../../lib/hydration.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import styles from './EventFacts.module.css';
import { eventDate, eventHours, hoursThere } from './eventWhen.js';
import { useReadingZone } from './useReadingZone.js';

const PlaceMap = lazy(async () => ({ default: (await import('../map/PlaceMap.js')).PlaceMap }));

export const EventFacts_event = graphql(`
  fragment EventFacts_event on BookableEvent {
    id
    kind
    startsAt
    endsAt
    timeZone
    allDay
    locationName
    locationSingleLine
    location {
      id
      kind
      latitude
      longitude
      hideAddress
    }
    practice {
      id
      practitionerFirstName
    }
  }
`);

export interface EventFactsProps {
  event: FragmentType<typeof EventFacts_event>;
  /** The client's zone; the browser's where absent. */
  zone?: string;
  /** How to join a virtual event, once one has a place. */
  join?: { link: string | null; instructions: string | null } | undefined;
}

/** When, online in the reader's zone and in the event's where clocks differ; and where, with a small map. */
export function EventFacts({ join, ...props }: EventFactsProps) {
  const event = readFragment(EventFacts_event, props.event);
  const zone = useReadingZone(event, props.zone);
  const there = hoursThere(event, zone);
  const virtual = event.kind === 'virtual';
  return (
    <div className={styles.facts}>
      <Fact icon="calendar" title={eventDate(event, zone)}>
        <p>{eventHours(event, zone) ?? 'All day'}</p>
        {there && (
          <p className={styles.quiet}>
            {there} for {event.practice.practitionerFirstName}
          </p>
        )}
      </Fact>
      <Fact icon={virtual ? 'video' : 'pin'} title={event.locationName}>
        {virtual ? <Online join={join} /> : <Address event={event} />}
      </Fact>
      {!virtual && <EventMap location={event.location} label={event.locationName} />}
    </div>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.strong}>{title}</p>
        {children}
      </div>
    </div>
  );
}

function Online({ join }: Pick<EventFactsProps, 'join'>) {
  if (!join) return <p className={styles.quiet}>Online. You'll get the details when you register.</p>;
  const { link, instructions } = join;
  return (
    <>
      {link && /^https?:\/\//i.test(link) ? (
        <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
          Join online
        </a>
      ) : (
        link && <p>{link}</p>
      )}
      {instructions && <p className={styles.words}>{instructions}</p>}
      {!link && !instructions && <p className={styles.quiet}>Your practitioner will tell you how to join.</p>}
    </>
  );
}

function Address({ event }: { event: { locationName: string; locationSingleLine: string } }) {
  const { locationName, locationSingleLine: address } = event;
  return (
    <>
      {address !== locationName && <p>{address}</p>}
      <a
        href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
        target="_blank"
        rel="noreferrer"
        className={styles.link}
      >
        Open in a map
      </a>
    </>
  );
}

interface MappedLocation {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  hideAddress: boolean;
}

function EventMap({ location, label }: { location?: MappedLocation | null | undefined; label: string }) {
  const { latitude, longitude } = location ?? {};
  const inBrowser = useInBrowser();
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const place = <div className={styles.map} />;
  // The first HTML says where in words.
  if (!inBrowser) return place;
  return (
    <Suspense fallback={place}>
      <PlaceMap latitude={latitude} longitude={longitude} label={label} approximate={location?.hideAddress ?? false} />
    </Suspense>
  );
}
