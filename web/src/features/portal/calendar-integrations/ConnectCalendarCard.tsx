import type { CalendarProvider } from '../../../gql/graphql.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { ConnectButton } from './ConnectButton.js';
import { PROVIDERS } from './providers.js';

interface Offer {
  name: string;
  /** The supported accounts. */
  accounts: string;
}

/** In the order of the page (spec portal-configuration §9). Feeds have a form of their own. */
const OFFERS: Record<Exclude<CalendarProvider, 'ical_feed'>, Offer> = {
  google: { name: PROVIDERS.google, accounts: 'Gmail and Google Workspace' },
  icloud: { name: PROVIDERS.icloud, accounts: 'With an app-specific password from Apple' },
  outlook: { name: PROVIDERS.outlook, accounts: 'Outlook.com, Hotmail and Live' },
  office365: { name: PROVIDERS.office365, accounts: 'Microsoft 365 for work or school' },
  exchange: { name: PROVIDERS.exchange, accounts: 'Mailboxes at Exchange Online' },
  caldav: { name: 'Other (CalDAV)', accounts: 'Fastmail, Nextcloud and other servers' },
};

export interface ConnectCalendarCardProps {
  practiceId: string;
  providers: readonly CalendarProvider[];
}

/** The providers whose accounts can be connected. */
export function ConnectCalendarCard({ practiceId, providers }: ConnectCalendarCardProps) {
  return (
    <Card as="section">
      <chakra.h2 mb="1" fontSize="lg">
        Connect a calendar
      </chakra.h2>
      <chakra.p mb="3" color="textSoft">
        Your busy times block bookings here, and your visits can be added to your calendar.
      </chakra.p>
      <chakra.ul aria-label="Calendar providers" display="grid">
        {Object.entries(OFFERS)
          .filter(([provider]) => providers.includes(provider as CalendarProvider))
          .map(([provider, offer]) => (
            <OfferRow key={provider} {...offer} {...{ practiceId }} provider={provider as CalendarProvider} />
          ))}
      </chakra.ul>
    </Card>
  );
}

interface OfferRowProps extends Offer {
  practiceId: string;
  provider: CalendarProvider;
}

function OfferRow({ name, accounts, practiceId, provider }: OfferRowProps) {
  return (
    <chakra.li
      display="flex"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      py="3"
      css={{ '& + &': { borderTop: '1px solid var(--color-line)' } }}
    >
      <chakra.div minW="0">
        <chakra.p fontWeight={600}>{name}</chakra.p>
        <chakra.p color="textSoft" fontSize="sm">
          {accounts}
        </chakra.p>
      </chakra.div>
      <ConnectButton {...{ provider, practiceId }} text="Connect" label={`Connect ${name}`} />
    </chakra.li>
  );
}
