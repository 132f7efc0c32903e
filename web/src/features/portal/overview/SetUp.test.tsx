import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage.js';
import { answers, portal, setUpPortal } from '../testing/portalPage.js';

setUpPortal();

const step = (name: string, completed: boolean, link: string) => ({ __typename: 'ProfileStep', name, completed, link });
const ownPractice = (published: boolean) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', name: 'Willow', timeZone: 'America/Vancouver', countryCode: 'CA' },
    ...{ published, bookableEventsEnabled: true, locations: [] },
  },
});
const setUp = (serviceMade: boolean) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', hasPaymentProvider: false },
    profileStatus: {
      __typename: 'ProfileStatus',
      completionSteps: [
        step('Location', true, '/portal/profile/locations'),
        step('Service', serviceMade, '/portal/services'),
      ],
    },
  },
});

describe('the overview of a practice that is not published', () => {
  it('leads to what is left before it can be, and to payments', async () => {
    const own = { OwnPractice: () => ownPractice(false), SetUpSteps: () => setUp(false) };
    renderPage(portal, answers(own), '/portal');
    const steps = within(await screen.findByRole('list', { name: 'Steps to a complete profile' }));
    expect(steps.getByRole('link', { name: 'Service' }).getAttribute('href')).toBe('/portal/services');
    expect(steps.queryByRole('link', { name: 'Location' })).toBeNull();
    expect(screen.getByText('50%')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Card payments' }).getAttribute('href')).toBe('/portal/settings/banking');
    expect(screen.queryByRole('button', { name: 'Publish profile' })).toBeNull();
  });

  it('publishes it once nothing is left, and says nothing of set-up then', async () => {
    let published = false;
    const PublishProfile = () => {
      published = true;
      return {
        updatePracticeProfile: {
          ...{ __typename: 'UpdatePracticeProfilePayload', result: 'success', errors: [] },
          practice: { __typename: 'Practice', id: 'p', published },
        },
      };
    };
    const own = { OwnPractice: () => ownPractice(published), SetUpSteps: () => setUp(true), PublishProfile };
    renderPage(portal, answers(own), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Publish profile' }));
    expect(await screen.findByText('Your profile is published.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Set up your practice')).toBeNull());
  });
});
