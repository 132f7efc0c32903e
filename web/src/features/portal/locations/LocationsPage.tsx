import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { LocationKind } from '../../../gql/graphql.js';
import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { useAction } from '../../../lib/useAction.js';
import { useOverlayParams } from '../../../portal-ui/useOverlayParams.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { LocationCard, LocationCard_location } from './LocationCard.js';
import { LocationFlyout } from './LocationFlyout.js';
import type { OwnLocation } from './locationForm.js';

const LocationsAndHours = graphql(`
  query LocationsAndHours {
    currentPractice {
      id
      timeZone
      countryCode
      allLocations {
        id
        ...LocationCard_location
      }
    }
  }
`);

const ReorderLocations = graphql(`
  mutation ReorderLocations($ids: [ID!]!) {
    reorderLocations(ids: $ids) {
      result
      errors {
        message
      }
      locations {
        id
        position
      }
    }
  }
`);

/** In the address instead of an id. */
const NEW = 'new';

/** /portal/services/locations: where the practice works, and when. */
export function LocationsPage() {
  usePageTitle('Locations & Hours');
  const { add, content } = useLocations();
  return (
    <ListPage title="Locations & Hours" actions={add}>
      {content}
    </ListPage>
  );
}

/** The cards of the locations with what opens over them, and the button that adds one: for whatever page shows them. */
export function useLocations(): { add: ReactNode; content: ReactNode } {
  const { data, error, refetch } = useQuery(LocationsAndHours, { fetchPolicy: 'cache-and-network' });
  const overlay = useOverlayParams<'location'>();
  const practice = data?.currentPractice;
  const locations = (practice?.allLocations ?? [])
    .map((location) => readFragment(LocationCard_location, location))
    .toSorted((one, other) => one.position - other.position);
  const opened = overlay.opened('location');
  const edited = locations.find(({ id }) => id === opened);
  const taken = new Set(locations.filter(({ id }) => id !== opened).map(({ kind }): LocationKind => kind));
  const add = (
    <Button onClick={() => overlay.open('location', NEW)} disabled={!practice}>
      Add location
    </Button>
  );
  const content = (
    <>
      {practice ? (
        <Locations locations={locations} add={add} onManage={(id) => overlay.open('location', id)} />
      ) : error ? (
        <ErrorState heading="h2" onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
      {practice && (edited || opened === NEW) && (
        <LocationFlyout
          key={opened}
          location={edited}
          {...{ practice, taken }}
          onClose={() => overlay.close('location')}
        />
      )}
    </>
  );
  return { add, content };
}

interface LocationsProps {
  locations: readonly OwnLocation[];
  add: ReactNode;
  onManage: (id: string) => void;
}

function Locations({ locations, add, onManage }: LocationsProps) {
  const { shown, sort } = useOrder(locations);
  const phone = useMedia(PHONE);
  if (locations.length === 0) {
    return (
      <EmptyState icon="pin" heading="h2" title="No locations yet" action={add}>
        Add where you work, and when, so that clients can book you.
      </EmptyState>
    );
  }
  return (
    <SortableList
      label="Locations"
      items={shown}
      itemId={({ id }) => id}
      itemName={({ name }) => name}
      disabled={phone || locations.length < 2}
      onSort={sort}
    >
      {(location) => <LocationCard location={location} onManage={() => onManage(location.id)} />}
    </SortableList>
  );
}

/** The order that was just dropped, until the server has answered. */
function useOrder(locations: readonly OwnLocation[]) {
  const [dropped, setDropped] = useState<readonly string[]>();
  const reorder = useAction(ReorderLocations, {
    failure:
      'There was error reordering your locations. Please try again later or contact support if the error persists.',
  });
  const sort = async (sorted: readonly OwnLocation[]) => {
    const ids = sorted.map(({ id }) => id);
    setDropped(ids);
    await reorder.run({ ids });
    setDropped(undefined);
  };
  const placeOf = ({ id }: OwnLocation) => (dropped?.includes(id) ? dropped.indexOf(id) : locations.length);
  const shown = dropped ? locations.toSorted((one, other) => placeOf(one) - placeOf(other)) : locations;
  return { shown, sort: (sorted: readonly OwnLocation[]) => void sort(sorted) };
}
