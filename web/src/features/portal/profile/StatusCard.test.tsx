import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ServicesPage } from './ProfilePages.js';
import { COMPLETE, openProfile, practice, profileStatus } from './testing/profilePages.js';

afterEach(cleanup);

const services = () => practice({ defaultCurrency: 'USD', services: [] });

describe('the status of the profile', () => {
  it('says how far it has come, and leads to what is left', async () => {
    openProfile(<ServicesPage />, { ServicesOfProfile: services });
    const card = within(await screen.findByRole('region', { name: 'Profile status' }));
    expect(await card.findByText('Incomplete - Not Published')).toBeTruthy();
    expect(card.getByText('50%')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Keyword' }).getAttribute('href')).toBe('/portal/profile/endorsements');
    expect(card.queryByRole('button', { name: 'Publish profile' })).toBeNull();
  });

  it('congratulates on a complete one and publishes it', async () => {
    const complete = { ...COMPLETE, status: 'Not Published', showCompletedModal: true };
    const page = openProfile(<ServicesPage />, {
      ServicesOfProfile: services,
      ProfileStatusData: () => profileStatus(complete),
      PublishProfile: () => ({
        updatePracticeProfile: {
          ...{ result: 'success', errors: [] },
          practice: { __typename: 'Practice', id: 'practice', published: true },
        },
      }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Congratulations, Ines!' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Publish profile' }));
    expect(await screen.findByText('Your profile is published.')).toBeTruthy();
    expect(page.asked.filter(({ operation }) => operation === 'PublishProfile')).toHaveLength(1);
  });

  it('asks for changed terms before it congratulates', async () => {
    const both = { ...COMPLETE, status: 'Not Published', showCompletedModal: true, showTermsModal: true };
    openProfile(<ServicesPage />, { ServicesOfProfile: services, ProfileStatusData: () => profileStatus(both) });
    await screen.findByText('Not Published');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the way to a verified profile, and what verification is', async () => {
    openProfile(<ServicesPage />, {
      ServicesOfProfile: services,
      ProfileStatusData: () => profileStatus({ ...COMPLETE, status: 'Verified' }),
    });
    expect((await screen.findByRole('link', { name: 'View profile' })).getAttribute('href')).toBe('/p/still-water');
    fireEvent.click(screen.getByRole('button', { name: 'What is verification?' }));
    expect(await screen.findByRole('dialog', { name: 'What is verification?' })).toBeTruthy();
  });

  const identified = (completed: boolean) => {
    const [credential, identity] = COMPLETE.verificationSteps;
    const verificationSteps = [credential, { ...identity, completed }];
    const status = profileStatus({ ...COMPLETE, verificationSteps, status: 'Complete' });
    return { ServicesOfProfile: services, ProfileStatusData: () => status };
  };

  it('offers to get client reviews once the identity is verified', async () => {
    openProfile(<ServicesPage />, identified(true));
    const next = await screen.findByRole('link', { name: 'Get client reviews' });
    expect(next.getAttribute('href')).toBe('/portal/reviews/request');
    expect(screen.getByText('Complete')).toBeTruthy();
  });

  it.each([
    [() => ({ status: 'processing', url: null }), 'Your document is being checked. Please come back in a few minutes.'],
    [
      () => {
        throw new Error('down');
      },
      "We couldn't open the identity check. Please try again later.",
    ],
  ])('offers to verify the identity, and says why that cannot be done now: %p', async (session, message) => {
    const VerificationSession = () => ({
      verificationSession: { __typename: 'VerificationSession', id: 'vs_1', ...session() },
    });
    openProfile(<ServicesPage />, { ...identified(false), VerificationSession });
    fireEvent.click(await screen.findByRole('button', { name: 'Verify identity' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says that it could not be synced', async () => {
    openProfile(<ServicesPage />, {
      ServicesOfProfile: services,
      ProfileStatusData: () => {
        throw new Error('down');
      },
    });
    expect(
      await screen.findByText('There was an error syncing your profile status. Please refresh the page.'),
    ).toBeTruthy();
  });
});
