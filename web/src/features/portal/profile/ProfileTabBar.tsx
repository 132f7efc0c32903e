import { PageTabs } from '../../../portal-ui/PageTabs.js';
import { usePortalPages } from '../../../portal-ui/PortalPages.js';
import { shownTabs, type ProfileTab } from './profileTabs.js';

/** The tabs of the profile; on a small screen a dropdown. */
export function ProfileTabBar({ tab }: { tab: ProfileTab }) {
  const tabs = shownTabs(usePortalPages());
  return <PageTabs label="Profile" tabs={tabs} current={tabs.find((one) => one.tab === tab)?.href} />;
}
