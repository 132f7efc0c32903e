import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Tabs } from '../../../ui/Tabs.js';
import { CouponsTab } from '../coupons/CouponsTab.js';
import { EventTypesTab } from '../event-types/EventTypesTab.js';
import { AddNewMenu, type NewThing } from './AddNewMenu.js';
import { tabsOf, useHubTab, type HubTab } from './hubTab.js';
import type { OpenedService } from './ServiceFlyout.js';
import { ServicesTab } from './ServicesTab.js';
import { useServicesHub, type Hub } from './servicesHub.js';

const ServiceFlyout = lazyPart(async () => (await import('./ServiceFlyout.js')).ServiceFlyout);

const LABELS: Record<HubTab, string> = {
  services: 'Services & Packages',
  addons: 'Add-ons',
  coupons: 'Coupons',
  events: 'Event Types',
};
/** Where something new shows. */
const TAB_OF: Record<NewThing, HubTab> = {
  service: 'services',
  package: 'services',
  'add-on': 'addons',
  coupon: 'coupons',
  'event-type': 'events',
};

/** /portal/services: what the practice sells (spec portal-configuration §2). */
export function ServicesPage() {
  usePageTitle('My Services');
  const { hub, error, refetch } = useServicesHub();
  const [named, setTab] = useHubTab();
  const [service, setService] = useState<OpenedService>();
  const [adding, setAdding] = useState<'coupon' | 'event-type'>();
  const tabs = hub ? tabsOf(hub) : [];
  const add = (what: NewThing) => {
    setTab(TAB_OF[what]);
    if (what === 'coupon' || what === 'event-type') setAdding(what);
    else setService({ kind: what });
  };
  const stopAdding = () => setAdding(undefined);
  const contents = (tab: HubTab, shown: Hub) => {
    if (tab === 'coupons')
      return <CouponsTab adding={adding === 'coupon'} onAdd={() => add('coupon')} onAdded={stopAdding} />;
    if (tab === 'events') {
      return <EventTypesTab adding={adding === 'event-type'} onAdd={() => add('event-type')} onAdded={stopAdding} />;
    }
    return <ServicesTab hub={shown} addOns={tab === 'addons'} onOpen={setService} />;
  };
  return (
    <ListPage title="My Services" actions={hub && hub.locations.length > 0 && <AddNewMenu hub={hub} onAdd={add} />}>
      {!hub && (error ? <ErrorState heading="h2" onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {hub && hub.locations.length === 0 && <NoLocations />}
      {hub && hub.locations.length > 0 && (
        <chakra.div minW="0">
          <Tabs
            label="What you offer"
            value={tabs.includes(named) ? named : 'services'}
            onChange={setTab}
            tabs={tabs.map((value) => ({ value, label: LABELS[value], content: contents(value, hub) }))}
          />
        </chakra.div>
      )}
      {hub && service && (
        <Overlay onClose={() => setService(undefined)}>
          <ServiceFlyout
            key={service.service?.id ?? service.kind}
            {...{ hub, opened: service }}
            onChanged={() => void refetch()}
            onClose={() => setService(undefined)}
          />
        </Overlay>
      )}
    </ListPage>
  );
}

function NoLocations() {
  return (
    <EmptyState
      heading="h2"
      icon="pin"
      title="Add a location first"
      action={<ButtonLink href="/portal/profile/locations">Add a location</ButtonLink>}
    >
      Services need a location: your office, online or your client’s home.
    </EmptyState>
  );
}
