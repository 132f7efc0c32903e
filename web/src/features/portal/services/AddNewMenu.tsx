import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu, type MenuEntry } from '../../../ui/Menu.js';
import { tabsOf } from './hubTab.js';
import type { ServiceKind } from './serviceValues.js';
import { MAX_SERVICES, type Hub } from './servicesHub.js';

/** What can be made in the hub. */
export type NewThing = ServiceKind | 'coupon' | 'event-type';

export interface AddNewMenuProps {
  hub: Hub;
  onAdd: (what: NewThing) => void;
}

/** The menu of what can be made. A practice that has as many services as there can be makes no more. */
export function AddNewMenu({ hub, onAdd }: AddNewMenuProps) {
  const tabs = tabsOf(hub);
  const full = hub.services.length >= MAX_SERVICES;
  const entries: MenuEntry[] = [
    { label: 'Service', icon: 'leaf', onSelect: () => onAdd('service') },
    { label: 'Package', icon: 'briefcase', onSelect: () => onAdd('package') },
    { label: 'Add-on', icon: 'plus', onSelect: () => onAdd('add-on') },
  ];
  if (tabs.includes('events')) {
    entries.push({ label: 'Event Type', icon: 'users', onSelect: () => onAdd('event-type') });
  }
  if (tabs.includes('coupons')) entries.push({ label: 'Coupon', icon: 'gift', onSelect: () => onAdd('coupon') });
  const button = (
    <Button disabled={full} {...(full && { title: `You can have at most ${MAX_SERVICES} services.` })}>
      <Icon name="plus" size={18} /> Add new
    </Button>
  );
  return full ? button : <Menu trigger={button} entries={entries} />;
}
