import { usePageTitle } from '../../../../lib/usePageTitle.js';
import { Breadcrumb } from '../../../../ui/Breadcrumb.js';
import { chakra, RouteLink } from '../../../../ui/chakra.js';
import { SETTINGS } from '../settingsPages.js';
import { SettingsPlace } from '../SettingsPlace.js';
import { EmailField, NameField, PhoneNumberField } from './ContactFields.js';
import { DobField, GenderField, PasswordChangeField } from './PersonFields.js';
import { usePersonalSettings } from './usePersonalSettings.js';

const TITLE = 'Personal account';

/** /portal/settings/personal: who the practitioner is, how to reach them, and how they log in. */
export function PersonalPage() {
  usePageTitle(TITLE);
  const { account, failed, refetch } = usePersonalSettings();
  if (!account) return <SettingsPlace title={TITLE} failed={failed} onRetry={() => void refetch()} />;
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="48rem" minW="0">
      <Breadcrumb above={SETTINGS} current={TITLE} />
      <chakra.h1 fontSize="2xl">{TITLE}</chakra.h1>
      <chakra.div border="1px solid" borderColor="line" rounded="lg" bg="surface">
        <NameField account={account} />
        <EmailField account={account} />
        <PhoneNumberField account={account} />
        <GenderField account={account} />
        <DobField account={account} />
        <PasswordChangeField />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="5" fontSize="sm">
        <RouteLink href="/account/sessions">Where you are logged in</RouteLink>
        <RouteLink href="/account/sessions#two-step">Two-step login</RouteLink>
        <RouteLink href="/account/delete">Delete your account</RouteLink>
      </chakra.div>
    </chakra.main>
  );
}
