import { useState } from 'react';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { ConnectDomain } from './ConnectDomain.js';
import { DomainRecords } from './DomainRecords.js';
import { DomainStatus } from './DomainStatus.js';
import { problemText } from './domainText.js';
import { hasDomainWidget } from './domainWidget.js';
import { RemoveDomain } from './RemoveDomain.js';
import { SetByProvider } from './SetByProvider.js';
import { type CustomDomain, useCustomDomain } from './useCustomDomain.js';
import { WebsiteFrame } from './WebsiteFrame.js';

/** /portal/website/domain: the address of the practice's website, and the records that it needs. */
export function DomainPage() {
  usePageTitle('Domain');
  const { practice, failed, retry } = useCustomDomain();
  return (
    <WebsiteFrame title="Domain" description="Your website under an address of your own.">
      {practice?.websiteDomain ? (
        <Connected domain={practice.websiteDomain} zone={practice.timeZone} />
      ) : practice?.customDomainsOffered ? (
        <ConnectDomain />
      ) : practice ? (
        <EmptyState icon="globe" heading="h2" title="No domains of your own here">
          This platform does not offer custom domains yet.
        </EmptyState>
      ) : failed ? (
        <Alert
          tone="error"
          interrupts={false}
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              Try again
            </Button>
          }
        >
          There was an error getting your custom domain.
        </Alert>
      ) : (
        <Skeleton lines={6} />
      )}
    </WebsiteFrame>
  );
}

function Connected({ domain, zone }: { domain: CustomDomain; zone: string }) {
  const [replacing, setReplacing] = useState(false);
  const { domain: name, status } = domain;
  return (
    <chakra.section
      aria-label={name}
      display="grid"
      gap="5"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      minW="0"
    >
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.h2 fontSize="lg" css={{ overflowWrap: 'anywhere' }}>
          {status === 'active' ? <a href={`https://${name}`}>{name}</a> : name}
        </chakra.h2>
        <DomainStatus domain={name} known={status} />
      </chakra.header>
      {status === 'activating' && <chakra.p color="textSoft">{problemText(domain, zone)}</chakra.p>}
      <DomainRecords records={domain.records} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {status === 'activating' && hasDomainWidget() && <SetByProvider domain={domain} />}
        <Button variant="outline" onClick={() => setReplacing(!replacing)} aria-expanded={replacing}>
          Use another domain
        </Button>
        <RemoveDomain domain={name} />
      </chakra.div>
      {replacing && <ConnectDomain onConnected={() => setReplacing(false)} />}
    </chakra.section>
  );
}
