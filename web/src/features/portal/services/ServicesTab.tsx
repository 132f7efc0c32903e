import { readFragment } from '../../../gql/fragment-masking.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { chakra } from '../../../ui/chakra.js';
import type { OpenedService } from './ServiceFlyout.js';
import { kindOf } from './serviceValues.js';
import { ServiceList } from './ServiceList.js';
import { HubService, MAX_SERVICES, type Hub } from './servicesHub.js';

export interface ServicesTabProps {
  hub: Hub;
  /** Add-ons; otherwise services and packages. */
  addOns: boolean;
  onOpen: (opened: OpenedService) => void;
}

/** Services and packages, or add-ons, in the order in which clients see them. */
export function ServicesTab({ hub, addOns, onOpen }: ServicesTabProps) {
  const all = readFragment(HubService, hub.services).toSorted((one, other) => one.position - other.position);
  const shown = all.filter((service) => service.addOn === addOns);
  if (shown.length === 0) return addOns ? <NoAddOns onOpen={onOpen} /> : <NoServices onOpen={onOpen} />;
  return (
    <chakra.div display="grid" gap="4">
      {all.length >= MAX_SERVICES && (
        <Alert tone="info">You've reached the limit of {MAX_SERVICES} services and add-ons.</Alert>
      )}
      <ServiceList
        {...{ all, shown, currency: hub.defaultCurrency }}
        label={addOns ? 'Add-ons' : 'Services and packages'}
        onOpen={(service) => onOpen({ kind: kindOf(service), service })}
      />
    </chakra.div>
  );
}

function NoServices({ onOpen }: Pick<ServicesTabProps, 'onOpen'>) {
  return (
    <EmptyState
      heading="h2"
      title="Start with a free service"
      action={<Button onClick={() => onOpen({ kind: 'service', free: true })}>Create a free service</Button>}
    >
      Many clients want to talk first. Let them book a free introduction, then add your paid services.
    </EmptyState>
  );
}

function NoAddOns({ onOpen }: Pick<ServicesTabProps, 'onOpen'>) {
  return (
    <EmptyState
      heading="h2"
      icon="plus"
      title="No add-ons yet"
      action={
        <Button variant="outline" onClick={() => onOpen({ kind: 'add-on' })}>
          Create an add-on
        </Button>
      }
    >
      An add-on is booked together with a service, such as hot stones with a massage.
    </EmptyState>
  );
}
