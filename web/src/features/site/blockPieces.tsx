import type { Site, SiteBlock, SiteButton } from './siteDocument.js';
import type { SiteFacts, SiteImage } from './siteFacts.js';
import type { SiteLinks } from './SiteView.js';

/** What every block is rendered from. */
export interface BlockProps<B extends SiteBlock = SiteBlock> {
  block: B;
  site: Site;
  facts: SiteFacts;
  links: SiteLinks;
  /** The first block of a page has its `h1`. */
  first: boolean;
}

/** Nothing for an empty heading. */
export function Heading({ first, text }: { first: boolean; text: string }) {
  if (!text) return null;
  return first ? <h1>{text}</h1> : <h2>{text}</h2>;
}

/** HTML that catalog has sanitised, or that the builder's editor has made. */
export function FormattedText({ html }: { html: string }) {
  return html ? <div className="site-words" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

export function SiteImageView({ image, eager = false }: { image: SiteImage; eager?: boolean }) {
  return (
    <img
      className="site-picture"
      src={image.url}
      alt={image.altText}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}

export interface BlockButtonProps extends Pick<BlockProps, 'site' | 'facts' | 'links'> {
  button: SiteButton;
}

/** Nothing where it leads nowhere: to a page that is gone, or to a practice that takes no bookings. */
export function BlockButton({ button: { to, label, pageId }, site, facts, links }: BlockButtonProps) {
  const page = site.pages.find(({ id }) => id === pageId);
  const href = to === 'page' ? page && links.page(page) : to === 'book' && facts.active ? links.book() : undefined;
  if (!href) return null;
  return (
    <p>
      <a className="site-button" href={href}>
        {label || (to === 'page' ? page!.title : 'Book a visit')}
      </a>
    </p>
  );
}
