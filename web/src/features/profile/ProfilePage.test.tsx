import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ProfilePage } from './ProfilePage.js';

afterEach(cleanup);

const variation = (id: string, amountCents: number, timeLength: number) => ({
  __typename: 'ServiceVariation',
  id,
  amountCents,
  timeLength,
});
const service = (id: string, name: string, variations: { amountCents: number }[], more: object = {}) => ({
  __typename: 'Service',
  id,
  name,
  description: '<p>Slow and warm.</p><p>Bring nothing.</p>',
  url: `/p/willow/services/${id}`,
  addOn: false,
  package: false,
  numberOfSessions: null,
  variations,
  amountCents: variations[0]?.amountCents,
  ...more,
});

const practice = {
  __typename: 'Practice',
  id: 'practice',
  slug: 'willow',
  builderVersion: 'v1',
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
  instantClientApproval: true,
  hasPaymentProvider: true,
  giftCardsEnabled: true,
  giftCardOffers: [],
  cancellationPolicy: null,
  acceptsCash: true,
  acceptsOfflineCreditCard: false,
  acceptsPaypal: false,
  acceptsVenmo: true,
  acceptsZelle: false,
  about: '<p>I trained as a <strong>nurse</strong>.</p>',
  languages: ['English', 'French'],
  workWiths: ['Adults'],
  ageWorkWiths: ['Teens', 'Seniors'],
  website: 'javascript:alert(1)',
  instagram: 'instagram.com/willow',
  facebook: null,
  twitter: null,
  linkedin: null,
  tiktok: null,
  youtube: null,
  locations: [],
  services: [
    service('massage', 'Deep tissue massage', [variation('massage', 9000, 60), variation('massage-90', 12000, 90)]),
    service('talk', 'First conversation', [variation('talk', 0, 15)]),
    service('five', 'Five sessions', [variation('five', 40000, 60)], { package: true, numberOfSessions: 5 }),
    service('stones', 'Hot stones', [variation('stones', 1500, 15)], { addOn: true }),
  ],
  skills: [
    {
      __typename: 'Skill',
      id: 'skill',
      endorsementsCount: 21,
      specialty: { __typename: 'Specialty', id: 'back', name: 'Back pain' },
    },
  ],
  proCredentials: [
    {
      __typename: 'ProCredential',
      id: 'rmt',
      kind: 'license',
      name: 'Registered Massage Therapist',
      issuer: 'CMTBC',
      licenseNumber: '123',
      stateIssued: 'BC',
      expiresAt: '2027-05-30',
    },
  ],
  galleryImages: [],
};

const review = (id: string) => ({
  __typename: 'Review',
  id,
  rating: 5,
  review: `Words of ${id}`,
  author: 'Maya R.',
  createdAtAgoInWords: '2 weeks ago',
  imported: false,
  reviewReply: { __typename: 'ReviewReply', message: `Thank you for ${id}` },
  skills: [],
});

const answers = (found: object | null = practice): Answers => ({
  Profile: () => ({ practice: found }),
  ProfileReviews: ({ after }: Record<string, string | null>) => ({
    practice: {
      ...practice,
      reviews: {
        __typename: 'ReviewConnection',
        edges: [{ __typename: 'ReviewEdge', cursor: 'c', node: review(after ?? 'first') }],
        hasNextPage: !after,
        endCursor: after ? null : 'second',
      },
    },
  }),
});

const open = (given: Answers) =>
  renderPage(
    <Route path="/p/:slug">
      <ProfilePage />
    </Route>,
    given,
    '/p/willow',
  );

describe('the profile page', () => {
  it('shows who it is, and leads each length of a service to its booking', async () => {
    const page = open(answers());
    await screen.findByText('Elena Marsh');
    const booked = [...page.container.querySelectorAll('a[href*="/book"]')].map((link) => link.getAttribute('href'));
    expect(booked).toContain('/p/willow/book?service=massage-90');
    expect(booked).not.toContain('/p/willow/book?service=stones');
    expect(page.container.textContent).toContain('5 sessions of 1 hr, $80 each');
    expect(booked).toContain('/p/willow/book?service=five');
    expect(screen.getAllByText('Free').length).toBeGreaterThan(0);
    expect(screen.getByText('nurse').tagName).toBe('STRONG');
    expect(document.title).toBe('Elena Marsh · Yarrow');
  });

  it('names ways to pay, languages and safe links only', async () => {
    const page = open(answers());
    await screen.findByText('Card, Cash, Venmo');
    expect(screen.getByText('English, French')).toBeTruthy();
    expect(screen.getByText('Teens, Seniors')).toBeTruthy();
    expect(screen.getByText('Instagram').getAttribute('href')).toBe('https://instagram.com/willow');
    expect(page.container.innerHTML).not.toContain('javascript:');
  });

  it('says what the credentials are and until when they hold', async () => {
    open(answers());
    await screen.findByText('License · CMTBC · BC · No. 123 · Valid until May 30, 2027');
  });

  it('has the accent, buttons and fonts that the practice chose', async () => {
    const theme = {
      __typename: 'PracticeTheme',
      colorAccent: '#2d6a4f',
      buttonStyle: 'square',
      fonts: ['Lora', 'Inter'],
    };
    open(answers({ ...practice, theme }));
    await screen.findByText('Elena Marsh');
    const { style } = screen.getByRole('main');
    expect(style.getPropertyValue('--color-brand')).toBe('#2d6a4f');
    expect(style.getPropertyValue('--button-radius')).toBe('0');
    expect(style.getPropertyValue('--font-display')).toBe("'Lora', var(--font-display-product)");
    expect(style.getPropertyValue('--font-text')).toBe("'Inter', var(--font-text-product)");
  });

  it('keeps the look of the product where the practice chose none', async () => {
    open(answers());
    await screen.findByText('Elena Marsh');
    expect(screen.getByRole('main').getAttribute('style')).toBeNull();
  });

  it('shows more reviews below the first ones', async () => {
    open(answers());
    await screen.findByText('Words of first');
    fireEvent.click(screen.getByText('Show more reviews'));
    await screen.findByText('Words of second');
    expect(screen.getByText('Words of first')).toBeTruthy();
  });

  it('offers no booking while the practice takes none', async () => {
    const page = open(answers({ ...practice, active: false }));
    await screen.findByText('Elena Marsh');
    expect(page.container.querySelector('a[href*="/book"]')).toBeNull();
  });

  it('shows what there is where the query of the practice was not authorized for all of it', async () => {
    const refused = Object.assign(new Error('Please log in.'), {
      extensions: { code: 'UNAUTHENTICATED' },
      data: { practice },
    });
    open({
      ...answers(),
      Profile: () => {
        throw refused;
      },
    });
    await screen.findByText('Elena Marsh');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('Please log in.')).toBeNull();
  });

  it('says that an unknown practice does not exist', async () => {
    open(answers(null));
    await screen.findByText('This path ends here');
  });
});
