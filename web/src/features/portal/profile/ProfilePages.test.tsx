import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showOnPhone } from '../../../testing/showOnPhone.js';
import { CredentialsPage, EndorsementsPage, PhotosPage, ServicesPage } from './ProfilePages.js';
import { COMPLETE, done, openProfile, practice, profileStatus, refused } from './testing/profilePages.js';

afterEach(() => {
  cleanup();
  window.matchMedia = undefined as never;
});

const skill = (id: string, name: string, endorsementsCount: number) => ({
  ...{ __typename: 'Skill', id, position: 1, endorsementsCount },
  specialty: { __typename: 'Specialty', id, name },
});
const keywords = () => practice({ skills: [skill('reiki', 'Reiki', 1), skill('emdr', 'EMDR', 4)] });
const services = () => practice({ defaultCurrency: 'USD', services: [] });
const asked = (page: ReturnType<typeof openProfile>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);

describe('the frame of the profile', () => {
  it('has the tabs that are pages, and says which one it is', async () => {
    openProfile(<EndorsementsPage />, { KeywordsOfPractice: keywords });
    const tabs = within(await screen.findByRole('navigation', { name: 'Profile' }));
    expect(tabs.getByRole('link', { name: 'Keywords' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: 'Misc' }).getAttribute('href')).toBe('/portal/profile/audience');
  });

  it('is a dropdown on a phone', async () => {
    showOnPhone();
    openProfile(<EndorsementsPage />, { KeywordsOfPractice: keywords });
    const menu = await screen.findByRole('button', { name: /^Keywords ?tap to navigate$/ });
    fireEvent.click(menu);
    expect(await screen.findByRole('menuitem', { name: 'Credentials' })).toBeTruthy();
  });
});

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
    expect(asked(page, 'PublishProfile')).toHaveLength(1);
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

  it.each([
    [false, 'Verify identity', '/portal/settings/nowhere'],
    [true, 'Get client reviews', '/portal/reviews/request'],
  ])('with the second step of verification done: %p, offers to %s', async (completed, label, href) => {
    const [credential, identity] = COMPLETE.verificationSteps;
    const verificationSteps = [credential, { ...identity, completed }];
    const status = profileStatus({ ...COMPLETE, verificationSteps, status: 'Complete' });
    const answers = { ServicesOfProfile: services, ProfileStatusData: () => status };
    openProfile(<ServicesPage />, answers, () => true);
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(href);
    expect(screen.getByText('Complete')).toBeTruthy();
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

describe('keywords', () => {
  it('are listed with their endorsements and removed one by one', async () => {
    const page = openProfile(<EndorsementsPage />, {
      KeywordsOfPractice: keywords,
      DeleteSkills: done('deleteSkills'),
    });
    expect(await screen.findByText('4 endorsements')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove EMDR' }));
    expect(await screen.findByText('Successfully deleted keyword')).toBeTruthy();
    expect(asked(page, 'DeleteSkills')).toEqual([{ skillId: 'emdr' }]);
  });

  it('are chosen, 50 at most', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...{ __typename: 'Specialty', id: `k${index}`, name: `Keyword ${index}`, kind: 'therapy' },
    }));
    const page = openProfile(<EndorsementsPage />, {
      KeywordsOfPractice: () => practice({ skills: many.slice(0, 49).map(({ id, name }) => skill(id, name, 0)) }),
      SpecialtiesToChoose: () => ({ specialties: many }),
      UpdateSkills: refused('updateSkills', ''),
    });
    const choose = await screen.findByRole('button', { name: 'Choose keywords' });
    await waitFor(() => expect((choose as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(choose);
    const last = await screen.findByRole('checkbox', { name: 'Keyword 50' });
    expect((last as HTMLInputElement).disabled).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keyword 49' }));
    expect(await screen.findByText('You can select a maximum of 50 keywords')).toBeTruthy();
    expect((last as HTMLInputElement).disabled).toBe(true);
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect((save as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(save);
    await waitFor(() =>
      expect(asked(page, 'UpdateSkills')).toEqual([{ skills: many.slice(0, 50).map(({ id }) => id) }]),
    );
  });

  it('that do not load can be asked for again', async () => {
    openProfile(<EndorsementsPage />, {
      KeywordsOfPractice: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});

describe('photos', () => {
  const gallery = () =>
    practice({
      galleryImages: [
        { __typename: 'GalleryImage', id: 'room', defaultPhotoUrl: '/room.jpg', altText: 'The room', position: 1 },
      ],
    });

  it('are removed after a question, which stays where that fails', async () => {
    openProfile(<PhotosPage />, {
      GalleryOfPractice: gallery,
      RemoveGalleryImage: () => {
        throw new Error('down');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove The room' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this photo?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove photo' }));
    expect(await question.findByText('Failed to delete photo')).toBeTruthy();
  });

  it('of an empty gallery are asked for, 10 at once', async () => {
    openProfile(<PhotosPage />, { GalleryOfPractice: () => practice({ galleryImages: [] }) });
    expect(await screen.findByText('No photos yet')).toBeTruthy();
    expect(screen.getByText(/10 at once/)).toBeTruthy();
  });
});

describe('credentials', () => {
  const credential = (id: string, state: string) => ({
    ...{ __typename: 'ProCredential', id, state, kind: 'license', name: `License ${id}`, issuer: 'Board of Nursing' },
    ...{ licenseNumber: '4711', stateIssued: 'new_york', position: 1 },
    ...{ filestackDocument: null, filestackDocumentName: null },
  });
  const list = (...credentials: object[]) => ({
    credentialStates: [{ __typename: 'PracticeChoice', id: 'new_york', name: 'New York' }],
    ...practice({ credentials }),
  });

  it('that wait for staff say so, and only approved ones can be moved', async () => {
    openProfile(<CredentialsPage />, {
      CredentialsOfPractice: () => list(credential('a', 'approved'), credential('b', 'pending')),
    });
    expect(await screen.findByText('Pending review')).toBeTruthy();
    expect(screen.getAllByText('Board of Nursing · New York · No. 4711')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Move License a' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move License b' })).toBeNull();
  });

  it('are five at most', async () => {
    openProfile(<CredentialsPage />, {
      CredentialsOfPractice: () => list(...['a', 'b', 'c', 'd', 'e'].map((id) => credential(id, 'pending'))),
    });
    expect(await screen.findByText('Note: You can add a maximum of 5 credentials.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Add new' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('leave the list before the server has answered, and come back where it refuses', async () => {
    let answer: (payload: object) => void = () => undefined;
    openProfile(<CredentialsPage />, {
      CredentialsOfPractice: () => list(credential('a', 'pending')),
      RemoveCredential: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove License a' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove credential' }));
    await waitFor(() => expect(screen.queryByText('License a')).toBeNull());
    answer({ removeCredential: { result: 'failure', errors: [], practice: null } });
    expect(
      await screen.findByText(
        'There was an error removing your credential. Please try again or contact support if the error persists.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('License a')).toBeTruthy();
  });
});
