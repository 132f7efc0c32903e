import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { useInBrowser } from '../../lib/hydration.js';
import { Price } from '../../ui/Price.js';
import { ProfileSection } from './ProfileSection.js';
import { EventDateTile } from '../events/EventDateTile.js';
import { eventDate, eventHours, readingZone } from '../events/eventWhen.js';
import { placesText } from '../events/placesText.js';
import styles from './UpcomingEvents.module.css';

export const EVENTS_SHOWN = 12;

const UpcomingEventsQuery = graphql(`
  query UpcomingEvents($slug: String!, $first: Int!) {
    practice(slug: $slug) {
      id
      bookableEvents(first: $first) {
        id
        name
        url
        kind
        startsAt
        endsAt
        timeZone
        allDay
        locationName
        amountCents
        amountCurrency
        capacity
        placesLeft
        atCapacity
        registrationOpen
      }
    }
  }
`);

/**
 * The practice's upcoming group events. Uses its own query, so that the profile neither waits for it nor breaks with
 * it. Renders nothing if there are no events or the query fails.
 */
export function UpcomingEvents({ slug }: { slug: string }) {
  const { data } = useQuery(UpcomingEventsQuery, { variables: { slug, first: EVENTS_SHOWN } });
  const inBrowser = useInBrowser();
  const events = data?.practice?.bookableEvents ?? [];
  if (events.length === 0) return null;
  return (
    <ProfileSection title="Events" id="events">
      <div className={styles.events}>
        <ul className={styles.list}>
          {events.map((event) => {
            const zone = inBrowser ? readingZone(event) : event.timeZone;
            return (
              <li key={event.id} className={styles.event}>
                <EventDateTile startsAt={event.startsAt} zone={event.allDay ? event.timeZone : zone} />
                <div className={styles.text}>
                  <h3 className={styles.name}>
                    <Link href={event.url} className={styles.link}>
                      {event.name}
                    </Link>
                  </h3>
                  <p className={styles.soft}>
                    {eventDate(event, zone)}
                    {!event.allDay && `, ${eventHours(event, zone)}`}
                  </p>
                  <p className={styles.soft}>{event.kind === 'virtual' ? 'Online' : event.locationName}</p>
                </div>
                <p className={styles.offer}>
                  <strong>
                    <Price amountCents={event.amountCents} currency={event.amountCurrency} />
                  </strong>
                  <span className={styles.places}>{placesText(event)}</span>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </ProfileSection>
  );
}
