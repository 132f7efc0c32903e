import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { LandingPage } from './LandingPage.js';

afterEach(cleanup);

const service = (id: string, more: object = {}) => ({
  __typename: 'Service',
  id,
  name: `Service ${id}`,
  addOn: false,
  amountCents: 9000,
  timeLength: 60,
  numberOfSessions: null,
  ...more,
});
const practice = {
  __typename: 'Practice',
  id: 'practice',
  slug: 'willow',
  url: '/p/willow',
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
  website: 'javascript:alert(1)',
  facebook: null,
  instagram: 'instagram.com/willow',
  twitter: null,
  linkedin: null,
  tiktok: null,
  youtube: null,
  services: [service('one'), service('pack', { numberOfSessions: 5 }), service('extra', { addOn: true })],
};
const open = (answers: Answers) =>
  renderPage(
    <Route path="/l/:slug">
      <LandingPage />
    </Route>,
    answers,
    '/l/willow',
  );

describe('the landing page of a practitioner', () => {
  it('has the accent of the practice', async () => {
    const theme = { __typename: 'PracticeTheme', colorAccent: '#7a1f4b', buttonStyle: null, fonts: [] };
    open({ Landing: () => ({ practice: { ...practice, theme } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').style.getPropertyValue('--color-brand')).toBe('#7a1f4b');
  });

  it('says who it is and leads to booking, each service and the profile', async () => {
    open({ Landing: () => ({ practice }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Elena Marsh' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book with Elena' }).getAttribute('href')).toBe('/p/willow/book');
    const services = within(screen.getByRole('list', { name: 'Services' })).getAllByRole('link');
    expect(services.map((link) => link.getAttribute('href'))).toEqual([
      '/p/willow/book?service=one',
      '/p/willow/book?service=pack',
    ]);
    expect(screen.getByRole('link', { name: 'Full profile and reviews' }).getAttribute('href')).toBe('/p/willow');
  });

  it('links to nothing but web addresses', async () => {
    open({ Landing: () => ({ practice }) });
    const elsewhere = await screen.findByRole('list', { name: 'Elsewhere' });
    const hrefs = within(elsewhere)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/p/willow', 'https://instagram.com/willow']);
  });

  it('takes no bookings while the practice is not active', async () => {
    open({ Landing: () => ({ practice: { ...practice, active: false } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Book/ })).toBeNull();
  });

  it('is not found for an unknown practitioner', async () => {
    open({ Landing: () => ({ practice: null }) });
    expect(await screen.findByText(/the link may have a typing error/)).toBeTruthy();
  });
});
