import type { EventTypeOfPracticeFragment } from '../../../gql/graphql.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { Price } from '../../../ui/Price.js';
import { durationText } from './eventTypeValues.js';

export interface EventTypeCardProps {
  type: EventTypeOfPracticeFragment;
  currency: string;
  onEdit: () => void;
  onShowEvents: () => void;
}

/** One kind of group event: what it is, and how often it is scheduled. */
export function EventTypeCard({ type, currency, onEdit, onShowEvents }: EventTypeCardProps) {
  const { name, photoUrl, url, kind, description, amountCents, capacity, eventsCount } = type;
  return (
    <Card as="li" padding="none">
      <chakra.div aspectRatio="16 / 7" overflow="hidden" css={TOP_CORNERS} bg="brandQuiet" color="brand" {...CENTRED}>
        {photoUrl ? (
          <chakra.img src={photoUrl} alt="" boxSize="100%" objectFit="cover" />
        ) : (
          <Icon name="users" size={32} />
        )}
      </chakra.div>
      <chakra.div display="grid" gap="3" p="4">
        <chakra.div display="flex" gap="2" alignItems="start" justifyContent="space-between">
          <chakra.h2 fontSize="lg" overflowWrap="anywhere" minW="0">
            {name}
          </chakra.h2>
          <Badge>{kind === 'virtual' ? 'Virtual' : 'In person'}</Badge>
        </chakra.div>
        <chakra.p fontSize="sm">
          {durationText(type)} · <Price {...{ amountCents, currency }} /> ·{' '}
          {capacity == null ? 'Unlimited' : `${capacity} ${capacity === 1 ? 'place' : 'places'}`}
        </chakra.p>
        {description && (
          <chakra.p color="textSoft" fontSize="sm" lineClamp={3} overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
        <RouteLink href={url} fontSize="sm" aria-label={`Public page with ${name}`}>
          Public page
        </RouteLink>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" onClick={onEdit}>
            Edit<span className="visually-hidden"> {name}</span>
          </Button>
          <Button variant="ghost" size="sm" onClick={onShowEvents}>
            {eventsCount} scheduled {eventsCount === 1 ? 'event' : 'events'}
            <span className="visually-hidden"> of {name}</span>
          </Button>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

const CENTRED = { display: 'grid', placeItems: 'center' } as const;

/** As the card has them. */
const TOP_CORNERS = { borderRadius: 'calc(var(--radius-lg) - 1px) calc(var(--radius-lg) - 1px) 0 0' } as const;
