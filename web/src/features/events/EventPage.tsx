import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { refetchFresh } from '../../lib/refetchFresh.js';
import { CopyLinkButton } from '../../ui/CopyLinkButton.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Price } from '../../ui/Price.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { EventFacts } from './EventFacts.js';
import { EventHero } from './EventHero.js';
import { EventHost } from './EventHost.js';
import styles from './EventPage.module.css';
import { EventSkeleton } from './EventSkeleton.js';
import { RegisterPanel } from './RegisterPanel.js';

const EventPageQuery = graphql(`
  query EventPage($id: ID!) {
    bookableEvent(id: $id) {
      id
      name
      description
      url
      amountCents
      amountCurrency
      registrationOpen
      atCapacity
      practice {
        id
        practitionerName
        url
        ...PracticeStyle_practice
        ...EventHost_practice
      }
      ...EventHero_event
      ...EventFacts_event
      ...RegisterPanel_event
    }
  }
`);

/** `/p/:slug/events/:eventId`: a group event, with the way to a place in it. */
export function EventPage() {
  const { eventId = '' } = useParams<{ eventId: string }>();
  const { data, loading, error, observable } = useQuery(EventPageQuery, { variables: { id: eventId } });
  const refresh = () => refetchFresh(observable);
  const event = data?.bookableEvent;
  usePageTitle(event ? `${event.name} with ${event.practice.practitionerName}` : 'Event');
  if (error && !event) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="This event did not load" onRetry={refresh} />
      </main>
    );
  }
  if (loading && !event) return <EventSkeleton />;
  if (!event) return <NotFoundPage />;
  return (
    <PracticeMain practice={event.practice} className={styles.page}>
      <Link href={event.practice.url} className={styles.back}>
        <Icon name="arrow-left" size={18} /> {event.practice.practitionerName}
      </Link>
      <EventHero event={event} />
      {event.registrationOpen && !event.atCapacity && (
        <a href="#register" className={styles.jump}>
          Register · <Price amountCents={event.amountCents} currency={event.amountCurrency} />
        </a>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {event.description && <p className={styles.description}>{event.description}</p>}
          <section aria-labelledby="when-and-where">
            <h2 id="when-and-where" className={styles.heading}>
              When and where
            </h2>
            <EventFacts event={event} />
          </section>
          <EventHost practice={event.practice} title="Your host" />
          <p>
            <CopyLinkButton href={event.url} variant="outline" />
          </p>
        </div>
        <aside id="register" className={styles.side} aria-label="Register for this event">
          <RegisterPanel event={event} onChange={refresh} />
        </aside>
      </div>
    </PracticeMain>
  );
}
