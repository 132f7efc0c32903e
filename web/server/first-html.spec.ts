import { describe, expect, it } from '@jest/globals';
import { profileHead, serviceHead, withDomainWidget, withHead, withSupportChat } from './first-html.js';
import type { PracticeHead } from './practice-head.js';

const practice: PracticeHead = {
  name: 'Willow & Stone',
  practitionerName: 'Elena "El" Marsh',
  title: 'Massage Therapist',
  headline: null,
  photoUrl: '/media/a.jpg',
  url: '/p/willow',
  city: 'Vancouver',
  stateAbbreviation: 'BC',
  countryCode: 'CA',
  defaultCurrency: 'CAD',
  reviewsAverage: 4.9,
  reviewsCount: 12,
  services: [
    { id: 's1', name: 'Deep tissue', description: '<p>Firm &amp; slow</p>', amountCents: 12050, photoUrl: null },
  ],
};
const html = '<!doctype html><head><title>Yarrow</title><meta\n name="description" content="x" /></head><body></body>';
const page = (own: Partial<PracticeHead> = {}) =>
  withHead(html, profileHead({ ...practice, ...own }, 'https://y.test'));
const data = (text: string) =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as Record<string, unknown>;

describe('the first HTML of a profile', () => {
  it('has one title, one description, the canonical address and Open Graph', () => {
    const text = page();
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain('<title>Elena &quot;El&quot; Marsh, Massage Therapist in Vancouver, BC · Yarrow</title>');
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).toContain('<link rel="canonical" href="https://y.test/p/willow" />');
    expect(text).toContain('<meta property="og:image" content="https://y.test/media/a.jpg" />');
  });

  it('describes the practice to search engines', () => {
    expect(data(page())).toMatchObject({
      '@type': 'HealthAndBeautyBusiness',
      name: 'Willow & Stone',
      aggregateRating: { ratingValue: 4.9, reviewCount: 12 },
    });
  });

  it('claims no rating without reviews', () =>
    expect(data(page({ reviewsCount: 0 }))).not.toHaveProperty('aggregateRating'));

  it('lets no text out of its place', () => {
    const hostile = `</script><script>alert(1)</script>"'$&\u2028`;
    const text = page({ name: hostile, practitionerName: hostile, headline: hostile, title: hostile });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/<\/script/g)).toHaveLength(1);
    expect(/ld\+json.*/.exec(text)?.[0]).not.toContain('\u2028');
    expect(data(text).name).toBe(hostile);
  });

  it('cuts a long description between words', () => {
    const text = page({ headline: 'calm hands '.repeat(40) });
    const description = /name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/(calm|hands)…$/);
  });
});

describe('the first HTML of a service', () => {
  it('has its name, its text without tags and its price', () => {
    const service = practice.services[0];
    if (!service) throw new Error('no service');
    const text = withHead(html, serviceHead(practice, service, 'https://y.test'));
    expect(text).toContain('content="Firm &amp; slow"');
    expect(data(text)).toMatchObject({ '@type': 'Service', offers: { price: '120.50', priceCurrency: 'CAD' } });
  });
});

it('the widget of the domain provider stands in the page where there is one', () => {
  const html = '<head></head>';
  const widget = { scriptUrl: 'https://cdn.goentri.com/entri.js', appId: '"yarrow"' };
  expect(withDomainWidget(html, widget)).toBe(
    '<head><meta name="domain-widget" content="https://cdn.goentri.com/entri.js" data-app-id="&quot;yarrow&quot;" />\n</head>',
  );
  expect(withDomainWidget(html, undefined)).toBe(html);
});

describe('the word that there is support chat', () => {
  it('is in the page only where there is one', () => {
    expect(withSupportChat(html, true)).toContain('<meta name="support-chat" content="offered" />\n</head>');
    expect(withSupportChat(html, false)).toBe(html);
  });
});
