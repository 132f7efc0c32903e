import type { ReactNode } from 'react';
import { addressLines } from '../../../../lib/addressLines.js';
import { shownPhone } from '../../../../lib/shownPhone.js';
import { Button, ButtonLink } from '../../../../ui/Button.js';
import { Card } from '../../../../ui/Card.js';
import { chakra, RouteLink } from '../../../../ui/chakra.js';
import { Icon, type IconName } from '../../../../ui/Icon.js';
import { ClientMatches } from '../../merging/ClientMatches.js';
import type { FormClient } from '../clientForm.js';
import { clientHref } from '../clientHref.js';
import { UpcomingVisits } from '../ClientVisits.js';
import { SplitClientButton } from '../SplitClientButton.js';
import { ViewPhoneButton } from './ViewPhoneButton.js';

export interface SidePanelProps {
  client: FormClient;
  /** Another client with the same email address or phone number. */
  sharesAddressWith: { id: string; name: string } | undefined;
  /** In which the practice reads days, IANA. */
  zone: string;
  onEdit: () => void;
  /** The client became part of another one. */
  onMerged: (keptId: string) => void;
}

/** How to reach a client, and what is coming; 278 px wide (spec portal operations §2). */
export function SidePanel({ client, sharesAddressWith, zone, onEdit, onMerged }: SidePanelProps) {
  return (
    <chakra.aside display="grid" gap="4" minW="0" aria-label={`About ${client.name}`}>
      <Card as="section">
        <chakra.div display="grid" gap="4">
          <chakra.header display="flex" gap="3" alignItems="center" justifyContent="space-between">
            <chakra.h2 fontSize="lg">Contact</chakra.h2>
            <Button variant="outline" size="sm" onClick={onEdit}>
              Edit<span className="visually-hidden"> client</span>
            </Button>
          </chakra.header>
          <Contact client={client} />
          {sharesAddressWith && (
            <chakra.p fontSize="sm">
              Shares an address with{' '}
              <RouteLink href={clientHref(sharesAddressWith.id, 'overview')}>{sharesAddressWith.name}</RouteLink>
            </chakra.p>
          )}
        </chakra.div>
      </Card>
      <Card as="section">
        <chakra.div display="grid" gap="4">
          <UpcomingVisits clientId={client.id} heading="h2" />
          <ButtonLink block variant="outline" href={`/portal/calendar?clientId=${client.id}#create-appointment`}>
            <Icon name="plus" size={18} /> New appointment
          </ButtonLink>
        </chakra.div>
      </Card>
      <ClientMatches client={client} zone={zone} belowCards onMerged={onMerged}>
        <SplitClientButton clientId={client.id} />
      </ClientMatches>
    </chakra.aside>
  );
}

function Contact({ client }: { client: FormClient }) {
  const { phone, email } = client;
  const address = addressLines(client).join('\n');
  return (
    <chakra.dl display="grid" gap="3" fontSize="sm">
      <Fact icon="phone" label="Phone">
        {phone ? (
          <chakra.span display="flex" gap="2" alignItems="center" justifyContent="space-between">
            <a href={`tel:${phone}`}>{shownPhone(phone)}</a>
            <chakra.span my="-0.5rem">
              <ViewPhoneButton clientId={client.id} />
            </chakra.span>
          </chakra.span>
        ) : (
          <Unknown>No phone number on file</Unknown>
        )}
      </Fact>
      <Fact icon="mail" label="Email">
        {email ? <a href={`mailto:${email}`}>{email}</a> : <Unknown>No email on file</Unknown>}
      </Fact>
      <Fact icon="pin" label="Address">
        {address ? <chakra.span whiteSpace="pre-line">{address}</chakra.span> : <Unknown>No address on file</Unknown>}
      </Fact>
    </chakra.dl>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="3" alignItems="flex-start">
      <chakra.dt flex="none" pt="0.125rem" color="brandMid">
        <Icon name={icon} size={18} />
        <span className="visually-hidden">{label}</span>
      </chakra.dt>
      <chakra.dd flex="1" minW="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

function Unknown({ children }: { children: string }) {
  return <chakra.span color="textSoft">{children}</chakra.span>;
}
