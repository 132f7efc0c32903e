import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Breadcrumb } from '../../../ui/Breadcrumb.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { WEBSITE } from '../website/WebsiteFrame.js';
import { useOwnWebsite } from './ownWebsite.js';
import { SiteBuilder } from './SiteBuilder.js';

/** /portal/website_v2/builder: pages of the practice's own, put together from blocks (spec portal-configuration §2). */
export function SiteBuilderPage() {
  usePageTitle('Website builder');
  const { loaded, failed, retry } = useOwnWebsite('v2');
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" minW="0">
      <Breadcrumb above={WEBSITE} current="Website builder" />
      <chakra.h1 fontSize="2xl">Website builder</chakra.h1>
      {loaded ? (
        <SiteBuilder {...loaded} />
      ) : failed ? (
        <ErrorState heading="h2" onRetry={retry} />
      ) : (
        <Skeleton lines={10} />
      )}
    </chakra.main>
  );
}
