import { todayIn } from '@yarrow/time/wall-time';
import { graphql } from '../../../gql/gql.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon, type IconName } from '../../../ui/Icon.js';
import { hoursTable, hoursTexts } from '../../profile/hoursTable.js';
import { dateText } from './ExceptionFields.js';
import { comingExceptions, type OwnLocation } from './locationForm.js';

export const LocationCard_location = graphql(`
  fragment LocationCard_location on Location {
    id
    name
    kind
    state
    position
    timeZone
    city
    stateAbbreviation
    countryCode
    hideAddress
    virtualType
    travelDistance
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
    details {
      fullStreetAddress
      secondaryAddress
      neighborhood
      cityGeocoded
      zip
      latitude
      longitude
      singleLine
      virtualLink
      virtualInstructions
      availableTimes {
        weekDay
        enabled
        startsAt
        endsAt
        blocks {
          startsAt
          endsAt
        }
      }
      onlyLocationForService
      canDisable
      canDelete
    }
  }
`);

const ICONS: Record<OwnLocation['kind'], IconName> = { office: 'pin', virtual: 'video', home: 'home' };
/** Further ones are in the flyout. */
const SHOWN_EXCEPTIONS = 3;

/** A location in the list: where it is, its weekly hours, and the next dates that are different. */
export function LocationCard({ location, onManage }: { location: OwnLocation; onManage: () => void }) {
  return (
    <chakra.article display="grid" gap="3" py="2" minW="0" aria-labelledby={`location-${location.id}`}>
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="start" justifyContent="space-between">
        <chakra.div display="grid" gap="1" minW="0" flex="1 1 14rem">
          <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <Icon name={ICONS[location.kind]} size={20} />
            <chakra.h2 id={`location-${location.id}`} minW="0" fontSize="lg" overflowWrap="anywhere">
              {location.name}
            </chakra.h2>
            {location.state === 'disabled' && <Badge tone="neutral">Disabled</Badge>}
          </chakra.div>
          <chakra.p color="textSoft" overflowWrap="anywhere">
            {whereText(location)}
          </chakra.p>
        </chakra.div>
        <Button variant="outline" size="sm" aria-label={`Manage ${location.name}`} onClick={onManage}>
          Manage
        </Button>
      </chakra.header>
      <Hours location={location} />
    </chakra.article>
  );
}

function Hours({ location }: { location: OwnLocation }) {
  const coming = comingExceptions(location, todayIn(location.timeZone, Date.now()));
  const further = coming.length - SHOWN_EXCEPTIONS;
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', tablet: 'minmax(0, 22rem) minmax(0, 1fr)' }}
    >
      <HoursTable
        caption="Weekly hours"
        rows={hoursTable(location.allHours).map(({ days, hours }) => ({ name: days, hours }))}
      />
      {coming.length > 0 && (
        <chakra.div>
          <HoursTable
            caption="Other hours"
            rows={coming.slice(0, SHOWN_EXCEPTIONS).map(({ date, hours }) => ({
              name: dateText(date),
              hours: hoursTexts(hours),
            }))}
          />
          {further > 0 && (
            <chakra.p pt="1" color="textFaint" fontSize="sm">
              {further === 1 ? 'And 1 more date' : `And ${further} more dates`}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function HoursTable({ caption, rows }: { caption: string; rows: { name: string; hours: readonly string[] }[] }) {
  return (
    <chakra.table alignSelf="start" fontSize="sm" css={CELLS}>
      <chakra.caption pb="1" color="textFaint" textAlign="start">
        {caption}
      </chakra.caption>
      <tbody>
        {rows.map(({ name, hours }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{hours.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const CELLS = {
  '& th': {
    pl: '0',
    pr: '4',
    py: '0.5',
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  '& td': { w: '100%', py: '0.5', color: 'textSoft' },
} as const;

function whereText({ kind, virtualType, travelDistance, city, stateAbbreviation, hideAddress, details }: OwnLocation) {
  if (kind === 'virtual') return virtualType === 'phone' ? 'By phone' : 'By video call';
  const place = [city, stateAbbreviation].filter(Boolean).join(', ');
  if (kind === 'home') return `Within ${travelDistance ?? 0} miles of ${place || (details?.singleLine ?? '')}`;
  return hideAddress ? `${details?.singleLine ?? place} (address hidden until booked)` : (details?.singleLine ?? place);
}
