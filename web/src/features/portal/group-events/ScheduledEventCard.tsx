import { formatDateLong, formatDayAndMonth, formatTimeRange } from '@yarrow/time/format';
import { addDays, parseOffsetDateTime, todayIn } from '@yarrow/time/wall-time';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';

const ScheduledEventCard_event = graphql(`
  fragment ScheduledEventCard_event on BookableEvent {
    id
    name
    description
    photoUrl
    allDay
    startsAt
    endsAt
    timeZone
    locationName
    clientsCount
    capacity
    atCapacity
  }
`);

export interface ScheduledEventCardProps {
  event: FragmentType<typeof ScheduledEventCard_event>;
  onEdit: () => void;
}

/** One event to come: what it is, when, and how many come. */
export function ScheduledEventCard({ onEdit, ...given }: ScheduledEventCardProps) {
  const event = readFragment(ScheduledEventCard_event, given.event);
  const { name, description, photoUrl, startsAt, timeZone, locationName, clientsCount, capacity } = event;
  return (
    <Card as="li" padding="none">
      <chakra.div aspectRatio="16 / 7" overflow="hidden" css={TOP_CORNERS} bg="brandQuiet" color="brand" {...CENTRED}>
        {photoUrl ? (
          <chakra.img src={photoUrl} alt="" boxSize="100%" objectFit="cover" />
        ) : (
          <Icon name="users" size={32} />
        )}
      </chakra.div>
      <chakra.div display="grid" gap="3" p="4" alignContent="start">
        <chakra.div display="flex" gap="3" alignItems="start">
          <DateLeaf startsAt={startsAt} zone={timeZone} />
          <chakra.div display="grid" gap="1" minW="0">
            <chakra.h2 fontSize="lg" overflowWrap="anywhere">
              {name}
            </chakra.h2>
            <chakra.p fontSize="sm">{timesOf(event)}</chakra.p>
            <chakra.p color="textSoft" fontSize="sm" overflowWrap="anywhere">
              {locationName}
            </chakra.p>
          </chakra.div>
        </chakra.div>
        {description && (
          <chakra.p color="textSoft" fontSize="sm" lineClamp={3} overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
        <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" fontSize="sm">
          {capacity == null ? `${clientsCount} signed up` : `${clientsCount} of ${capacity} places taken`}
          {event.atCapacity && <Badge tone="warning">Full</Badge>}
        </chakra.p>
        <chakra.div>
          <Button variant="outline" size="sm" onClick={onEdit}>
            Edit event
            <span className="visually-hidden">
              {' '}
              {name}, {formatDateLong(parseOffsetDateTime(startsAt), timeZone)}
            </span>
          </Button>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

/** Month and day of the start, as on a leaf of a calendar. */
function DateLeaf({ startsAt, zone }: { startsAt: string; zone: string }) {
  // `Fri, Nov 20`
  const [, monthAndDay = ''] = formatDayAndMonth(parseOffsetDateTime(startsAt), zone).split(', ');
  const [month, day] = monthAndDay.split(' ');
  return (
    <chakra.p flex="none" minW="3rem" py="1" px="2" rounded="md" bg="surfaceTint" color="brand" textAlign="center">
      <chakra.span display="block" fontSize="sm" fontWeight={560}>
        {month}
      </chakra.span>{' '}
      <chakra.span display="block" fontSize="xl" fontFamily="display" lineHeight="snug">
        {day}
      </chakra.span>
    </chakra.p>
  );
}

interface EventTimes {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  allDay: boolean;
}

function timesOf({ startsAt, endsAt, timeZone: zone, allDay }: EventTimes): string {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  if (!allDay) return formatTimeRange(from, to, zone);
  // The end is the first instant after the last day.
  const oneDay = addDays(todayIn(zone, from), 1) === todayIn(zone, to);
  return oneDay ? 'All day' : `All day until ${formatDayAndMonth(to - 1, zone)}`;
}

const CENTRED = { display: 'grid', placeItems: 'center' } as const;

/** As the card has them. */
const TOP_CORNERS = { borderRadius: 'calc(var(--radius-lg) - 1px) calc(var(--radius-lg) - 1px) 0 0' } as const;
