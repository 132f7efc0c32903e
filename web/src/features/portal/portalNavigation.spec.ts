import { describe, expect, it } from '@jest/globals';
import {
  currentPlace,
  isHighlighted,
  NAVIGATION,
  shownNavigation,
  type NavigationPractice,
} from './portalNavigation.js';

const everything = {
  ...{ builderVersion: 'v1', bookableEventsEnabled: true, clientNotesEnabled: true, videoReviewsEnabled: true },
  ...{ importReviewsEnabled: true, giftCardsEnabled: true, websitePlanEnabled: false },
};
const everyPage = () => true;
/** The labels below an item. */
const below = (label: string, practice = everything) =>
  shownNavigation(practice, everyPage)
    .find((item) => item.label === label)
    ?.children?.map((child) => child.label);
const hrefOf = (label: string, practice: typeof everything) =>
  shownNavigation(practice, everyPage)
    .flatMap(({ children = [] }) => children)
    .find((child) => child.label === label)?.href;

describe('the side navigation', () => {
  it('has the calendar, clients and payments, and groups for the practice, the website, reviews and settings', () => {
    const items = shownNavigation(everything, everyPage);
    expect(items.map(({ label, href }) => [label, href])).toEqual([
      ['Overview', '/portal'],
      ['Calendar', '/portal/calendar'],
      ['Clients', '/portal/clients'],
      ['Payments', '/portal/payments'],
      ['My Practice', undefined],
      ['My Website', '/portal/website'],
      ['Reviews', undefined],
      ['Settings', '/portal/settings'],
    ]);
  });

  it.each([
    ['My Practice', 'Events', { bookableEventsEnabled: false }],
    ['My Practice', 'Gift Cards', { giftCardsEnabled: false }],
    ['Reviews', 'Video reviews', { videoReviewsEnabled: false }],
    ['Reviews', 'Import reviews', { importReviewsEnabled: false }],
    ['Settings', 'Intake Form', { clientNotesEnabled: false }],
  ])('has under %s the place %s only where the plan has it', (group, place, without) => {
    expect(below(group)).toContain(place);
    expect(below(group, { ...everything, ...without })).not.toContain(place);
    expect(below(group, undefined)).toContain(place);
    const unknown = shownNavigation(undefined, everyPage).find(({ label }) => label === group);
    expect(unknown?.children?.map(({ label }) => label)).not.toContain(place);
  });

  it.each([
    [[true, false, false], [false], 2, 'the steps left to a complete profile'],
    [[true, true, true], [false, true], 1, 'else those left to a verified one'],
    [[true], [true], 0, 'nothing once both are done'],
  ])('has at Profile a badge: with %j and %j it is %i, %s', (completion, verification, count) => {
    const steps = (all: boolean[]) => all.map((completed) => ({ completed }));
    const profileStatus = { completionSteps: steps(completion), verificationSteps: steps(verification) };
    const countOf = (practice: NavigationPractice | undefined) =>
      shownNavigation(practice, everyPage)
        .flatMap(({ children = [] }) => children)
        .find(({ label }) => label === 'Profile')?.count;
    expect(countOf({ ...everything, profileStatus })).toBe(count);
    expect([countOf(undefined), countOf(everything), countOf({ ...everything, profileStatus: null })]).toEqual([
      0, 0, 0,
    ]);
  });

  it('hides the menu of the website on the website plan, and until the plan is known', () => {
    const labels = (practice: NavigationPractice | undefined) =>
      shownNavigation(practice, everyPage).map(({ label }) => label);
    expect(labels(everything)).toContain('My Website');
    expect(labels({ ...everything, websitePlanEnabled: true })).not.toContain('My Website');
    expect(labels(undefined)).not.toContain('My Website');
  });

  it('leads to the content of the website in the builder that the practice uses', () => {
    expect(hrefOf('Content', everything)).toBe('/portal/website/builder');
    expect(hrefOf('Content', { ...everything, builderVersion: 'v2' })).toBe('/portal/website_v2/builder');
    expect(below('My Website')?.filter((label) => label === 'Content')).toHaveLength(1);
  });

  it('shows nothing that has no page, and no group without one', () => {
    const pages = new Set(['/portal', '/portal/clients', '/portal/settings/booking']);
    const shown = shownNavigation(everything, (path) => pages.has(path));
    expect(shown.map(({ label, href, children }) => [label, href, children?.map((child) => child.label)])).toEqual([
      ['Overview', '/portal', undefined],
      ['Clients', '/portal/clients', undefined],
      ['Settings', undefined, ['Booking']],
    ]);
  });

  it.each([
    ['/portal', '/portal'],
    ['/portal/requests', '/portal/requests'],
    ['/portal/clients', '/portal/clients'],
    ['/portal/clients/some-id/billing', '/portal/clients'],
    ['/portal/clients/import', '/portal/clients/import'],
    ['/portal/profile/credentials', '/portal/profile'],
    ['/portal/profile/locations', '/portal/profile/locations'],
    ['/portal/settings/personal', '/portal/settings'],
    ['/portal/settings/intake_forms', '/portal/settings/intake_forms'],
  ])('marks on %s the place %s', (path, place) => {
    expect(currentPlace(shownNavigation(everything, everyPage), path)).toBe(place);
  });

  it('highlights Settings on its pages, save on that of intake forms', () => {
    const settings = NAVIGATION.find(({ label }) => label === 'Settings')!;
    const highlighted = (path: string) => isHighlighted(settings, path);
    expect(highlighted('/portal/settings')).toBe(true);
    expect(highlighted('/portal/settings/booking')).toBe(true);
    expect(highlighted('/portal/settings/intake_forms')).toBe(false);
    expect(highlighted('/portal/clients')).toBe(false);
    // Also where the plan has no such place.
    const without = shownNavigation({ ...everything, clientNotesEnabled: false }, everyPage);
    expect(currentPlace(without, '/portal/settings/intake_forms')).toBeUndefined();
  });
});
