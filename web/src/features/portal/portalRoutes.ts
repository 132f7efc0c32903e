import { lazyPage, type LazyPage } from '../../app/lazyPage.js';
import type { IconName } from '../../ui/Icon.js';

export interface PortalRoute {
  path: string;
  page: LazyPage;
  /** Its entry in the side navigation; absent for pages that are reached from another one. */
  entry?: { label: string; icon: IconName };
}

/** The portal's pages in the order of its navigation. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/portal',
    page: lazyPage(() => import('./StartPage.js'), 'StartPage'),
    entry: { label: 'Overview', icon: 'home' },
  },
  {
    path: '/portal/calendar',
    page: lazyPage(() => import('./calendar/CalendarPage.js'), 'CalendarPage'),
    entry: { label: 'Calendar', icon: 'calendar' },
  },
  { path: '/portal/requests', page: lazyPage(() => import('./RequestsPage.js'), 'RequestsPage') },
  {
    path: '/portal/clients',
    page: lazyPage(() => import('./clients/ClientsPage.js'), 'ClientsPage'),
    entry: { label: 'Clients', icon: 'users' },
  },
];
