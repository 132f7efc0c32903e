export type ProfileTab =
  'details' | 'credentials' | 'endorsements' | 'photos' | 'locations' | 'services' | 'audience' | 'combined';

interface Tab {
  tab: ProfileTab;
  label: string;
  href: string;
}

/** The tabs of the profile (spec portal-configuration §2); what is no page yet is left out. */
const TABS: readonly Tab[] = [
  { tab: 'details', label: 'Details', href: '/portal/profile' },
  { tab: 'credentials', label: 'Credentials', href: '/portal/profile/credentials' },
  { tab: 'endorsements', label: 'Keywords', href: '/portal/profile/endorsements' },
  { tab: 'photos', label: 'Photos', href: '/portal/profile/photos' },
  { tab: 'locations', label: 'Locations & Hours', href: '/portal/profile/locations' },
  { tab: 'services', label: 'Services', href: '/portal/profile/services' },
  { tab: 'audience', label: 'Misc', href: '/portal/profile/audience' },
];

export const shownTabs = (isPage: (href: string) => boolean): readonly Tab[] => TABS.filter(({ href }) => isPage(href));
