import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ProfilePage } from '../ProfilePage.js';

afterEach(cleanup);

const service = (id: string, more: object = {}) => ({
  __typename: 'Service',
  id,
  name: `Service ${id}`,
  description: '<p>Slow and warm.</p>',
  url: `/p/willow/services/${id}`,
  photoUrl: null,
  addOn: false,
  package: false,
  numberOfSessions: null,
  amountCents: 9000,
  timeLength: 60,
  variations: [{ __typename: 'ServiceVariation', id, amountCents: 9000, timeLength: 60 }],
  ...more,
});
const practice = {
  __typename: 'Practice',
  id: 'practice',
  slug: 'willow',
  builderVersion: 'v2',
  name: 'Willow & Stone',
  practitionerName: 'Elena Marsh',
  practitionerFirstName: 'Elena',
  title: 'Massage Therapist',
  headline: 'Slow, skilled bodywork.',
  photoUrl: null,
  city: 'Vancouver',
  stateAbbreviation: 'BC',
  active: true,
  defaultCurrency: 'USD',
  reviewsAverage: 4.8,
  reviewsCount: 7,
  about: '<p>I trained as a nurse.</p>',
  languages: ['English'],
  workWiths: [],
  ageWorkWiths: [],
  website: 'javascript:alert(1)',
  locations: [],
  services: [service('massage'), service('stones', { addOn: true })],
  skills: [],
  proCredentials: [],
  heroImages: [] as object[],
  galleryImages: [{ __typename: 'GalleryImage', id: 'g1', url: '/media/room.webp', altText: 'The room' }],
  bookableEvents: [],
};
const open = (answers: Answers) =>
  renderPage(
    <Route path="/p/:slug">
      <ProfilePage />
    </Route>,
    {
      ProfileReviews: () => ({
        practice: {
          ...practice,
          reviews: { __typename: 'ReviewConnection', edges: [], hasNextPage: false, endCursor: null },
        },
      }),
      ...answers,
    },
    '/p/willow',
  );

describe('the profile page of the second builder', () => {
  it('opens with a photo of the practice and leads to each of its parts', async () => {
    const { container } = open({ Profile: () => ({ practice }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Elena Marsh' })).toBeTruthy();
    expect(container.querySelector('header img')?.getAttribute('src')).toBe('/media/room.webp');
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of links.filter(({ textContent }) => textContent !== 'Where and when')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
    }
    expect(container.innerHTML).not.toContain('javascript:');
  });

  it('opens with the large photo where the practice has one, in the colours of the practice', async () => {
    const heroImages = [{ __typename: 'ImageAsset', id: 'h1', url: '/media/hero.webp' }];
    const theme = { __typename: 'PracticeTheme', colorAccent: '#7a1f4b', buttonStyle: null, fonts: [] };
    const { container } = open({ Profile: () => ({ practice: { ...practice, heroImages, theme } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('header img')?.getAttribute('src')).toBe('/media/hero.webp');
    expect(screen.getByRole('main').style.getPropertyValue('--color-brand')).toBe('#7a1f4b');
  });

  it('shows a landscape where the practice has no photo', async () => {
    const { container } = open({ Profile: () => ({ practice: { ...practice, galleryImages: [] } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('header img')?.getAttribute('src')).toContain('lake.svg');
  });

  it('offers services as cards and add-ons only while booking', async () => {
    open({ Profile: () => ({ practice }) });
    const link = await screen.findByRole('link', { name: 'Book Service massage' });
    expect(link.getAttribute('href')).toBe('/p/willow/book?service=massage');
    expect(screen.queryByText('Service stones')).toBeNull();
  });

  it('offers no booking while the practice takes none', async () => {
    const { container } = open({ Profile: () => ({ practice: { ...practice, active: false } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('a[href*="/book"]')).toBeNull();
  });
});
