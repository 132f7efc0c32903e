import { zoneLabel } from '@yarrow/time/format';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Card } from '../../ui/Card.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { comingDates, hoursTable } from './hoursTable.js';
import styles from './LocationsSection.module.css';

export const LocationsSection_practice = graphql(`
  fragment LocationsSection_practice on Practice {
    locations {
      id
      name
      kind
      displayAddress
      hideAddress
      travelDistance
      virtualType
      timeZone
      allHours {
        weekDay
        hours {
          startsAt
          endsAt
        }
      }
      hoursExceptions {
        date
        hours {
          startsAt
          endsAt
        }
      }
    }
  }
`);

const ICONS: Record<string, IconName> = { office: 'pin', home: 'home', virtual: 'video' };

/** Places and hours. Hours are in the place's own time zone, which is shown next to them. */
export function LocationsSection(props: { practice: FragmentType<typeof LocationsSection_practice> }) {
  const { locations } = readFragment(LocationsSection_practice, props.practice);
  return locations.map((location) => (
    <Card key={location.id} as="section" className={styles.location}>
      <h2 className={styles.name}>
        <Icon name={ICONS[location.kind] ?? 'pin'} /> {location.name}
      </h2>
      <p className={styles.where}>{whereText(location)}</p>
      <table className={styles.hours}>
        <caption className="visually-hidden">{`Hours of ${location.name}`}</caption>
        <tbody>
          {hoursTable(location.allHours).map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>
                {hours.map((block) => (
                  <span key={block}>{block}</span>
                ))}
              </td>
            </tr>
          ))}
          {comingDates(location.hoursExceptions).map(({ day, hours }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                {hours.map((block) => (
                  <span key={block}>{block}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.zone}>{zoneLabel(Date.now(), location.timeZone)}</p>
    </Card>
  ));
}

function whereText(location: {
  kind: string;
  displayAddress: string;
  hideAddress: boolean;
  travelDistance?: number | null;
  virtualType?: string | null;
}): string {
  if (location.kind === 'virtual') return location.virtualType === 'phone' ? 'By phone' : 'By video call';
  if (location.kind === 'home') return `Comes to you within ${location.travelDistance ?? 0} miles`;
  return location.hideAddress
    ? `${location.displayAddress}. You'll get the address when you book.`
    : location.displayAddress;
}
