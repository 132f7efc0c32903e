import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { formatDuration } from '../../../lib/duration.js';
import { usePortalPages } from '../../../portal-ui/PortalPages.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Price } from '../../../ui/Price.js';
import { Panel } from './Panel.js';
import { PanelState } from './PanelState.js';

const ServicesOfProfile = graphql(`
  query ServicesOfProfile {
    currentPractice {
      id
      defaultCurrency
      services(includePrivate: true, includeAddOns: true) {
        id
        name
        timeLength
        amountCents
        package
        numberOfSessions
        addOn
        public
      }
    }
  }
`);

const HUB = '/portal/services';

/** What the practice offers, as the profile lists it; it is changed in the services hub. */
export function ServicesSection() {
  const isPage = usePortalPages();
  const { data, error, refetch } = useQuery(ServicesOfProfile, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel
      title="Services"
      description="What clients can book, in the order of your profile."
      actions={
        isPage(HUB) && (
          <ButtonLink size="sm" href={HUB}>
            Manage services
          </ButtonLink>
        )
      }
    >
      <PanelState data={data?.currentPractice} error={error} onRetry={() => void refetch()} noun="services">
        {({ services, defaultCurrency }) =>
          services.length === 0 ? (
            <EmptyState heading="h3" title="No services yet">
              Clients can book you as soon as you offer something.
            </EmptyState>
          ) : (
            <chakra.ul aria-label="Services" display="grid">
              {services.map((service) => (
                <chakra.li
                  key={service.id}
                  display="flex"
                  flexWrap="wrap"
                  gap="3"
                  alignItems="center"
                  py="3"
                  borderBottom="1px solid"
                  borderColor="line"
                  _last={{ border: 'none' }}
                >
                  <chakra.div flex="1 1 12rem" minW="0">
                    <chakra.p fontWeight={560}>{service.name}</chakra.p>
                    <chakra.p color="textSoft" fontSize="sm">
                      {lengthOf(service)}
                    </chakra.p>
                  </chakra.div>
                  {service.addOn && <Badge>Add-on</Badge>}
                  {service.package && <Badge>Package</Badge>}
                  {!service.public && <Badge tone="warning">Private</Badge>}
                  <Price amountCents={service.amountCents} currency={defaultCurrency} />
                </chakra.li>
              ))}
            </chakra.ul>
          )
        }
      </PanelState>
    </Panel>
  );
}

function lengthOf({
  timeLength,
  numberOfSessions,
}: {
  timeLength: number;
  numberOfSessions?: number | null | undefined;
}) {
  const parts = [numberOfSessions ? `${numberOfSessions} sessions` : '', timeLength ? formatDuration(timeLength) : ''];
  return parts.filter(Boolean).join(' of ');
}
