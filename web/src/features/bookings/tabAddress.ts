export const BOOKING_TABS = ['upcoming', 'past', 'transactions', 'expired'] as const;

export type BookingTab = (typeof BOOKING_TABS)[number];

/** The tab that the address asks for; the first one for everything else. */
export function readTab(parameters: URLSearchParams): BookingTab {
  return BOOKING_TABS.find((tab) => tab === parameters.get('tab')) ?? 'upcoming';
}

/** The address of a tab. */
export function tabHref(tab: BookingTab): string {
  return tab === 'upcoming' ? '/bookings' : `/bookings?tab=${tab}`;
}
