import type { ReactElement } from 'react';
import { PortalPages } from '../../../../portal-ui/PortalPages.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { isPortalPage } from '../../portalRoutes.js';

const step = (name: string, completed: boolean, link: string) => ({ __typename: 'ProfileStep', name, completed, link });

export function profileStatus(changes: object = {}) {
  return {
    currentPractice: {
      __typename: 'Practice',
      id: 'practice',
      profileStatus: {
        __typename: 'ProfileStatus',
        status: 'Incomplete - Not Published',
        completionSteps: [
          step('Profile photo', true, '/portal/profile'),
          step('Keyword', false, '/portal/profile/endorsements'),
        ],
        verificationSteps: [
          step('Approved credential', false, '/portal/profile/credentials'),
          step('Verified identity', false, '/portal/settings/nowhere'),
        ],
        showCompletedModal: false,
        showTermsModal: false,
        practitionerFirstName: 'Ines',
        profileUrl: '/p/still-water',
        ...changes,
      },
    },
  };
}

/** The steps of a profile that lacks nothing. */
export const COMPLETE = {
  completionSteps: [step('Profile photo', true, '/portal/profile')],
  verificationSteps: [
    step('Approved credential', true, '/portal/profile/credentials'),
    step('Verified identity', true, '/portal/settings/nowhere'),
  ],
};

export const practice = (fields: object) => ({
  currentPractice: { __typename: 'Practice', id: 'practice', ...fields },
});

/** The payload of a mutation that did what was asked. */
export const done = (field: string) => () => ({
  [field]: { result: 'success', errors: [], practice: { __typename: 'Practice', id: 'practice' } },
});
/** Of one that did not. */
export const refused =
  (field: string, message: string, at: string | null = null) =>
  () => ({
    [field]: { result: 'failure', errors: [{ code: 'not_found', message, field: at }], practice: null },
  });

/** @param isPage which paths are pages; those of the portal as it is now when absent */
export const openProfile = (page: ReactElement, answers: Answers, isPage = isPortalPage) =>
  renderPage(
    <PortalPages value={isPage}>
      {page}
      <ToastRegion />
    </PortalPages>,
    { ProfileStatusData: () => profileStatus(), ...answers },
    '/portal/profile',
  );
