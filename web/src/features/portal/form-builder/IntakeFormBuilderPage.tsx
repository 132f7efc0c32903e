import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useAddressHash } from '../../../lib/useAddressHash.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Breadcrumb } from '../../../ui/Breadcrumb.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Tabs } from '../../../ui/Tabs.js';
import { SETTINGS } from '../settings/settingsPages.js';
import { DesignTab } from './DesignTab.js';
import { type Design, IntakeFormDesign } from './formDesign.js';
import { ThemeTab } from './ThemeTab.js';

const THEME = 'theme';

/** /portal/settings/intake_forms: the form that clients fill in before their first visit (spec portal-configuration §2, §9). */
export function IntakeFormBuilderPage() {
  usePageTitle('Intake Form');
  // An editor goes on from what was stored when it was opened.
  const { data, error, refetch } = useQuery(IntakeFormDesign, { fetchPolicy: 'network-only' });
  const design = data?.intakeFormDesign;
  const practice = data?.currentPractice;
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="60rem" minW="0">
      <Breadcrumb above={SETTINGS} current="Intake Form" />
      <div>
        <chakra.h1 fontSize="2xl">Intake Form</chakra.h1>
        <chakra.p color="textSoft">What clients answer before they come. You send it from a client's page.</chakra.p>
      </div>
      {design && practice ? (
        <Builder {...{ design }} zone={practice.timeZone} />
      ) : data ? (
        <NotInPlan />
      ) : error ? (
        <ErrorState heading="h2" onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </chakra.main>
  );
}

function Builder({ design, zone }: { design: Design; zone: string }) {
  const [hash, setHash] = useAddressHash();
  // What the theme tab has stored, for the preview.
  const [theme, setTheme] = useState(design.theme);
  const show = (tab: string) => (tab === THEME ? setHash(THEME, { replace: true }) : setHash(''));
  return (
    <Tabs
      label="Intake form"
      value={hash === THEME ? THEME : 'design'}
      onChange={show}
      tabs={[
        { value: 'design', label: 'Design', content: <DesignTab {...{ design, theme, zone }} /> },
        { value: THEME, label: 'Theme', content: <ThemeTab {...{ theme }} onSaved={setTheme} /> },
      ]}
    />
  );
}

function NotInPlan() {
  return (
    <EmptyState
      icon="info"
      heading="h2"
      title="Not part of your plan"
      action={
        <ButtonLink variant="outline" href="/portal/settings">
          Back to settings
        </ButtonLink>
      }
    >
      Intake forms aren't part of your plan. Write to support to get access.
    </EmptyState>
  );
}
