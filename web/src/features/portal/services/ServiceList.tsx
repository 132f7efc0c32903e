import type { HubServiceFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/gql.js';
import { formatDuration } from '../../../lib/duration.js';
import { formatMoney } from '../../../lib/money.js';
import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { plainText } from '../../../portal-ui/plainText.js';
import { smallPhoto } from '../../../portal-ui/smallPhoto.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { useAction } from '../../../lib/useAction.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';

const ReorderServices = graphql(`
  mutation ReorderServices($servicesArray: [String!]!) {
    reorderServices(servicesArray: $servicesArray) {
      result
      errors {
        message
      }
      services {
        id
        position
      }
    }
  }
`);

/** Of a description (spec portal-configuration §9). */
const PREVIEW_LENGTH = 190;

export interface ServiceListProps {
  label: string;
  /** All of the practice in order, also what stands in another list. */
  all: readonly HubServiceFragment[];
  shown: readonly HubServiceFragment[];
  currency: string;
  onOpen: (service: HubServiceFragment) => void;
}

/** Services to open, and to put in order: by dragging or by keys, but on a phone. */
export function ServiceList({ label, all, shown, currency, onOpen }: ServiceListProps) {
  const phone = useMedia(PHONE);
  const reorder = useAction(ReorderServices, {
    failure:
      'There was error reordering your services. Please try again later or contact support if the error persists.',
    mutation: { optimisticResponse: (variables) => reordered(variables as { servicesArray: string[] }) },
  });
  const sort = (sorted: readonly HubServiceFragment[]) => {
    const inOrder = [...sorted, ...all.filter((service) => !sorted.includes(service))];
    void reorder.run({
      servicesArray: inOrder.map(({ id }, index) => JSON.stringify({ id, position: index + 1 })),
    });
  };
  return (
    <SortableList
      {...{ label, items: shown }}
      itemId={({ id }) => id}
      itemName={({ name }) => name}
      onSort={sort}
      disabled={phone}
    >
      {(service) => <ServiceRow {...{ service, currency }} onOpen={() => onOpen(service)} />}
    </SortableList>
  );
}

/** What the server will answer, shown until it has. */
function reordered({ servicesArray }: { servicesArray: string[] }) {
  const entries = servicesArray.map((json) => JSON.parse(json) as { id: string; position: number });
  return {
    __typename: 'Mutation' as const,
    reorderServices: {
      __typename: 'ReorderServicesPayload' as const,
      result: 'success' as const,
      errors: [],
      services: entries.map(({ id, position }) => ({ __typename: 'Service' as const, id, position })),
    },
  };
}

interface ServiceRowProps {
  service: HubServiceFragment;
  currency: string;
  onOpen: () => void;
}

function ServiceRow({ service, currency, onOpen }: ServiceRowProps) {
  return (
    <chakra.div display="flex" gap="3" alignItems="center" minW="0">
      <Thumbnail url={service.photoUrl} />
      <chakra.div flex="1" minW="0" display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.button type="button" onClick={onOpen} textAlign="start" fontWeight={600} css={WHOLE_ROW}>
            {service.name}
          </chakra.button>
          {service.package && <Badge>Package of {service.numberOfSessions}</Badge>}
          {!service.public && <Badge tone="warning">Private</Badge>}
          {service.state === 'disabled' && <Badge>Disabled</Badge>}
        </chakra.div>
        <chakra.p color="textSoft" fontSize="sm" lineClamp={2} overflowWrap="anywhere">
          {preview(service.description)}
        </chakra.p>
        <chakra.p fontSize="sm" fontVariantNumeric="tabular-nums">
          {service.variations.map((variation) => variationText(variation, currency)).join(', ')}
        </chakra.p>
      </chakra.div>
      <chakra.span color="textFaint">
        <Icon name="chevron-right" size={18} />
      </chakra.span>
    </chakra.div>
  );
}

/** The whole row is the target, but for the handle, which lies over it. */
const WHOLE_ROW = {
  position: 'static',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _before: { content: '""', position: 'absolute', inset: '0' },
} as const;

function Thumbnail({ url }: { url: string | null | undefined }) {
  const frame = { flex: 'none', boxSize: '3rem', rounded: 'md' } as const;
  if (url) return <chakra.img src={smallPhoto(url)} alt="" objectFit="cover" {...frame} />;
  return (
    <chakra.span display="grid" placeItems="center" bg="brandQuiet" color="brand" {...frame}>
      <Icon name="leaf" size={20} />
    </chakra.span>
  );
}

function preview(description: string): string {
  const text = plainText(description);
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;
}

function variationText({ timeLength, amountCents }: { timeLength: number; amountCents: number }, currency: string) {
  const price = amountCents === 0 ? 'Free' : formatMoney(amountCents, currency);
  return timeLength === 0 ? price : `${formatDuration(timeLength)} · ${price}`;
}
