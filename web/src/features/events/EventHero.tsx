import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { EventDateTile } from './EventDateTile.js';
import styles from './EventHero.module.css';
import { eventScene } from './eventScene.js';
import { useReadingZone } from './useReadingZone.js';

export const EventHero_event = graphql(`
  fragment EventHero_event on BookableEvent {
    id
    name
    kind
    photoUrl
    startsAt
    timeZone
    allDay
    practice {
      id
      practitionerName
    }
  }
`);

/** The photo of the event, or a landscape, with its first day and its name. */
export function EventHero(props: { event: FragmentType<typeof EventHero_event> }) {
  const event = readFragment(EventHero_event, props.event);
  const zone = useReadingZone(event);
  const { id, name, photoUrl, startsAt, timeZone, allDay, practice } = event;
  return (
    <header className={styles.hero}>
      <img src={photoUrl ?? eventScene(id)} alt="" className={styles.picture} />
      <div className={styles.title}>
        <EventDateTile startsAt={startsAt} zone={allDay ? timeZone : zone} />
        <div>
          <p className={styles.eyebrow}>Group event</p>
          <h1>{name}</h1>
          <p className={styles.host}>with {practice.practitionerName}</p>
        </div>
      </div>
    </header>
  );
}
