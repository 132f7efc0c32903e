import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { PlaceCards, type PlaceCard } from '../../../portal-ui/PlaceCards.js';
import { usePortalPages } from '../../../portal-ui/PortalPages.js';
import { chakra } from '../../../ui/chakra.js';

const WebsiteHub = graphql(`
  query WebsiteHub {
    currentPractice {
      id
      usingBuilderV2
    }
  }
`);

/** /portal/website: the ways to the website's content and domain (spec portal-configuration §2). */
export function WebsitePage() {
  usePageTitle('My Website');
  const isPage = usePortalPages();
  const usingBuilderV2 = useQuery(WebsiteHub).data?.currentPractice?.usingBuilderV2;
  const cards: PlaceCard[] = [
    {
      label: 'Website Builder',
      text: 'What your website says, and how it looks.',
      icon: 'edit',
      href: usingBuilderV2 ? '/portal/website_v2/builder' : '/portal/website/builder',
    },
    {
      label: 'Domain',
      text: 'The address of your website, such as stillwater.com.',
      icon: 'globe',
      href: '/portal/website/domain',
    },
  ];
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="5" alignContent="start" maxW="60rem" minW="0">
      <header>
        <chakra.h1 fontSize="2xl">My Website</chakra.h1>
        <chakra.p color="textSoft">A site of your own, with your services and bookings.</chakra.p>
      </header>
      <PlaceCards cards={cards.filter(({ href }) => isPage(href))} />
    </chakra.main>
  );
}
