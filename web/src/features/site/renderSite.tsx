import { renderToStaticMarkup } from 'react-dom/server';
import type { PublishedSiteQuery } from '../../gql/graphql.js';
import { bookHref } from '../../lib/bookHref.js';
import { readFragment } from '../../gql/fragment-masking.js';
import { onePageSite, severalPageSite } from './defaultSite.js';
import { readSite, type Site, type SitePage } from './siteDocument.js';
import { SiteFacts_practice, type SiteFacts } from './siteFacts.js';
import { siteIcon } from './siteIcon.js';
import { SiteView } from './SiteView.js';

export type PublishedWebsite = NonNullable<PublishedSiteQuery['website']>;

export interface RenderedSite {
  /** 404 where the site has no such page. */
  status: 200 | 404;
  /** Inside the body. */
  html: string;
  title: string;
  description: string;
  /** Of the site, where a link to it is shared. */
  name: string;
  /** Shown in the tab of the browser, a data URL. */
  icon: string;
  /** Of the first picture of the page. */
  image: string | undefined;
  /** Paths of all pages, such as `/` and `/about`. */
  paths: string[];
}

/**
 * A page of a practice's website as HTML, which needs no scripts.
 * @param path of the address, such as `/about`
 * @param platform root of the platform, where visits are booked
 */
export function renderSite(website: PublishedWebsite, path: string, platform: string): RenderedSite {
  const facts = readFragment(SiteFacts_practice, website.practice);
  const site = siteOf(website, facts);
  const page = site.pages.find((one) => pathOf(one) === path);
  const links = {
    page: pathOf,
    book: (serviceId?: string) => platform + bookHref(facts.slug, serviceId),
  };
  const missing = page ? undefined : <Missing />;
  const view = <SiteView {...{ site, facts, links, missing }} page={page ?? site.pages[0]!} />;
  const name = website.ogSiteName || facts.name;
  const own = website.title || name;
  return {
    status: page ? 200 : 404,
    html: renderToStaticMarkup(view),
    title: !page || page.path === '' ? own : `${page.title} | ${own}`,
    description: website.description || (facts.headline ?? ''),
    name,
    icon: siteIcon(facts.name, site.theme),
    image: page && firstImage(page, facts),
    paths: site.pages.map(pathOf),
  };
}

const pathOf = ({ path }: Pick<SitePage, 'path'>) => `/${path}`;

/** Nothing was published before: then it follows from the profile. */
function siteOf({ document, practice }: PublishedWebsite, facts: SiteFacts): Site {
  if (document) return readSite(document);
  return practice.usingBuilderV2 ? severalPageSite(facts) : onePageSite(facts);
}

function firstImage({ blocks }: SitePage, facts: SiteFacts): string | undefined {
  const ids = blocks.flatMap((block) => ('imageId' in block ? (block.imageId ?? []) : []));
  return facts.galleryImages.find(({ id }) => ids.includes(id))?.url ?? facts.photoUrl ?? undefined;
}

function Missing() {
  return (
    <section className="site-section site-call">
      <h1>This page is not here</h1>
      <p>
        <a href="/">To the first page</a>
      </p>
    </section>
  );
}
