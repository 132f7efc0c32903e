import type { ReactNode } from 'react';
import { SiteBlockView } from './SiteBlockView.js';
import type { Site, SiteBlock, SitePage } from './siteDocument.js';
import type { SiteFacts } from './siteFacts.js';
import { siteStyle } from './siteStyle.js';

export interface SiteLinks {
  /** Address of a page of the site. */
  page: (page: SitePage) => string;
  /** Address where a visit, or a certain service, is booked. */
  book: (serviceId?: string) => string;
}

export interface SiteViewProps {
  site: Site;
  page: SitePage;
  facts: SiteFacts;
  links: SiteLinks;
  /** What stands in the place of the blocks, where there is no such page. */
  missing?: ReactNode;
  /** It is a part of another page, such as the builder: it has no landmarks of its own then. */
  embedded?: boolean;
  /** What the builder puts around each block. */
  around?: (block: SiteBlock, content: ReactNode) => ReactNode;
}

/** A page of a practice's website. Works without scripts. */
export function SiteView(props: SiteViewProps) {
  const { site, page, facts, links, missing, embedded = false, around = (_block, content) => content } = props;
  const [Header, Main, Footer] = embedded ? (['div', 'div', 'div'] as const) : (['header', 'main', 'footer'] as const);
  const menu = site.pages.filter(({ inMenu }) => inMenu);
  return (
    <div className="site" style={siteStyle(site.theme)}>
      <Header className="site-header">
        <a className="site-name" href={links.page(site.pages[0]!)}>
          {facts.name}
        </a>
        {menu.length > 1 && (
          <nav className="site-menu" aria-label="Pages of the website">
            <ul>
              {menu.map((one) => (
                <li key={one.id}>
                  <a href={links.page(one)} aria-current={!missing && one.id === page.id ? 'page' : undefined}>
                    {one.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {facts.active && (
          <a className="site-button" href={links.book()}>
            Book
          </a>
        )}
      </Header>
      <Main className="site-main">
        {missing ??
          page.blocks.map((block, at) => (
            <div key={block.id} className="site-slot" data-block={block.id}>
              {around(block, <SiteBlockView {...{ block, site, facts, links }} first={at === 0} />)}
            </div>
          ))}
      </Main>
      <Footer className="site-footer">
        <p>{facts.name}</p>
        <p>
          Bookings by <a href={links.book()}>Yarrow</a>
        </p>
      </Footer>
    </div>
  );
}
