import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '../../../portal-ui/testing/openedDialog.js';
import { showOnPhone } from '../../../testing/showOnPhone.js';
import { CredentialsPage, EndorsementsPage, PhotosPage } from './ProfilePages.js';
import { done, openProfile, practice, refused } from './testing/profilePages.js';

afterEach(() => {
  cleanup();
  window.matchMedia = undefined as never;
});

const skill = (id: string, name: string, endorsementsCount: number) => ({
  ...{ __typename: 'Skill', id, position: 1, endorsementsCount },
  specialty: { __typename: 'Specialty', id, name },
});
const keywords = () => practice({ skills: [skill('reiki', 'Reiki', 1), skill('emdr', 'EMDR', 4)] });
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
      UpdateSkills: () => ({ updateSkills: { result: 'failure', errors: [], practice: null } }),
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
    expect(await screen.findByText('Failed to update keywords')).toBeTruthy();
  });

  it('stay where they cannot be removed', async () => {
    openProfile(<EndorsementsPage />, {
      KeywordsOfPractice: keywords,
      DeleteSkills: () => ({ deleteSkills: { result: 'failure', errors: [], practice: null } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove EMDR' }));
    expect(await screen.findByText('Failed to delete endorsement topic')).toBeTruthy();
    expect(screen.getByText('EMDR')).toBeTruthy();
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

  it('leave the gallery once they are removed', async () => {
    let shown = gallery();
    openProfile(<PhotosPage />, {
      GalleryOfPractice: () => shown,
      RemoveGalleryImage: () => {
        shown = practice({ galleryImages: [] });
        return done('removeGalleryImage')();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove The room' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Successfully deleted photo')).toBeTruthy();
    expect(await screen.findByText('No photos yet')).toBeTruthy();
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

  it('stay as typed where they cannot be submitted, and the reasons are said', async () => {
    const named = (id: string, name: string) => ({ __typename: 'CredentialName', id, name });
    const page = openProfile(<CredentialsPage />, {
      CredentialsOfPractice: () => list(),
      CredentialSearch: () => ({ credentialSearch: [named('rmt', 'Massage Therapist')] }),
      CredentialIssuerSearch: () => ({ credentialIssuerSearch: [named('board', 'Board of Massage')] }),
      CreateProCredential: refused('createProCredential', 'The practice is away.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add new' }));
    const flyout = await openedDialog('Add credential');
    for (const [label, name] of [
      ['Credential', 'Massage Therapist'],
      ['Issuer', 'Board of Massage'],
    ] as const) {
      fireEvent.focus(flyout.getByRole('combobox', { name: label }));
      fireEvent.change(flyout.getByRole('combobox', { name: label }), { target: { value: 'Ma' } });
      fireEvent.click(await flyout.findByText(name));
    }
    const number = flyout.getByRole<HTMLInputElement>('textbox', { name: 'License number' });
    fireEvent.change(number, { target: { value: '4711' } });
    fireEvent.change(flyout.getByRole('combobox', { name: 'Issuing state' }), { target: { value: 'new_york' } });
    const save = flyout.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    const failure = 'There was an error submitting your credential. Please try again later or contact support.';
    expect(await screen.findByText(`${failure}: The practice is away.`)).toBeTruthy();
    expect(number.value).toBe('4711');
    expect(asked(page, 'CreateProCredential')).toMatchObject([{ credentialId: 'rmt', issuerId: 'board' }]);
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
