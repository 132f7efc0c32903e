import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { usePortalPages } from '../../../portal-ui/PortalPages.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Icon, type IconName } from '../../../ui/Icon.js';

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

interface HubCard {
  label: string;
  text: string;
  icon: IconName;
  href: string;
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
      <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="4">
        {cards.map((card) => (
          <li key={card.href}>
            <CardLink {...card} />
          </li>
        ))}
      </chakra.ul>
    </chakra.main>
  );
}

function CardLink({ label, text, icon, href }: HubCard) {
  return (
    <RouteLink
      href={href}
      display="flex"
      gap="4"
      alignItems="flex-start"
      h="100%"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      color="text"
      textDecoration="none"
      transition="border-color, box-shadow"
      _hover={{ borderColor: 'brandLine', shadow: 'sm' }}
    >
      <chakra.span
        flex="none"
        display="grid"
        placeItems="center"
        boxSize="2.5rem"
        rounded="md"
        bg="brandQuiet"
        color="brand"
      >
        <Icon name={icon} />
      </chakra.span>
      <chakra.span display="grid" gap="1" minW="0">
        <chakra.strong fontWeight={600}>{label}</chakra.strong>
        <chakra.span color="textSoft" fontSize="sm">
          {text}
        </chakra.span>
      </chakra.span>
    </RouteLink>
  );
}
