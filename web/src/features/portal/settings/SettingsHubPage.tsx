import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { PlaceCards, type PlaceCard } from '../../../portal-ui/PlaceCards.js';
import { usePortalPages } from '../../../portal-ui/PortalPages.js';
import { chakra } from '../../../ui/chakra.js';

const SettingsHub = graphql(`
  query SettingsHub {
    currentPractice {
      id
      clientNotesEnabled
      conferencingEnabled
      subscriptionEnabled
    }
  }
`);

interface HubCard extends PlaceCard {
  /** Only for practices that have this. */
  needs?: 'clientNotesEnabled' | 'conferencingEnabled' | 'subscriptionEnabled';
}

/** Spec portal-configuration §2; what has no page yet is left out, and so is what the plan of a practice does not have. */
const CARDS: readonly HubCard[] = [
  {
    label: 'Calendar Integrations',
    text: 'Block times here that are busy in your own calendar.',
    icon: 'calendar',
    href: '/portal/settings/calendar',
  },
  {
    label: 'Payments',
    text: 'Card providers, other ways to get paid, your currency and tips.',
    icon: 'card',
    href: '/portal/settings/banking',
  },
  {
    label: 'Communications',
    text: 'When clients get reminders by email and text, and what your emails say.',
    icon: 'mail',
    href: '/portal/settings/communication',
  },
  {
    label: 'Booking',
    text: 'Which times clients can take, how soon, and what a late cancellation costs.',
    icon: 'clock',
    href: '/portal/settings/booking',
  },
  {
    label: 'Subscription',
    text: 'Your plan, and what it costs.',
    icon: 'star',
    href: '/portal/subscriptions',
    needs: 'subscriptionEnabled',
  },
  {
    label: 'Video Conferencing',
    text: 'A Zoom meeting for every virtual visit.',
    icon: 'video',
    href: '/portal/settings/conferencing',
    needs: 'conferencingEnabled',
  },
  {
    label: 'Intake Form',
    text: 'What new clients answer before their first visit.',
    icon: 'edit',
    href: '/portal/settings/intake_forms',
    needs: 'clientNotesEnabled',
  },
];

/** /portal/settings: the ways to everything that a practice sets. */
export function SettingsHubPage() {
  usePageTitle('Settings');
  const isPage = usePortalPages();
  const practice = useQuery(SettingsHub).data?.currentPractice;
  const cards = CARDS.filter(({ href, needs }) => isPage(href) && (!needs || practice?.[needs]));
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="5" alignContent="start" maxW="60rem" minW="0">
      <header>
        <chakra.h1 fontSize="2xl">Settings</chakra.h1>
        <chakra.p color="textSoft">How your practice works, for you and for your clients.</chakra.p>
      </header>
      <PlaceCards cards={cards} />
    </chakra.main>
  );
}
