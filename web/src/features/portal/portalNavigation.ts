import type { IconName } from '../../ui/Icon.js';

/** What decides which places a practice has: the features of its plan, and the builder of its website. */
export interface NavigationPractice {
  builderVersion: string;
  bookableEventsEnabled: boolean;
  clientNotesEnabled: boolean;
  videoReviewsEnabled: boolean;
  importReviewsEnabled: boolean;
  giftCardsEnabled: boolean;
  websitePlanEnabled: boolean;
  /** Left out while no page shows it. */
  profileStatus?: { completionSteps: readonly Step[]; verificationSteps: readonly Step[] } | null | undefined;
}

interface Step {
  completed: boolean;
}

interface Place {
  label: string;
  href: string;
  /** For practices of which this holds; left out: for all. */
  when?: (practice: NavigationPractice) => boolean;
  /** How much is left to do there; 0 shows nothing. */
  badge?: (practice: NavigationPractice) => number;
}

export interface ShownPlace extends Place {
  count: number;
}

export interface NavigationItem<P extends Place = Place> {
  label: string;
  icon: IconName;
  /** Its own page; a group without one only opens. */
  href?: string;
  children?: readonly P[];
  /** A page below its own that is no part of it. */
  except?: string;
  /** For practices of which this holds; left out: for all. */
  when?: (practice: NavigationPractice) => boolean;
}

const hasNotes = ({ clientNotesEnabled }: NavigationPractice) => clientNotesEnabled;
const hasVideos = ({ videoReviewsEnabled }: NavigationPractice) => videoReviewsEnabled;
const mayImport = ({ importReviewsEnabled }: NavigationPractice) => importReviewsEnabled;
const sellsGiftCards = ({ giftCardsEnabled }: NavigationPractice) => giftCardsEnabled;
/** With the plan the platform makes the website, and there is nothing to change (spec portal-configuration §2). */
const makesOwnWebsite = ({ websitePlanEnabled }: NavigationPractice) => !websitePlanEnabled;
const hasEvents = ({ bookableEventsEnabled }: NavigationPractice) => bookableEventsEnabled;
/** What a profile still needs to be complete, then what it needs to be verified (spec portal-operations §2). */
function stepsLeft({ profileStatus }: NavigationPractice): number {
  const left = (steps: readonly Step[] = []) => steps.filter(({ completed }) => !completed).length;
  return left(profileStatus?.completionSteps) || left(profileStatus?.verificationSteps);
}

const usesBuilder = (version: string) => (practice: NavigationPractice) => practice.builderVersion === version;

/** Asked for the steps of the profile only where that page is. */
export const PROFILE = '/portal/profile';

/** The places of the portal (spec portal-operations §2, portal-configuration §2). What has no page yet is left out. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Overview', icon: 'home', href: '/portal' },
  {
    label: 'Calendar',
    icon: 'calendar',
    href: '/portal/calendar',
    children: [{ label: 'Requests', href: '/portal/requests' }],
  },
  {
    label: 'Clients',
    icon: 'users',
    href: '/portal/clients',
    children: [{ label: 'Import clients', href: '/portal/clients/import' }],
  },
  { label: 'Payments', icon: 'card', href: '/portal/payments' },
  {
    label: 'My Practice',
    icon: 'briefcase',
    children: [
      { label: 'Profile', href: PROFILE, badge: stepsLeft },
      { label: 'Services', href: '/portal/services' },
      { label: 'Events', href: '/portal/events', when: hasEvents },
      { label: 'Locations & Hours', href: '/portal/profile/locations' },
      { label: 'Gift Cards', href: '/portal/gift_card_templates', when: sellsGiftCards },
    ],
  },
  {
    label: 'My Website',
    icon: 'globe',
    href: '/portal/website',
    when: makesOwnWebsite,
    children: [
      { label: 'Content', href: '/portal/website/builder', when: usesBuilder('v1') },
      { label: 'Content', href: '/portal/website_v2/builder', when: usesBuilder('v2') },
      { label: 'Domain', href: '/portal/website/domain' },
      { label: 'Website settings', href: '/portal/website/settings' },
    ],
  },
  {
    label: 'Reviews',
    icon: 'star',
    children: [
      { label: 'Request reviews', href: '/portal/reviews/request' },
      { label: 'Import reviews', href: '/portal/reviews/import', when: mayImport },
      { label: 'Completed', href: '/portal/reviews/completed' },
      { label: 'Pending', href: '/portal/reviews/pending' },
      { label: 'Keywords', href: '/portal/reviews/keywords' },
      { label: 'Video reviews', href: '/portal/video_reviews', when: hasVideos },
      { label: 'Referral programme', href: '/portal/referral' },
    ],
  },
  {
    label: 'Settings',
    icon: 'settings',
    href: '/portal/settings',
    except: '/portal/settings/intake_forms',
    children: [
      { label: 'Calendar Integrations', href: '/portal/settings/calendar' },
      { label: 'Payment settings', href: '/portal/settings/banking' },
      { label: 'Communications', href: '/portal/settings/communication' },
      { label: 'Booking', href: '/portal/settings/booking' },
      { label: 'Intake Form', href: '/portal/settings/intake_forms', when: hasNotes },
    ],
  },
];

/**
 * What the navigation shows.
 * @param practice left out while it is not known: what not every practice has is not shown then
 * @param isPage whether a path has a page
 */
export function shownNavigation(
  practice: NavigationPractice | undefined,
  isPage: (path: string) => boolean,
): NavigationItem<ShownPlace>[] {
  const has = ({ when }: Pick<Place, 'when'>) => !when || (practice !== undefined && when(practice));
  const isShown = (place: Place) => isPage(place.href) && has(place);
  return NAVIGATION.filter(has).flatMap(({ href, children = [], ...item }) => {
    const shown = children
      .filter(isShown)
      .map((child) => ({ ...child, count: practice ? (child.badge?.(practice) ?? 0) : 0 }));
    const own = href && isPage(href) ? { href } : {};
    return own.href || shown.length > 0 ? [{ ...item, ...own, ...(shown.length > 0 && { children: shown }) }] : [];
  });
}

/** Whether a page is this one or stands below it; everything stands below the overview, so that counts for itself only. */
function holds(href: string, path: string): boolean {
  return path === href || (href !== '/portal' && path.startsWith(`${href}/`));
}

/** The current place: of several that contain the page, the nearest. */
export function currentPlace(items: readonly NavigationItem[], path: string): string | undefined {
  const hrefs = items.flatMap(({ href, children = [], except }) => {
    const own = href && !(except && holds(except, path)) ? [href] : [];
    return [...own, ...children.map((child) => child.href)];
  });
  return hrefs.filter((href) => holds(href, path)).toSorted((one, other) => other.length - one.length)[0];
}

/** Whether an item is highlighted: it, or one of its children that is a part of it, contains the current page. */
export function isHighlighted({ href, children = [], except }: NavigationItem, path: string): boolean {
  if (except && holds(except, path)) return false;
  return [href, ...children.map((child) => child.href)].some((one) => one !== undefined && holds(one, path));
}
