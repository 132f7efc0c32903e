import { useState } from 'react';
import { useAddressHash } from '../../../lib/useAddressHash.js';

/** Views of the hub, as the hash of the address names them (spec portal-configuration §2). */
export const HUB_TABS = ['services', 'addons', 'coupons', 'events'] as const;
export type HubTab = (typeof HUB_TABS)[number];

export interface HubFlags {
  discountCodesEnabled: boolean;
  eventsEnabled: boolean;
}

/** Those that a practice has. */
export function tabsOf({ discountCodesEnabled, eventsEnabled }: HubFlags): HubTab[] {
  return HUB_TABS.filter((tab) => {
    if (tab === 'coupons') return discountCodesEnabled;
    if (tab === 'events') return discountCodesEnabled && eventsEnabled;
    return true;
  });
}

/** @returns undefined for a hash that is about something else, such as the link to the content */
export function tabOfHash(hash: string): HubTab | undefined {
  return hash === '' ? 'services' : HUB_TABS.find((tab) => tab !== 'services' && tab === hash);
}

/** The view that the address names. */
export function useHubTab(): [HubTab, (tab: HubTab) => void] {
  const [hash, setHash] = useAddressHash();
  const named = tabOfHash(hash);
  const [last, setLast] = useState<HubTab>(named ?? 'services');
  if (named && named !== last) setLast(named);
  const choose = (tab: HubTab) => (tab === 'services' ? setHash('') : setHash(tab, { replace: true }));
  return [named ?? last, choose];
}
