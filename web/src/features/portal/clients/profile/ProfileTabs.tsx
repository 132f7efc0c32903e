import { PageTabs } from '../../../../portal-ui/PageTabs.js';
import { clientHref, type ProfilePage } from '../clientHref.js';

interface Tab {
  page: ProfilePage;
  label: string;
  /** Only for practices that keep notes about their clients. */
  withNotes?: true;
}

const TABS: readonly Tab[] = [
  { page: 'overview', label: 'Overview' },
  { page: 'notes', label: 'Notes', withNotes: true },
  { page: 'intake_form', label: 'Intake form', withNotes: true },
  { page: 'billing', label: 'Billing' },
];

export interface ProfileTabsProps {
  clientId: string;
  page: ProfilePage;
  keepsNotes: boolean;
}

/** The pages of a client's profile. */
export function ProfileTabs({ clientId, page, keepsNotes }: ProfileTabsProps) {
  const tabs = TABS.filter(({ withNotes }) => keepsNotes || !withNotes);
  return (
    <PageTabs
      label="Client profile"
      tabs={tabs.map((tab) => ({ href: clientHref(clientId, tab.page), label: tab.label }))}
      current={clientHref(clientId, page)}
    />
  );
}
