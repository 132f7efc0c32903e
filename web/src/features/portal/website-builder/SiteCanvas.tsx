import type { MouseEvent } from 'react';
import { bookHref } from '../../../lib/bookHref.js';
import { chakra } from '../../../ui/chakra.js';
import type { Site, SiteBlock, SitePage } from '../../site/siteDocument.js';
import type { SiteFacts } from '../../site/siteFacts.js';
import { EmbeddedSite } from '../../site/EmbeddedSite.js';
import { titleOf } from './blockTypes.js';

const PAGE = '#page-';

export interface SiteCanvasProps {
  site: Site;
  page: SitePage;
  facts: SiteFacts;
  device: 'desktop' | 'phone';
  onOpenPage: (pageId: string) => void;
  onEdit: (block: SiteBlock) => void;
}

/** The page as visitors see it. A block is edited by pressing it; the menu changes the page; nothing else leads anywhere. */
export function SiteCanvas({ site, page, facts, device, onOpenPage, onEdit }: SiteCanvasProps) {
  const links = { page: ({ id }: SitePage) => PAGE + id, book: () => bookHref(facts.slug) };
  const stay = (event: MouseEvent<HTMLElement>) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    if (href.startsWith(PAGE)) onOpenPage(href.slice(PAGE.length));
  };
  return (
    <chakra.section
      aria-label="Your website"
      w="100%"
      maxW={device === 'phone' ? '390px' : 'none'}
      mx="auto"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      overflow="hidden"
      onClickCapture={stay}
    >
      <EmbeddedSite
        {...{ site, page, facts, links }}
        around={(block, content) => (
          <chakra.div position="relative">
            {/* Only the builder's own button is reached by keyboard. */}
            <div inert>{content}</div>
            <chakra.button
              type="button"
              aria-label={`Edit ${titleOf(block)}`}
              position="absolute"
              inset="0"
              w="100%"
              border="2px solid transparent"
              bg="transparent"
              cursor="pointer"
              _hover={{ borderColor: 'brand' }}
              _focusVisible={{ borderColor: 'brand' }}
              onClick={() => onEdit(block)}
            />
          </chakra.div>
        )}
      />
      {page.blocks.length === 0 && (
        <chakra.p p="6" color="textSoft" textAlign="center">
          This page is empty. Add a block to begin.
        </chakra.p>
      )}
    </chakra.section>
  );
}
