import { describe, expect, it } from '@jest/globals';
import { onePageSite } from '../../site/defaultSite.js';
import type { SiteFacts } from '../../site/siteFacts.js';
import { siteOfValues, valuesOfSite } from './onePage.js';

const FACTS = {
  ...{ name: 'Still Water', headline: 'Rest well.', practitionerFirstName: 'Ines', reviewsCount: 3 },
  galleryImages: [
    { id: 'a', url: '/a.jpg', altText: '' },
    { id: 'b', url: '/b.jpg', altText: '' },
  ],
} as unknown as SiteFacts;

describe('the form of the one-page website', () => {
  it('begins with what follows from the profile', () => {
    expect(valuesOfSite(onePageSite(FACTS))).toEqual({
      ...{ heading: 'Still Water', text: 'Rest well.', imageId: 'a', contactText: '' },
      sections: ['about', 'services', 'reviews', 'gallery', 'contact'],
      theme: { colorAccent: null, buttonStyle: null, fonts: [] },
    });
  });

  it('makes a site that reads back as it was entered', () => {
    const values = {
      ...{ heading: 'Calm', text: 'Since 2012', imageId: '', contactText: 'Ring twice.' },
      sections: ['services', 'contact'] as const,
      theme: { colorAccent: '#2f5d50', buttonStyle: 'square' as const, fonts: ['Georgia', 'Georgia'] },
    };
    const site = siteOfValues({ ...values, sections: [...values.sections] }, FACTS);
    expect(site.pages.map(({ path, blocks }) => [path, blocks.map(({ type }) => type)])).toEqual([
      ['', ['hero', 'services', 'contact']],
    ]);
    expect(valuesOfSite(site)).toEqual({ ...values, sections: [...values.sections] });
  });
});
