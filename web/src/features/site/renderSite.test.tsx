/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { renderSite, type PublishedWebsite } from './renderSite.js';

const PRACTICE = {
  ...{ id: 'p', name: 'Still Water', slug: 'still-water', active: true, usingBuilderV2: false, customDomain: null },
  ...{ title: 'Massage therapist', headline: 'Rest well.', about: '<p>Since 2012.</p>', practitionerFirstName: 'Ines' },
  ...{ photoUrl: '/ines.jpg', defaultCurrency: 'CAD', reviewsAverage: 4.8, reviewsCount: 1 },
  galleryImages: [{ id: 'a', url: '/a.jpg', altText: 'The room' }],
  services: [
    {
      ...{ id: 's', name: 'Deep <tissue>', description: '<p>Firm</p>', photoUrl: null, addOn: false },
      ...{ amountCents: 9000, timeLength: 60, numberOfSessions: null, variations: [{ id: 's' }] },
    },
  ],
  locations: [
    {
      ...{ id: 'l', name: 'Studio', kind: 'office', displayAddress: '12 Elm Street', hideAddress: false },
      allHours: [{ weekDay: 1, hours: [{ startsAt: '09:00', endsAt: '17:00' }] }],
    },
  ],
  reviews: {
    edges: [{ node: { id: 'r', rating: 5, review: 'Calm.', author: 'Maya', createdAtAgoInWords: 'a day ago' } }],
  },
};
const website = (own: object = {}, practice: object = {}) =>
  ({
    ...{ document: null, title: '', description: '', ogSiteName: '', headScripts: '', bodyScripts: '' },
    ...own,
    practice: { ...PRACTICE, ...practice },
  }) as unknown as PublishedWebsite;
const render = (site: PublishedWebsite, path = '/') => renderSite(site, path, 'https://yarrow.test');
const bodyOf = (html: string) => new JSDOM(html).window.document.body;

describe('a website that was never published', () => {
  it('is one page of what the profile has, whose bookings are the platform’s', () => {
    const { status, html, icon, title, description, image, paths } = render(website());
    expect(decodeURIComponent(icon)).toMatch(/fill="#2f4a3c".*>S</);
    expect([status, title, description, image, paths]).toEqual([200, 'Still Water', 'Rest well.', '/a.jpg', ['/']]);
    const body = bodyOf(html);
    expect([...body.querySelectorAll('h1, h2')].map((heading) => heading.textContent)).toEqual([
      ...['Still Water', 'About Ines', 'Services', 'What clients say', 'Where and when'],
    ]);
    expect(body.querySelector('[aria-label="Book Deep <tissue>"]')?.getAttribute('href')).toBe(
      'https://yarrow.test/p/still-water/book?service=s',
    );
    expect(body.textContent).toContain('Calm.');
    expect(body.textContent).toMatch(/Mon.*9:00 AM/);
    expect(body.querySelector('script')).toBeNull();
  });

  it('has several pages with version 2 of the builder', () => {
    const { paths, html } = render(website({}, { usingBuilderV2: true }), '/about');
    expect(paths).toEqual(['/', '/services', '/about', '/contact']);
    expect(bodyOf(html).querySelector('[aria-current="page"]')?.textContent).toBe('About');
  });

  it('leads to no booking where the practice takes none', () => {
    const body = bodyOf(render(website({}, { active: false })).html);
    expect([...body.querySelectorAll('.site-button')]).toEqual([]);
  });
});

describe('a published website', () => {
  const button = (pageId: string | null) => ({ to: 'page', label: 'More', pageId });
  const document = JSON.stringify({
    theme: { colorAccent: '#ffee00', buttonStyle: 'square', fonts: ['Georgia'] },
    pages: [
      {
        ...{ id: 'home', path: '', title: 'Home', inMenu: true },
        blocks: [
          { id: '1', type: 'hero', heading: 'Calm', text: '', imageId: 'gone', alt: '', button: button('more') },
          { id: '2', type: 'callToAction', heading: 'Gone', text: '', button: button('nowhere') },
          { id: '3', type: 'faq', heading: 'Questions', items: [{ question: 'How long?', answer: 'An hour.' }] },
        ],
      },
      { id: 'more', path: 'more', title: 'More', inMenu: true, blocks: [] },
    ],
  });

  it('shows its pages, and leaves out images and buttons that lead nowhere', () => {
    const site = website({ document, title: 'Own title', description: 'Own words', ogSiteName: 'Own name' });
    const { html, title, description, name } = render(site);
    expect([title, description, name]).toEqual(['Own title', 'Own words', 'Own name']);
    const body = bodyOf(html);
    expect([...body.querySelectorAll('.site-main .site-button')].map((one) => one.getAttribute('href'))).toEqual([
      '/more',
    ]);
    expect(body.querySelector('.site-hero img')).toBeNull();
    expect(body.querySelector('summary')?.textContent).toBe('How long?');
    expect(render(site, '/more').title).toBe('More | Own title');
  });

  it('darkens a color on which white could not be read', () => {
    const { html, icon } = render(website({ document }));
    const { style } = bodyOf(html).querySelector<HTMLElement>('.site')!;
    const accent = style.getPropertyValue('--site-accent');
    expect(accent).not.toBe('#ffee00');
    expect(decodeURIComponent(icon)).toContain(`fill="${accent}"`);
    expect(style.getPropertyValue('--site-button-radius')).toBe('0');
  });

  it('says that there is no such page', () => {
    const { status, html } = render(website({ document }), '/nowhere');
    expect(status).toBe(404);
    expect(bodyOf(html).querySelector('h1')?.textContent).toBe('This page is not here');
  });
});
