import type { Site, SiteBlock, SiteButton, SitePage } from './siteDocument.js';
import type { SiteFacts } from './siteFacts.js';

const BOOK: SiteButton = { to: 'book', label: 'Book a visit', pageId: null };
const NONE: SiteButton = { to: 'none', label: '', pageId: null };
const THEME = { colorAccent: null, buttonStyle: null, fonts: [] };

type OfFacts = Pick<SiteFacts, 'name' | 'headline' | 'practitionerFirstName' | 'galleryImages' | 'reviewsCount'>;

/** One page that follows from the profile: what version 1 of the builder begins with. */
export function onePageSite(facts: OfFacts): Site {
  const blocks: SiteBlock[] = [
    heroOf(facts),
    { id: 'about', type: 'about', heading: `About ${facts.practitionerFirstName}`, button: NONE },
    { id: 'services', type: 'services', heading: 'Services', text: '' },
    ...reviewsOf(facts),
    ...galleryOf(facts),
    { id: 'contact', type: 'contact', heading: 'Where and when', text: '' },
  ];
  return { theme: THEME, pages: [{ id: 'home', path: '', title: 'Home', inMenu: true, blocks }] };
}

/** Pages for services, about and contact: what version 2 begins with. */
export function severalPageSite(facts: OfFacts): Site {
  const pages: SitePage[] = [
    {
      ...{ id: 'home', path: '', title: 'Home', inMenu: true },
      blocks: [
        heroOf(facts),
        {
          ...{ id: 'home-about', type: 'about', heading: `About ${facts.practitionerFirstName}` },
          button: { to: 'page', label: 'More about me', pageId: 'page-about' },
        },
        { id: 'home-services', type: 'services', heading: 'Services', text: '' },
        ...reviewsOf(facts),
        { id: 'home-book', type: 'callToAction', heading: 'Find a time that suits you', text: '', button: BOOK },
      ],
    },
    {
      ...{ id: 'page-services', path: 'services', title: 'Services', inMenu: true },
      blocks: [{ id: 'services', type: 'services', heading: 'Services', text: '' }],
    },
    {
      ...{ id: 'page-about', path: 'about', title: 'About', inMenu: true },
      blocks: [
        { id: 'about', type: 'about', heading: `About ${facts.practitionerFirstName}`, button: BOOK },
        ...galleryOf(facts),
      ],
    },
    {
      ...{ id: 'page-contact', path: 'contact', title: 'Contact', inMenu: true },
      blocks: [{ id: 'contact', type: 'contact', heading: 'Where and when', text: '' }],
    },
  ];
  return { theme: THEME, pages };
}

function heroOf({ name, headline, galleryImages }: OfFacts): SiteBlock {
  const imageId = galleryImages[0]?.id ?? null;
  return { id: 'hero', type: 'hero', heading: name, text: headline ?? '', imageId, alt: '', button: BOOK };
}

const reviewsOf = ({ reviewsCount }: OfFacts): SiteBlock[] =>
  reviewsCount > 0 ? [{ id: 'reviews', type: 'reviews', heading: 'What clients say', count: 6 }] : [];
const galleryOf = ({ galleryImages }: OfFacts): SiteBlock[] =>
  galleryImages.length > 1 ? [{ id: 'gallery', type: 'gallery', heading: 'Gallery', imageIds: [] }] : [];
