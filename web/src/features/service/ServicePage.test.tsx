import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ServicePage } from './ServicePage.js';

afterEach(cleanup);

const place = (id: string, kind: string, displayAddress: string) => ({
  __typename: 'Location',
  id,
  name: `Place ${id}`,
  kind,
  displayAddress,
});
const service = {
  __typename: 'Service',
  id: 'massage',
  name: 'Deep tissue massage',
  description: '<p>Slow and <strong>warm</strong>.</p>',
  package: false,
  photoUrl: '/media/massage.webp',
  addOn: false,
  numberOfSessions: null,
  locations: [place('office', 'office', '12 Alder Street'), place('home', 'home', ''), place('online', 'virtual', '')],
  variations: [
    { __typename: 'ServiceVariation', id: 'massage', amountCents: 9000, timeLength: 60 },
    { __typename: 'ServiceVariation', id: 'massage-90', amountCents: 12_000, timeLength: 90 },
  ],
};
const practice = {
  __typename: 'Practice',
  id: 'practice',
  slug: 'willow',
  url: '/p/willow',
  practitionerName: 'Elena Marsh',
  title: 'Massage Therapist',
  photoUrl: null,
  active: true,
  defaultCurrency: 'USD',
  cancellationPolicy: 'Please give a day’s notice.',
  reviewsAverage: 4.8,
  reviewsCount: 7,
};
const open = (found: object | null, of: object = {}) =>
  render({ ServiceDetails: () => ({ practice: { ...practice, ...of, service: found } }) });
const render = (answers: Answers) =>
  renderPage(
    <Route path="/p/:slug/services/:id">
      <ServicePage />
    </Route>,
    answers,
    '/p/willow/services/massage',
  );

describe('the page of a service', () => {
  it('has the accent of its practice', async () => {
    open(service, { theme: { __typename: 'PracticeTheme', colorAccent: '#7a1f4b', buttonStyle: null, fonts: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').style.getPropertyValue('--color-brand')).toBe('#7a1f4b');
  });

  it('shows service, places and practitioner, and links each length to its booking', async () => {
    const { asked, container } = open(service);
    await screen.findByRole('heading', { level: 1, name: 'Deep tissue massage' });
    expect(asked[0]?.variables).toEqual({ slug: 'willow', id: 'massage' });
    screen.getByText('warm');
    expect(container.querySelector('img[src="/media/massage.webp"]')).toBeTruthy();
    for (const text of ['12 Alder Street', 'At your home', 'Online or by phone', 'Please give a day’s notice.']) {
      screen.getByText(text);
    }
    const offer = within(screen.getByRole('complementary', { name: 'Book this service' }));
    offer.getByText('$90');
    offer.getByText('$120');
    expect(offer.getAllByRole('link', { name: /^Book/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/p/willow/book?service=massage',
      '/p/willow/book?service=massage-90',
    ]);
    expect(offer.getByRole('link', { name: /Massage Therapist/ }).getAttribute('href')).toBe('/p/willow');
    expect(document.title).toBe('Deep tissue massage with Elena Marsh · Yarrow');
  });

  it('shows the number of sessions of a package', async () => {
    open({ ...service, package: true, numberOfSessions: 5, variations: service.variations.slice(0, 1) });
    await screen.findByText('Package');
    screen.getByText(/5 sessions/);
  });

  it.each([
    ['while the practice takes none', service, { active: false }],
    ['of what is only added to others', { ...service, addOn: true }, {}],
  ])('offers no booking %s', async (_when, found, of) => {
    open(found, of);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull();
  });

  it('is not found where there is none', async () => {
    open(null);
    await screen.findByText('This path ends here');
  });

  it('says that it did not load, and asks again', async () => {
    let broken = true;
    render({
      ServiceDetails: () => {
        if (broken) throw new Error('down');
        return { practice: { ...practice, service } };
      },
    });
    await screen.findByText('This service did not load');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Deep tissue massage' });
  });
});
